import {
  CopyOutlined,
  PlusOutlined,
  TableOutlined,
  UnorderedListOutlined,
  UploadOutlined,
} from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { may } from '@quartermaster/domain/permissions/actions';
import { Link, useNavigate } from '@tanstack/react-router';
import { Button, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { meQuery } from '../../api/get-me.ts';
import { useMenu } from '../../engine/use-menu.ts';
import { draftTotalsQuery } from '../../api/overview.ts';
import { addPath, importPath, importSearch, listPath } from '../../engine/module-paths.ts';
import { useBranch } from '../../engine/use-branch.ts';
import { useMayUpload } from '../../engine/access/use-may-upload.ts';
import type { ModuleList } from '../../engine/list/use-module-list.ts';
import { useParentRecord } from '../../engine/record/use-parent-record.ts';
import { readLanguage } from '../../i18n/language.ts';
import { midPhrase } from '../../i18n/mid-phrase.ts';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { ParentLink } from '../parent-link.tsx';
import { ParentSwitch } from './parent-switch.tsx';
import { useExportItems } from './use-export-items.ts';

/** Title, where the list is, how much it holds, and what can be done with it. */
export function ListHead({ list }: { readonly list: ModuleList }) {
  const { module, total, parentId } = list;
  const { t } = useTranslation('list');
  const menu = useMenu();
  const parent = useParentRecord(module, parentId);
  const exports = useExportItems(list);
  const title = module.titles.title[readLanguage()];
  const family = menu?.groups.find((group) => group.key === module.family)?.title;
  const all = (
    <Link key="all" to={listPath(module)}>
      {title}
    </Link>
  );
  return (
    <PageHead
      breadcrumb={[...(family ? [family] : []), ...(parent === null ? [] : [all])]}
      {...(parent === null ? {} : { here: parent.name })}
      title={title}
      meta={
        <>
          {parent === null ? null : <ParentLink parent={parent} />}
          {list.query.data ? <span>{t('records', { count: total })}</span> : null}
          {parentId === null && module.scope === 'versioned' ? <SinceRelease module={module} /> : null}
        </>
      }
      actions={<ListActions list={list} />}
      more={exports}
    />
  );
}

/** How far the draft of the module is from what is live, and the way to look at it. */
function SinceRelease({ module }: { readonly module: ModuleList['module'] }) {
  const { t } = useTranslation('list');
  const { data: user } = useQuery(meQuery());
  const branch = useBranch();
  const { live } = branch.details;
  const isAsked = live !== null && user !== undefined && may(user.type, 'releases.read');
  const { data } = useQuery({ ...draftTotalsQuery(branch, module.key), enabled: isAsked });
  const count = data ? data.totals.new + data.totals.changed + data.totals.deleted : 0;
  if (!isAsked || count === 0) return null;
  return (
    <Link to="/release" search={{ module: module.key }}>
      {t('sinceRelease', { count, number: live.number })}
    </Link>
  );
}

function ListActions({ list }: { readonly list: ModuleList }) {
  const { module, parentId } = list;
  const { t } = useTranslation('list');
  const { t: tc } = useTranslation();
  const navigate = useNavigate();
  const mayUpload = useMayUpload();
  const goToImport = () =>
    void navigate({
      to: importPath(module.key),
      search: importSearch(parentId),
    });
  return (
    <>
      <Views list={list} />
      <Button icon={<UploadOutlined />} disabled={!mayUpload} onClick={goToImport}>
        {tc('import')}
      </Button>
      {module.head ? (
        <Link to="/new-event">
          <Button icon={<CopyOutlined />} tabIndex={-1}>
            {t('newFrom')}
          </Button>
        </Link>
      ) : null}
      {module.addedBy === 'staff' ? (
        <Link to={addPath(module, parentId)}>
          <Button type="primary" icon={<PlusOutlined />} tabIndex={-1}>
            {t('addRecord', { record: midPhrase(module.titles.record) })}
          </Button>
        </Link>
      ) : null}
    </>
  );
}

/** Other ways to look at the records, where there are any. */
function Views({ list }: { readonly list: ModuleList }) {
  const { t } = useTranslation('list');
  const { module, parentId } = list;
  if (module.kind === 'child' && parentId === null) return <ParentSwitch list={list} />;
  if (module.list.sheet === null) return null;
  return (
    <Segmented
      aria-label={t('viewMode')}
      value={list.state.view === 'sheet' ? 'sheet' : 'list'}
      onChange={list.setView}
      options={[
        { value: 'list', label: t('viewList'), icon: <UnorderedListOutlined /> },
        { value: 'sheet', label: t('viewSheet'), icon: <TableOutlined /> },
      ]}
    />
  );
}
