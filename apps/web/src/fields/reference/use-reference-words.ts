import type { Language } from '@quartermaster/domain/core/language';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { useQuery } from '@tanstack/react-query';
import { moduleQuery } from '../../engine/use-module.ts';
import { useFieldEnvironment } from '../field-environment.tsx';
import { titleText } from './record-title.ts';
import { recordLabel } from './use-record-label.ts';
import { useRecordId } from './use-record-id.ts';
import { useReference } from './use-reference.ts';

/** What a record is called where it is named: its title, its ID, and both, for where the title is cut. */
export function useReferenceWords(module: string, id: string) {
  const facts = useReference(module, id);
  const shownId = useRecordId(module, id);
  const title = useNameOf(module, id, facts);
  const whole = title === '' ? shownId : withId(title, shownId).join(' · ');
  return { facts, title, shownId, whole };
}

type Facts = { readonly title: Parameters<typeof titleText>[0]; readonly isMissing?: boolean };

/** The title of a record; of one without a name what it is and its ID, `Guild level 3`. '' while it is not known. */
function useNameOf(module: string, id: string, facts: Facts | null): string {
  const { localizationLanguage, hasModule } = useFieldEnvironment();
  const title = facts?.title ?? null;
  const isKnown = facts !== null && facts.isMissing !== true && id !== '';
  const isUnnamed = isKnown && !recordLabel(undefined, { recordId: id, title }).isNamed;
  const { data: definition } = useQuery({ ...moduleQuery(module), enabled: isUnnamed && hasModule(module) });
  return nameIn(isUnnamed ? definition : undefined, { recordId: id, title }, localizationLanguage);
}

type Named = { readonly recordId: string; readonly title: Facts['title'] };

/** The same where the definition is at hand, of a record that exists. */
export function nameIn(module: ResolvedModule | undefined, named: Named, language: Language): string {
  const { label, isNamed } = recordLabel(module, named);
  return isNamed || module === undefined ? titleText(named.title, language) : label;
}

/** A title and an ID, but for one that the title ends with. */
export const withId = (title: string, id: string): readonly string[] =>
  ` ${title}`.endsWith(` ${id}`) ? [title] : [title, id];
