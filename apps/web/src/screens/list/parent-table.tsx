import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { displayRecord } from '@quartermaster/domain/record/display-record';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { RecordRow } from '../../api/list-records.ts';
import { addPath, listPath } from '../../engine/module-paths.ts';
import { recordName } from '../../engine/record/record-name.ts';
import type { ModuleList } from '../../engine/list/use-module-list.ts';
import { FieldCell } from '../../fields/cells.tsx';
import { RecordIdText } from '../../fields/reference/record-id-text.tsx';
import { ReferenceTag } from '../../fields/reference/reference-tag.tsx';
import { readLanguage } from '../../i18n/language.ts';
import { midPhrase } from '../../i18n/mid-phrase.ts';
import { Thumbnail } from '../../ui/text/thumbnail.tsx';
import styles from './record-table.module.css';

type ParentCount = { readonly parent: string; readonly total: number };

type ParentTableProps = {
  readonly module: ResolvedModule;
  readonly parents: ModuleList;
  /** How many children each parent has, once that is known. */
  readonly counts: readonly ParentCount[];
};

/** Parents of a child module, each leading to its children. */
export function ParentTable({ module, parents, counts }: ParentTableProps) {
  const { t } = useTranslation('list');
  const { t: tk } = useTranslation('kinds');
  const language = readLanguage();
  const status = parents.module.fieldByKey.get('status');
  return (
    <div className={styles.scroller} data-stale={parents.isStale}>
      <table className={styles.table} data-stacked>
        <thead>
          <tr>
            <th scope="col" className={styles.parentId}>
              {tk('idColumn')}
            </th>
            <th scope="col" className={styles.parentName}>
              {parents.module.titles.record[language]}
            </th>
            <th scope="col" className={`${styles.number} ${styles.childCount}`}>
              {module.titles.title[language]}
            </th>
            <th scope="col">{status?.label[language]}</th>
            <th scope="col" className={styles.menu}>
              <span className="visually-hidden">
                {t('addRecord', { record: midPhrase(module.titles.record) })}
              </span>
            </th>
          </tr>
        </thead>
        <tbody>
          {parents.rows.map((row) => (
            <ParentRow
              key={row.recordId}
              module={module}
              parents={parents}
              row={row}
              count={counts.find(({ parent }) => parent === row.recordId)?.total ?? null}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type ParentRowProps = {
  readonly module: ResolvedModule;
  readonly parents: ModuleList;
  readonly row: RecordRow;
  readonly count: number | null;
};

function ParentRow({ module, parents, row, count }: ParentRowProps) {
  const { t: tk } = useTranslation('kinds');
  const { display, fieldByKey } = parents.module;
  const { image } = displayRecord(parents.module, row.data);
  const status = fieldByKey.get('status');
  return (
    <tr>
      <td className={styles.parentId} data-label={tk('idColumn')}>
        <RecordIdText module={parents.module.key} id={row.recordId} />
      </td>
      <td className={styles.parentTitle} data-first>
        <Link to={listPath(module, row.recordId)} className={styles.name}>
          {display.image === null ? null : <Thumbnail path={image} />}
          <ParentName module={parents.module} row={row} />
        </Link>
      </td>
      <td className={styles.number}>{count === null ? '…' : tk('childCount', { count })}</td>
      <td>{status === undefined ? null : <FieldCell field={status} value={row.data['status']} />}</td>
      <td className={styles.menu}>
        <Link to={addPath(module, row.recordId)}>{tk('add')}</Link>
      </td>
    </tr>
  );
}

/** A parent that is called by another record's name is told apart from its like. */
function ParentName({ module, row }: { readonly module: ResolvedModule; readonly row: RecordRow }) {
  const { title: key } = module.display;
  const title = key === null ? undefined : module.fieldByKey.get(key);
  const name = recordName(module, row.recordId, row.data);
  if (title === undefined)
    return (
      <span className={styles.plainName} title={name}>
        {name}
      </span>
    );
  return title.kind === 'reference' ? (
    <ReferenceTag module={module.key} id={row.recordId} hasId={false} />
  ) : (
    <FieldCell field={title} value={row.data[title.key]} />
  );
}
