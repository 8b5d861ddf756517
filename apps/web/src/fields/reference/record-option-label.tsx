import { Thumbnail } from '../../ui/text/thumbnail.tsx';
import { CutTitle } from './cut-title.tsx';
import styles from './reference.module.css';
import type { OptionWords } from './use-option-words.ts';

export function RecordOptionLabel({ title, id, image }: OptionWords) {
  return (
    <span className={styles.tag}>
      {image !== null && <Thumbnail path={image} size={20} />}
      {title !== '' && <CutTitle title={title} />}
      {id !== null && <span className={styles.id}>{id}</span>}
    </span>
  );
}
