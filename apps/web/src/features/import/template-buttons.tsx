import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { importTemplatePath } from '../../api/imports.ts';
import type { Place } from '../../api/place.ts';
import { saveDownload } from '../../api/save-download.ts';
import { useReportFailure } from '../../ui/feedback/use-report-failure.ts';
import styles from './import.module.css';

/** An empty file with the columns of the module. */
export function TemplateButtons({ place }: { readonly place: Place }) {
  const { t } = useTranslation('transfer');
  const report = useReportFailure();
  return (
    <p className={styles.template}>
      {t('template')}
      {(['xlsx', 'csv'] as const).map((format) => (
        <Button
          key={format}
          size="small"
          onClick={() =>
            report(saveDownload(importTemplatePath(place, format), `${place.module}-template.${format}`))
          }
        >
          {format === 'xlsx' ? t('templateXlsx') : t('templateCsv')}
        </Button>
      ))}
    </p>
  );
}
