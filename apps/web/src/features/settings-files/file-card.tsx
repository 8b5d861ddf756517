import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import type { SettingsImportProgress } from '../../api/settings-files.ts';
import { formatNumber, joinNames } from '../../i18n/format.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Fact, Facts } from '../../ui/layout/facts.tsx';
import { DateTimeText } from '../../ui/text/date-time-text.tsx';
import { shortHash } from '../../ui/text/short-hash.ts';
import { Tag } from '../../ui/text/tag.tsx';
import styles from './settings-files.module.css';

/** Where the file comes from and what is in it. It was found whole when it was uploaded. */
export function FileCard({ job }: { readonly job: SettingsImportProgress }) {
  const { t } = useTranslation('tools');
  const { manifest, fileName, unknownModules } = job;
  const { source, modules } = manifest;
  const records = modules.reduce((sum, { recordCount }) => sum + recordCount, 0);
  return (
    <Card title={fileName} aside={<Tag tone="green">{t('verified')}</Tag>}>
      <Facts>
        <Fact label={t('fileSource')}>
          {source.environment}-{source.version}
          {source.release === null ? '' : ` #${source.release}`}
        </Fact>
        <Fact label={t('fileExportedAt')}>
          <DateTimeText value={manifest.exportedAt} />
        </Fact>
        <Fact label={t('fileConsole')}>{manifest.consoleVersion}</Fact>
        <Fact label={t('fileModules')}>{formatNumber(modules.length)}</Fact>
        <Fact label={t('fileRecords')}>{formatNumber(records)}</Fact>
        <Fact label={t('fileHash')}>
          <span className={styles.hash} title={manifest.contentHash}>
            {shortHash(manifest.contentHash)}
          </span>
        </Fact>
      </Facts>
      {unknownModules.length > 0 ? (
        <Alert
          type="warning"
          showIcon
          title={t('unknownModules', {
            count: unknownModules.length,
            modules: joinNames(unknownModules),
          })}
        />
      ) : null}
    </Card>
  );
}
