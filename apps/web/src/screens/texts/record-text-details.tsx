import { FormOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { RecordPageLink } from '../../engine/record/record-page-link.tsx';
import { useModuleNames } from '../../engine/use-module-names.ts';
import { titleText } from '../../fields/reference/record-title.ts';
import { formatNumber } from '../../i18n/format.ts';
import { readLanguage, readTextLanguage } from '../../i18n/language.ts';
import { IdText } from '../../ui/text/id-text.tsx';
import { Thumbnail } from '../../ui/text/thumbnail.tsx';
import type { TextPlace } from './text-drafts.ts';
import styles from './texts.module.css';

/** Which record and field a text is in, with the way there. */
export function RecordTextDetails({ place }: { readonly place: TextPlace }) {
  const { t } = useTranslation('texts');
  const names = useModuleNames();
  const { module, recordId, path, field } = place;
  const title = titleText(field.recordTitle, readTextLanguage()) || recordId;
  return (
    <>
      <h2 className={styles.detailsTitle}>
        {field.recordImage === null ? null : <Thumbnail path={field.recordImage} size={40} alt={title} />}
        {title}
      </h2>
      <dl className={styles.notes}>
        <div>
          <dt>{t('module')}</dt>
          <dd>
            {names(module)} <IdText>{recordId}</IdText>
          </dd>
        </div>
        <div>
          <dt>{t('field')}</dt>
          <dd>{field.label[readLanguage()]}</dd>
        </div>
        {field.maxLength === null ? null : (
          <div>
            <dt>{t('longest')}</dt>
            <dd>{formatNumber(field.maxLength)}</dd>
          </div>
        )}
      </dl>
      <div className={styles.detailsLinks}>
        <RecordPageLink module={module} recordId={recordId} path={path}>
          <FormOutlined aria-hidden /> {t('openRecord')}
        </RecordPageLink>
      </div>
    </>
  );
}
