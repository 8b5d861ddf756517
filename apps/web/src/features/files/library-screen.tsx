import { UnorderedListOutlined, UploadOutlined } from '@ant-design/icons';
import { FILE_MODULE } from '@quartermaster/domain/fields/asset-field';
import { families } from '@quartermaster/domain/modules/families';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { libraryQuery, type Library } from '../../api/file-library.ts';
import { useBranch } from '../../engine/use-branch.ts';
import { useModule } from '../../engine/use-module.ts';
import { formatNumber } from '../../i18n/format.ts';
import { readLanguage } from '../../i18n/language.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Pager } from '../../ui/table/pager.tsx';
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx';
import { formatBytes } from './format-bytes.ts';
import { FolderTree } from './folder-tree.tsx';
import { LibraryFilters } from './library-filters.tsx';
import { LibraryTile } from './library-tile.tsx';
import styles from './library.module.css';
import { useLibraryAddress, type LibraryAddress } from './use-library-address.ts';

/** `/file-setting`: every file as a picture, by folder. The table is its other view. */
export function LibraryScreen() {
  const { t } = useTranslation('files');
  const module = useModule(FILE_MODULE.key);
  const address = useLibraryAddress();
  const { data, error, refetch } = useQuery(libraryQuery(useBranch(), address.asked));
  const family = families.find(({ key }) => key === module.family)?.title[readLanguage()];
  return (
    <>
      <PageHead
        breadcrumb={family === undefined ? [] : [family]}
        title={module.titles.title[readLanguage()]}
        meta={data ? t('chosen', { count: data.total }) : null}
        actions={<LibraryActions moduleKey={module.key} />}
      />
      {error && !data ? <ErrorPanel error={error} onRetry={() => void refetch()} /> : null}
      {data === undefined ? (
        error ? null : (
          <Card flush>
            <SkeletonRows rows={8} />
          </Card>
        )
      ) : (
        <div className={styles.columns}>
          <div className={styles.side}>
            <FolderTree
              folders={data.folders}
              chosen={address.asked.folder}
              onChoose={(folder) => address.change({ in: folder })}
            />
            <FirstDownload weight={data.firstDownload} />
          </div>
          <Files library={data} address={address} />
        </div>
      )}
    </>
  );
}

function LibraryActions({ moduleKey }: { readonly moduleKey: string }) {
  const { t } = useTranslation('files');
  return (
    <>
      <Link to="/$module" params={{ module: moduleKey }} search={{ view: 'table' }}>
        <Button icon={<UnorderedListOutlined aria-hidden />} tabIndex={-1}>
          {t('tableView')}
        </Button>
      </Link>
      <Link to="/$module/add" params={{ module: moduleKey }}>
        <Button type="primary" icon={<UploadOutlined aria-hidden />} tabIndex={-1}>
          {t('uploadFiles')}
        </Button>
      </Link>
    </>
  );
}

function Files({ library, address }: { readonly library: Library; readonly address: LibraryAddress }) {
  const { t } = useTranslation('files');
  return (
    <Card>
      <LibraryFilters address={address} />
      {library.files.length === 0 ? (
        <EmptyState title={t('noFiles')} text={t('noFilesText')} />
      ) : (
        <ul className={styles.grid}>
          {library.files.map((file) => (
            <LibraryTile key={file.recordId} file={file} />
          ))}
        </ul>
      )}
      {library.total > library.perPage ? (
        <Pager
          current={library.page}
          pageSize={library.perPage}
          total={library.total}
          showSizeChanger={false}
          onChange={(page) => address.change({ at: String(page) })}
        />
      ) : null}
    </Card>
  );
}

/** What players load before the first screen, beside what they may. */
function FirstDownload({ weight }: { readonly weight: Library['firstDownload'] }) {
  const { t } = useTranslation('files');
  const isOver = weight.bytes > weight.limit;
  return (
    <Card title={t('firstDownload')}>
      <meter
        className={styles.meter}
        min={0}
        max={weight.limit}
        value={Math.min(weight.bytes, weight.limit)}
        aria-label={t('firstDownload')}
      />
      <p className={isOver ? styles.over : styles.hint}>
        {t('firstDownloadOf', {
          bytes: formatBytes(weight.bytes),
          limit: formatBytes(weight.limit),
          files: formatNumber(weight.files),
        })}
      </p>
    </Card>
  );
}
