import type { RecordTitle } from '@quartermaster/contract/http/record-title';
import { useQuery } from '@tanstack/react-query';
import { useFieldEnvironment } from '../field-environment.tsx';
import { optionQuery } from './reference-queries.ts';

type ReferenceFacts = {
  readonly title: RecordTitle;
  readonly image: string | null;
  /** The record is known not to exist. */
  readonly isMissing: boolean;
};

/** Title and picture of the record that an id names: from the data's own references, else from the server. */
export function useReference(module: string, id: string): ReferenceFacts | null {
  const { environment, version, isLive, references, hasModule } = useFieldEnvironment();
  const known = references[module]?.[id];
  const isAsked = known === undefined && id !== '' && hasModule(module);
  const { data } = useQuery({
    ...optionQuery({ environment, version, isLive, module }, id),
    enabled: isAsked,
  });
  if (known !== undefined) return { ...known, isMissing: false };
  if (data === null) return { title: null, image: null, isMissing: true };
  return data === undefined ? null : { title: data.title, image: data.image, isMissing: false };
}
