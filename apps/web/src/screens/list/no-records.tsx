import { PlusOutlined, UploadOutlined } from '@ant-design/icons';
import { Link } from '@tanstack/react-router';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { isNarrowed } from '../../engine/list/list-state.ts';
import { addPath, importPath, importSearch } from '../../engine/module-paths.ts';
import { branchName } from '../../engine/use-branch.ts';
import type { ModuleList } from '../../engine/list/use-module-list.ts';
import { midPhrase } from '../../i18n/mid-phrase.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

/** An empty list: what belongs here and how to begin, or which filters hide everything. */
export function NoRecords({ list }: { readonly list: ModuleList }) {
  const { t } = useTranslation('list');
  const { t: tc } = useTranslation();
  const { parentId } = list;
  const { titles, key, addedBy } = list.module;
  const place = branchName(list.place);
  if (list.isNarrowed) {
    const hasFilters = isNarrowed({ ...list.state, q: '' });
    return (
      <EmptyState
        title={t('noMatchTitle')}
        text={t('noMatchText', { place })}
        actions={
          <Button onClick={list.clearNarrowing}>{t(hasFilters ? 'clearFilters' : 'clearSearch')}</Button>
        }
      />
    );
  }
  const title = t('emptyTitle', { title: midPhrase(titles.title) });
  if (addedBy === 'game') return <EmptyState title={title} text={t('emptyOfGame', { place })} />;
  return (
    <EmptyState
      title={title}
      text={t('emptyText', { place })}
      actions={
        <>
          <Link to={addPath(list.module, parentId)}>
            <Button type="primary" icon={<PlusOutlined />} tabIndex={-1}>
              {t('addRecord', { record: midPhrase(titles.record) })}
            </Button>
          </Link>
          <Link to={importPath(key)} search={importSearch(parentId)}>
            <Button icon={<UploadOutlined />} tabIndex={-1}>
              {tc('import')}
            </Button>
          </Link>
        </>
      }
    />
  );
}
