import { possessionKind, type PossessionKind } from '@quartermaster/domain/enums/possession-kind';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { wordOf } from '../../../ui/text/word-tag.tsx';

type PossessionKindSelectProps = {
  readonly value: PossessionKind;
  readonly kinds: readonly PossessionKind[];
  readonly onChange: (kind: PossessionKind) => void;
};

/** What kind of thing is given or taken. */
export function PossessionKindSelect({ value, kinds, onChange }: PossessionKindSelectProps) {
  const { t } = useTranslation('commands');
  return (
    <Select<PossessionKind>
      aria-label={t('thingKind')}
      value={value}
      popupMatchSelectWidth={false}
      options={kinds.map((kind) => ({ value: kind, label: wordOf(possessionKind, kind) }))}
      onChange={onChange}
    />
  );
}
