import { FILE_MODULE } from '@quartermaster/domain/fields/asset-field';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { WrittenBatch } from '../../api/file-batches.ts';
import { recordLink } from '../../engine/module-paths.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Tag } from '../../ui/text/tag.tsx';
import { OutcomeTag } from './outcome-tag.tsx';
import styles from './upload.module.css';

/** What was written: the record of each file, or why there is none. */
export function WrittenFiles({ batch }: { readonly batch: WrittenBatch }) {
  const { t } = useTranslation('files');
  const { files, assetVersion } = batch;
  return (
    <Card
      title={t('written')}
      aside={assetVersion === null ? null : t('assetVersion', { version: assetVersion })}
    >
      <ul className={styles.staged} aria-live="polite">
        {files.map((file) => (
          <li key={file.name} className={styles.verdict}>
            {file.recordId === null ? (
              <>
                <OutcomeTag outcome={file.outcome} />
                <span>
                  {file.name}: {file.message}
                </span>
              </>
            ) : (
              <>
                <Tag tone="green">{t('uploaded')}</Tag>
                <Link to={recordLink(FILE_MODULE.key, file.recordId)}>{file.path}</Link>
                {file.changed ? null : <span className={styles.reason}>{t('sameFile')}</span>}
              </>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
