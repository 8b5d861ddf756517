import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { ownIdOf } from '@quartermaster/domain/record/identity';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { listRecordsQuery, type RecordRow } from '../../api/list-records.ts';
import type { ChildCount } from '../../api/list-referrers.ts';
import type { Place } from '../../api/place.ts';
import { addPath, editPath, listPath } from '../../engine/module-paths.ts';
import { ownName, recordName } from '../../engine/record/record-name.ts';
import { useModule } from '../../engine/use-module.ts';
import { readLanguage } from '../../i18n/language.ts';
import { IdText } from '../../ui/text/id-text.tsx';
import styles from './side-panel.module.css';

const SHOWN = 8;

type ChildrenPanelProps = {
  readonly place: Place;
  readonly recordId: string | null;
  readonly counts: readonly ChildCount[];
};

/** The records that belong to this one, module by module, and the way to add more. */
export function ChildrenPanel({ place, recordId, counts }: ChildrenPanelProps) {
  const { t } = useTranslation('kinds');
  if (recordId === null) return <p className={styles.note}>{t('childrenAfterSave')}</p>;
  return counts.map((count) => (
    <ModuleChildren
      key={count.module}
      place={{ ...place, module: count.module }}
      parentId={recordId}
      {...count}
    />
  ));
}

type ModuleChildrenProps = ChildCount & { readonly place: Place; readonly parentId: string };

function ModuleChildren({ place, parentId, total }: ModuleChildrenProps) {
  const { t } = useTranslation('kinds');
  const module = useModule(place.module);
  const language = readLanguage();
  const request = { page: 1, perPage: SHOWN, sort: null, q: '', filter: [], parent: parentId };
  const { data } = useQuery(listRecordsQuery(place, request));
  const list = listPath(module, parentId);
  return (
    <section className={styles.group}>
      <h3 className={styles.groupTitle}>
        <Link to={list}>{t('childrenOf', { title: module.titles.title[language], count: total })}</Link>
      </h3>
      {data?.total === 0 ? <p className={styles.note}>{t('noChildren')}</p> : null}
      <ul className={styles.list}>
        {(data?.data ?? []).map((row) => (
          <ChildLink key={row.recordId} module={module} row={row} />
        ))}
      </ul>
      {total > SHOWN ? (
        <Link to={list} className={styles.note}>
          {t('moreChildren', { count: total - SHOWN })}
        </Link>
      ) : null}
      <p className={styles.note}>
        <Link to={addPath(module, parentId)}>+ {module.titles.record[language]}</Link>
      </p>
    </section>
  );
}

/** A child as people know it: by its name, or by what it is and its number. */
function ChildLink({ module, row }: { readonly module: ResolvedModule; readonly row: RecordRow }) {
  const isNamed = ownName(module, row.recordId, row.data) !== null;
  return (
    <li className={styles.referrer}>
      <Link to={editPath(module, row.recordId)}>{recordName(module, row.recordId, row.data)}</Link>{' '}
      {isNamed && <IdText>{ownIdOf(module, row.recordId)}</IdText>}
    </li>
  );
}
