import { WarningOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { Thumbnail } from '../../ui/text/thumbnail.tsx';
import { CutTitle } from './cut-title.tsx';
import styles from './reference.module.css';
import { useReferenceWords, withId } from './use-reference-words.ts';

type ReferenceTagProps = { readonly module: string; readonly id: string; readonly hasId?: boolean };

/** A record by name: picture, title, id. A record that does not exist says so. */
export function ReferenceTag({ module, id, hasId = true }: ReferenceTagProps) {
  const { t } = useTranslation('fields');
  const { facts, title, shownId, whole } = useReferenceWords(module, id);
  if (facts?.isMissing === true) {
    return (
      <span className={styles.missing}>
        <WarningOutlined aria-hidden /> {t('reference.missing', { id })}
      </span>
    );
  }
  return (
    <span className={styles.tag} title={whole}>
      {facts !== null && facts.image !== null && <Thumbnail path={facts.image} size={20} />}
      {title !== '' && <CutTitle title={title} />}
      {(hasId || title === '') && withId(title, shownId).length > 1 && (
        <span className={styles.id}>{shownId}</span>
      )}
    </span>
  );
}
