import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Referrer } from '../../api/list-referrers.ts';
import { listReferrersQuery } from '../../api/list-referrers.ts';
import type { Place } from '../../api/place.ts';
import { RecordPageLink } from '../../engine/record/record-page-link.tsx';
import { moduleQuery } from '../../engine/use-module.ts';
import { pathLabel } from '../../fields/path-label.ts';
import { RecordIdText } from '../../fields/reference/record-id-text.tsx';
import { useRecordLabel } from '../../fields/reference/use-record-label.ts';
import { readLanguage } from '../../i18n/language.ts';
import styles from './side-panel.module.css';

/** The records that name this one. */
export function UsedByPanel({
  place,
  recordId,
}: {
  readonly place: Place;
  readonly recordId: string | null;
}) {
  const { t } = useTranslation('form');
  const { t: common } = useTranslation();
  const { data } = useQuery({ ...listReferrersQuery(place, recordId ?? ''), enabled: recordId !== null });
  if (recordId === null) return <p className={styles.note}>{t('usedByAfterSave')}</p>;
  if (data === undefined) return <p className={styles.note}>{common('loading')}</p>;
  return <ReferrerList total={data.total} referrers={data.referrers} />;
}

type ReferrerListProps = { readonly total: number; readonly referrers: readonly Referrer[] };

/** Referring records, module by module. */
export function ReferrerList({ total, referrers }: ReferrerListProps) {
  const { t } = useTranslation('form');
  if (total === 0) return <p className={styles.note}>{t('usedByNobody')}</p>;
  const modules = [...new Set(referrers.map(({ module }) => module))];
  return (
    <>
      {modules.map((module) => (
        <ModuleReferrers
          key={module}
          module={module}
          referrers={referrers.filter((each) => each.module === module)}
        />
      ))}
      {total > referrers.length && (
        <p className={styles.note}>{t('usedByMore', { count: total - referrers.length })}</p>
      )}
    </>
  );
}

function ModuleReferrers({
  module,
  referrers,
}: {
  readonly module: string;
  readonly referrers: readonly Referrer[];
}) {
  const language = readLanguage();
  const { data } = useQuery(moduleQuery(module));
  return (
    <section className={styles.group}>
      <h3 className={styles.groupTitle}>{data?.titles.title[language] ?? module}</h3>
      <ul className={styles.list}>
        {referrers.map(({ recordId, title, path }) => (
          <li key={`${recordId} ${path}`} className={styles.referrer}>
            <ReferrerName module={module} recordId={recordId} title={title} path={path} />
            {data !== undefined && <span className={styles.place}>{pathLabel(data, path, language)}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Its name and ID; a record without a name is called as on its own page. */
function ReferrerName({ module, recordId, title, path }: Referrer) {
  const { label, isNamed } = useRecordLabel({ module, recordId, title });
  return (
    <>
      <RecordPageLink module={module} recordId={recordId} path={path}>
        {label}
      </RecordPageLink>{' '}
      {isNamed ? <RecordIdText module={module} id={recordId} /> : null}
    </>
  );
}
