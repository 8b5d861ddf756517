import { useFieldEnvironment } from '../field-environment.tsx';
import { titleText } from './record-title.ts';
import { useRecordId } from './use-record-id.ts';
import { useReference } from './use-reference.ts';

/** What a record is called where it is named: its title, its ID, and both, for where the title is cut. */
export function useReferenceWords(module: string, id: string) {
  const { localizationLanguage } = useFieldEnvironment();
  const facts = useReference(module, id);
  const shownId = useRecordId(module, id);
  const title = facts === null ? '' : titleText(facts.title, localizationLanguage);
  return { facts, title, shownId, whole: title === '' ? shownId : `${title} · ${shownId}` };
}
