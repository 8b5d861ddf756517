import { possessionKind } from '@quartermaster/domain/enums/possession-kind';
import { Select } from 'antd';
import { wordOf } from '../../../ui/text/word-tag.tsx';
import { fieldLabel } from './command-words.ts';

type PossessionKindSelectProps = {
  readonly value: string;
  readonly kinds: readonly string[];
  readonly onChange: (kind: string) => void;
};

/** What kind of thing is given or taken. */
export function PossessionKindSelect({ value, kinds, onChange }: PossessionKindSelectProps) {
  return (
    <Select<string>
      aria-label={fieldLabel('give', 'things', 'kind')}
      value={value}
      popupMatchSelectWidth={false}
      options={kinds.map((kind) => ({ value: kind, label: wordOf(possessionKind, kind) }))}
      onChange={onChange}
    />
  );
}
