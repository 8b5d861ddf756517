import type { RecordOption } from '@quartermaster/contract/http/records';
import { Thumbnail } from '../../ui/text/thumbnail.tsx';
import { CutTitle } from './cut-title.tsx';
import styles from './reference.module.css';
import { useRecordId } from './use-record-id.ts';
import { useNameOf, withId } from './use-reference-words.ts';

type RecordOptionLabelProps = { readonly module: string; readonly option: RecordOption };

export function RecordOptionLabel({ module, option }: RecordOptionLabelProps) {
  const id = useRecordId(module, option.id);
  const title = useNameOf(module, option.id, option);
  return (
    <span className={styles.tag}>
      {option.image !== null && <Thumbnail path={option.image} size={20} />}
      {title !== '' && <CutTitle title={title} />}
      {withId(title, id).length > 1 && <span className={styles.id}>{id}</span>}
    </span>
  );
}
