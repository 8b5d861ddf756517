import { WarningOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { Thumbnail } from '../../ui/text/thumbnail.tsx';
import { useFieldEnvironment } from '../field-environment.tsx';
import { titleText } from './record-title.ts';
import { CutTitle } from './cut-title.tsx';
import styles from './reference.module.css';
import { useRecordId } from './use-record-id.ts';
import { useReference } from './use-reference.ts';

type ReferenceTagProps = { readonly module: string; readonly id: string; readonly hasId?: boolean };

/** A record by name: picture, title, id. A record that does not exist says so. */
export function ReferenceTag({ module, id, hasId = true }: ReferenceTagProps) {
  const { t } = useTranslation('fields');
  const { localizationLanguage } = useFieldEnvironment();
  const facts = useReference(module, id);
  const shownId = useRecordId(module, id);
  if (facts?.isMissing === true) {
    return (
      <span className={styles.missing}>
        <WarningOutlined aria-hidden /> {t('reference.missing', { id })}
      </span>
    );
  }
  const title = facts === null ? '' : titleText(facts.title, localizationLanguage);
  return (
    <span className={styles.tag} title={title === '' ? shownId : `${title} · ${shownId}`}>
      {facts !== null && facts.image !== null && <Thumbnail path={facts.image} size={20} />}
      {title !== '' && <CutTitle title={title} />}
      {(hasId || title === '') && title !== shownId && <span className={styles.id}>{shownId}</span>}
    </span>
  );
}
