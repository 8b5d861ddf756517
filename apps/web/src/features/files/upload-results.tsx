import { CheckCircleFilled, CloseCircleFilled, LoadingOutlined } from '@ant-design/icons';
import { FILE_MODULE } from '@quartermaster/domain/fields/asset-field';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { recordLink } from '../../engine/module-paths.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Thumbnail } from '../../ui/text/thumbnail.tsx';
import styles from './upload.module.css';
import type { UploadResult } from './use-uploads.ts';

/** What became of each file: its record, or why it was refused. */
export function UploadResults({ results }: { readonly results: readonly UploadResult[] }) {
  const { t } = useTranslation('upload');
  if (results.length === 0) return null;
  return (
    <Card>
      <h2 className={styles.title}>{t('results')}</h2>
      <ul className={styles.results} aria-live="polite">
        {results.map((result) => (
          <li key={result.id}>
            <Outcome result={result} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Outcome({ result: { name, outcome } }: { readonly result: UploadResult }) {
  const { t } = useTranslation('upload');
  if (outcome === null) {
    return (
      <>
        <LoadingOutlined aria-hidden /> {name}
      </>
    );
  }
  if (outcome.kind === 'refused') {
    return (
      <>
        <CloseCircleFilled className={styles.refused} aria-label={t('refused')} /> {name}
        <span className={styles.reason}>{outcome.text}</span>
      </>
    );
  }
  const { file } = outcome;
  return (
    <>
      <CheckCircleFilled className={styles.stored} aria-label={t('stored')} />
      {file.kind === 'image' ? <Thumbnail path={file.path} size={32} /> : null}
      <Link to={recordLink(FILE_MODULE.key, file.recordId)}>{file.path}</Link>
      <span className={styles.reason}>{file.changed ? name : t('unchanged')}</span>
    </>
  );
}
