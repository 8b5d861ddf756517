import type { RecordOption } from '@quartermaster/contract/http/records';
import { Thumbnail } from '../../ui/text/thumbnail.tsx';
import { useFieldEnvironment } from '../field-environment.tsx';
import { titleText } from './record-title.ts';
import { CutTitle } from './cut-title.tsx';
import styles from './reference.module.css';
import { useRecordId } from './use-record-id.ts';

type RecordOptionLabelProps = { readonly module: string; readonly option: RecordOption };

export function RecordOptionLabel({ module, option }: RecordOptionLabelProps) {
  const id = useRecordId(module, option.id);
  const { localizationLanguage } = useFieldEnvironment();
  const title = titleText(option.title, localizationLanguage);
  return (
    <span className={styles.tag}>
      {option.image !== null && <Thumbnail path={option.image} size={20} />}
      {title !== '' && <CutTitle title={title} />}
      {title !== id && <span className={styles.id}>{id}</span>}
    </span>
  );
}
