import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Environment } from '../../api/get-environments.ts';
import { draftTotalsQuery } from '../../api/overview.ts';
import type { Branch } from '../../api/place.ts';
import { CHANGE_MARKS } from '../../engine/record/change-marks.ts';
import { useBranch } from '../../engine/use-branch.ts';
import { AgoText } from '../../ui/text/ago-text.tsx';
import { Tag } from '../../ui/text/tag.tsx';
import styles from './home.module.css';
import { LiveLine, PlaceHead } from './live-line.tsx';

const SHOWN_DRAFTS = 3;

/** An environment: what is live in it, and how far its drafts have moved on. */
export function EnvironmentCard({ environment }: { readonly environment: Environment }) {
  const here = useBranch();
  const { key, name, color } = environment;
  return (
    <section className={styles.card} style={{ borderTopColor: color }} aria-label={name}>
      <PlaceHead environment={environment} />
      <LiveLine environment={environment} />
      <ul className={styles.drafts}>
        {draftsOf(environment, here).map((version) => (
          <DraftLine
            key={version}
            branch={{ environment: key, version }}
            isLive={environment.live !== null}
          />
        ))}
      </ul>
    </section>
  );
}

/** The version that people are in, the live one, and the newest ones. */
function draftsOf({ key, versions, live }: Environment, here: Branch): readonly string[] {
  const names = versions.map(({ name }) => name);
  const first = [here.environment === key ? here.version : undefined, live?.version];
  const wanted = new Set([...first.filter((name) => name !== undefined), ...names]);
  const shown = new Set([...wanted].slice(0, SHOWN_DRAFTS));
  return names.filter((name) => shown.has(name));
}

type DraftLineProps = {
  readonly branch: Branch;
  /** Whether there is anything live to compare with. */
  readonly isLive: boolean;
};

function DraftLine({ branch, isLive }: DraftLineProps) {
  const { t } = useTranslation('home');
  const { data, isError } = useQuery(draftTotalsQuery(branch));
  const last = data?.lastChange;
  return (
    <li>
      <span className={styles.draftName}>{t('draft', { version: branch.version })}</span>
      {data ? <Totals totals={data.totals} none={t(isLive ? 'draftSame' : 'draftEmpty')} /> : null}
      {!data && !isError ? <span className={styles.bar} /> : null}
      {last ? (
        <span className={styles.soft}>
          {t('lastChange', { author: last.author ?? t('somebody') })} <AgoText value={last.at} />
        </span>
      ) : null}
      <Link
        className={styles.draftLink}
        to="/release"
        search={{ env: branch.environment, v: branch.version }}
      >
        {t('reviewChanges')}
      </Link>
    </li>
  );
}

type Counts = { readonly new: number; readonly changed: number; readonly deleted: number };

function Totals({ totals, none }: { readonly totals: Counts; readonly none: string }) {
  const { t } = useTranslation('home');
  const kinds = (['new', 'changed', 'deleted'] as const).filter((kind) => totals[kind] > 0);
  if (kinds.length === 0) return <span className={styles.soft}>{none}</span>;
  return (
    <span className={styles.totals}>
      {kinds.map((kind) => (
        <Tag key={kind} {...CHANGE_MARKS[kind]}>
          {t(kind, { count: totals[kind] })}
        </Tag>
      ))}
    </span>
  );
}
