import { IdText } from '../../ui/text/id-text.tsx';
import { useRecordId } from './use-record-id.ts';

type RecordIdTextProps = { readonly module: string; readonly id: string };

/** The id of a record, as people read it. */
export function RecordIdText({ module, id }: RecordIdTextProps) {
  return <IdText>{useRecordId(module, id)}</IdText>;
}
