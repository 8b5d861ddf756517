import { DownloadOutlined, PlusOutlined, UploadOutlined } from '@ant-design/icons';
import { LANGUAGES } from '@quartermaster/domain/core/language';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { families } from '@quartermaster/domain/modules/families';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { EVERYTHING, exportRecords, type ExportFormat } from '../../api/export-records.ts';
import { textProgressQuery, textsPlace } from '../../api/localization.ts';
import { importPath } from '../../engine/module-paths.ts';
import { useBranch } from '../../engine/use-branch.ts';
import { useMayUpload } from '../../engine/access/use-may-upload.ts';
import { readLanguage } from '../../i18n/language.ts';
import { useReportFailure } from '../../ui/feedback/use-report-failure.ts';
import { PageHead } from '../../ui/layout/page-head.tsx';
import type { TextsAddress } from './use-texts-address.ts';

type TextsHeadProps = {
  readonly module: ResolvedModule;
  readonly address: TextsAddress;
  readonly onAdd: () => void;
};

/** The columns that translators' own tools know. */
const TRANSLATION_COLUMNS = ['key', ...LANGUAGES];

/** What the page is, how much it holds, and the ways in and out. */
export function TextsHead({ module, address, onAdd }: TextsHeadProps) {
  const { t } = useTranslation('texts');
  const { t: tc } = useTranslation();
  const branch = useBranch();
  const navigate = useNavigate();
  const report = useReportFailure();
  const { data: progress } = useQuery(textProgressQuery(branch, address.request));
  const mayUpload = useMayUpload();
  const download = (format: ExportFormat, fileColumns?: readonly string[]) =>
    report(exportRecords(textsPlace(branch), format, { ...EVERYTHING, q: address.request.q, fileColumns }));
  const language = readLanguage();
  const family = families.find(({ key }) => key === module.family);
  return (
    <PageHead
      breadcrumb={family ? [family.title[language]] : []}
      title={module.titles.title[language]}
      meta={progress ? t('total', { count: progress.total }) : null}
      actions={
        <>
          <Button
            icon={<UploadOutlined />}
            disabled={!mayUpload}
            onClick={() => void navigate({ to: importPath(module.key) })}
          >
            {tc('import')}
          </Button>
          <Button icon={<DownloadOutlined />} onClick={() => download('csv', TRANSLATION_COLUMNS)}>
            {t('exportTranslations')}
          </Button>
          <Button type="primary" icon={<PlusOutlined />} onClick={onAdd}>
            {t('add')}
          </Button>
        </>
      }
      more={[
        { key: 'csv', label: t('exportAllColumns'), onClick: () => download('csv') },
        { key: 'json', label: t('exportJson'), onClick: () => download('json') },
      ]}
    />
  );
}
