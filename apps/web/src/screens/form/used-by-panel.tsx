import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { wordFilter } from '@quartermaster/domain/core/search-text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listReferrersQuery, type Referrer, type Referrers } from '../../api/list-referrers.ts';
import type { Place } from '../../api/place.ts';
import { RecordPageLink } from '../../engine/record/record-page-link.tsx';
import { moduleQuery } from '../../engine/use-module.ts';
import { linkWords } from '../../fields/reference/link-words.ts';
import { RecordIdText } from '../../fields/reference/record-id-text.tsx';
import { recordLabel } from '../../fields/reference/use-record-label.ts';
import { formatNumber } from '../../i18n/format.ts';
import { readLanguage } from '../../i18n/language.ts';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { useKeptText } from '../../ui/text/use-kept-text.ts';
import { inNaturalOrder, type NamedReferrer } from './order-referrers.ts';
import { FilterBox } from '../../ui/text/filter-box.tsx';
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
  const { data, error, refetch } = useQuery({
    ...listReferrersQuery(place, recordId ?? ''),
    enabled: recordId !== null,
  });
  if (recordId === null) return <p className={styles.note}>{t('usedByAfterSave')}</p>;
  if (data === undefined && error) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <p className={styles.note}>{common('loading')}</p>;
  return <ReferrerList {...data} />;
}

type ReferrerListProps = Pick<Referrers, 'total' | 'modules' | 'referrers'>;

/** Up to so many are read without a search box. */
const FEW = 8;

/** Referring records, module by module, each with a sentence about the place that names this one. */
export function ReferrerList({ total, modules, referrers }: ReferrerListProps) {
  const { t } = useTranslation('form');
  const [typed, setTyped] = useKeptText('used-by');
  if (total === 0) return <p className={styles.note}>{t('usedByNobody')}</p>;
  return (
    <>
      {referrers.length > FEW ? (
        <FilterBox
          label={t('usedByFilter')}
          size="small"
          className={styles.filter}
          value={typed}
          onChange={setTyped}
        />
      ) : null}
      {modules.map(({ module, total: count }) => (
        <ModuleReferrers
          key={module}
          module={module}
          count={count}
          typed={typed}
          referrers={referrers.filter((each) => each.module === module)}
        />
      ))}
    </>
  );
}

type ModuleReferrersProps = {
  readonly module: string;
  /** How many of its records refer to this one, with those that are too many to be listed. */
  readonly count: number;
  readonly typed: string;
  readonly referrers: readonly Referrer[];
};

function ModuleReferrers({ module: key, count, typed, referrers }: ModuleReferrersProps) {
  const { t } = useTranslation('form');
  const language = readLanguage();
  const { data: module } = useQuery(moduleQuery(key));
  const sentence = useLinkSentence(module);
  const title = module?.titles.title[language] ?? key;
  const hasWords = wordFilter(typed);
  const shown = inNaturalOrder(
    referrers.map((referrer) => ({ ...referrer, label: recordLabel(module, referrer).label })),
  ).filter(({ label, recordId, path, rows }) =>
    hasWords([title, label, recordId, sentence(path, rows)].join(' ')),
  );
  const unlisted = count - new Set(referrers.map(({ recordId }) => recordId)).size;
  if (shown.length === 0 && typed !== '') return null;
  return (
    <section className={styles.group}>
      <h3 className={styles.groupTitle}>
        {title} <span className={styles.count}>{formatNumber(count)}</span>
      </h3>
      <ul className={styles.list}>
        {shown.map((referrer) => (
          <li key={`${referrer.recordId} ${referrer.path}`} className={styles.referrer}>
            <ReferrerName referrer={referrer} isNamed={recordLabel(module, referrer).isNamed} />
            <span className={styles.place}>{sentence(referrer.path, referrer.rows)}</span>
          </li>
        ))}
      </ul>
      {unlisted > 0 && typed === '' ? (
        <p className={styles.note}>{t('usedByMore', { count: unlisted })}</p>
      ) : null}
    </section>
  );
}

type ReferrerNameProps = { readonly referrer: NamedReferrer; readonly isNamed: boolean };

/** Its name and ID; a record without a name is called as on its own page. */
function ReferrerName({ referrer: { module, recordId, path, label }, isNamed }: ReferrerNameProps) {
  return (
    <>
      <RecordPageLink module={module} recordId={recordId} path={path}>
        {label}
      </RecordPageLink>{' '}
      {isNamed ? <RecordIdText module={module} id={recordId} /> : null}
    </>
  );
}

/** Says in a sentence what the place of a record does with the record that it names. */
function useLinkSentence(module: ResolvedModule | undefined) {
  const { t } = useTranslation('form');
  return (path: string, rows: Referrer['rows']): string => {
    if (module === undefined) return '';
    const { kind, place, label, figure } = linkWords(module, path, rows, readLanguage());
    if (kind === 'names') {
      const named = place === '' ? t('usedByAs', { label }) : t('usedByAsIn', { place, label });
      return figure === '' ? named : t('usedByWith', { text: named, figure });
    }
    const texts = {
      gives: place === '' ? t('usedByGives', { figure }) : t('usedByGivesIn', { place, figure }),
      costs: place === '' ? t('usedByCosts', { figure }) : t('usedByCostsIn', { place, figure }),
    };
    return label === '' ? texts[kind] : t('usedByWith', { text: texts[kind], figure: label });
  };
}
