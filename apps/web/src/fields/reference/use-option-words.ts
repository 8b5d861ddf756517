import type { RecordOption } from '@quartermaster/contract/http/records';
import type { Language } from '@quartermaster/domain/core/language';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { useQuery } from '@tanstack/react-query';
import { moduleQuery } from '../../engine/use-module.ts';
import { useFieldEnvironment } from '../field-environment.tsx';
import { isPlainId, shownId } from './use-record-id.ts';
import { recordLabel } from './use-record-label.ts';
import { nameIn, withId } from './use-reference-words.ts';

/** What an option says: its name, its ID where the name does not end with it, and both as one text. */
export type OptionWords = {
  readonly value: string;
  readonly title: string;
  readonly id: string | null;
  readonly text: string;
  readonly image: string | null;
};

/** Records to choose from in words. Their module is loaded where a name or an ID cannot be said without it. */
export function useOptionWords(module: string, options: readonly RecordOption[]): readonly OptionWords[] {
  const { localizationLanguage, hasModule } = useFieldEnvironment();
  const isAsked = hasModule(module) && options.some(needsModule);
  const { data } = useQuery({ ...moduleQuery(module), enabled: isAsked });
  return options.map((option) => optionWords(option, isAsked ? data : undefined, localizationLanguage));
}

const needsModule = ({ id, title }: RecordOption): boolean =>
  !isPlainId(id) || !recordLabel(undefined, { recordId: id, title }).isNamed;

export function optionWords(
  { id, title, image }: RecordOption,
  module: ResolvedModule | undefined,
  language: Language,
): OptionWords {
  const name = nameIn(module, { recordId: id, title }, language);
  const shown = shownId(module, id);
  const parts = name === '' ? [shown] : withId(name, shown);
  return {
    value: id,
    title: name,
    id: name !== '' && parts.length === 1 ? null : shown,
    text: parts.join(' · '),
    image,
  };
}
