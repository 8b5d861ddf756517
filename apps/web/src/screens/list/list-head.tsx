import { PlusOutlined, TableOutlined, UnorderedListOutlined, UploadOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Button, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { menuQuery } from '../../api/get-menu.ts';
import { uploadFlagQuery } from '../../api/get-upload-flag.ts';
import type { ModuleList } from '../../engine/use-module-list.ts';
import { formatNumber } from '../../i18n/format.ts';
import { readLanguage } from '../../i18n/language.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { addPath, importPath } from '../../engine/module-paths.ts';
import { useExportItems } from './use-export-items.ts';

/** Title, where the list is, how much it holds, and what can be done with it. */
export function ListHead({ list }: { readonly list: ModuleList }) {
  const { module, total } = list;
  const { t } = useTranslation('list');
  const { t: tc } = useTranslation();
  const navigate = useNavigate();
  const { data: menu } = useQuery(menuQuery());
  const { data: canUpload } = useQuery(uploadFlagQuery());
  const exports = useExportItems(list);
  const language = readLanguage();
  const family = menu?.groups.find((group) => group.key === module.family)?.title;
  return (
    <PageHead
      breadcrumb={family ? [family] : []}
      title={module.titles.title[language]}
      meta={list.query.data ? t('records', { count: total, total: formatNumber(total) }) : null}
      actions={
        <>
          {module.list.sheet ? <ViewSwitch list={list} /> : null}
          <Button
            icon={<UploadOutlined />}
            disabled={canUpload === false}
            onClick={() => void navigate({ to: importPath(module.key) })}
          >
            {tc('import')}
          </Button>
          <Link to={addPath(module.key)}>
            <Button type="primary" icon={<PlusOutlined />} tabIndex={-1}>
              {t('addRecord', { record: module.titles.record[language] })}
            </Button>
          </Link>
        </>
      }
      more={exports}
    />
  );
}

function ViewSwitch({ list }: { readonly list: ModuleList }) {
  const { t } = useTranslation('list');
  return (
    <Segmented
      aria-label={t('viewMode')}
      value={list.state.view}
      onChange={list.setView}
      options={[
        { value: 'list', label: t('viewList'), icon: <UnorderedListOutlined /> },
        { value: 'sheet', label: t('viewSheet'), icon: <TableOutlined /> },
      ]}
    />
  );
}
