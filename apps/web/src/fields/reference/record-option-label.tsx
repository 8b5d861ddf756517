import type { RecordOption } from '@quartermaster/contract/http/records';
import { Thumbnail } from '../../ui/thumbnail.tsx';
import { useFieldEnvironment } from '../field-environment.tsx';
import { titleText } from './record-title.ts';
import styles from './reference.module.css';

export function RecordOptionLabel({ option }: { readonly option: RecordOption }) {
  const { localizationLanguage } = useFieldEnvironment();
  const title = titleText(option.title, localizationLanguage);
  return (
    <span className={styles.tag}>
      {option.image !== null && <Thumbnail path={option.image} size={20} />}
      {title !== '' && <span className={styles.title}>{title}</span>}
      <span className={styles.id}>{option.id}</span>
    </span>
  );
}
