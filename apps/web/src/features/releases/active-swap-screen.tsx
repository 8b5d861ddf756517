import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Alert, Button, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  releaseChoicesQuery,
  releaseQuery,
  type Published,
  type Release,
  type ReleaseWithChanges,
} from '../../api/releases.ts';
import { PlaceTag } from '../../engine/place-tag.tsx';
import { useBranch } from '../../engine/use-branch.ts';
import { formatNumber } from '../../i18n/format.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Fact, Facts } from '../../ui/layout/facts.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx';
import { DateTimeText } from '../../ui/text/date-time-text.tsx';
import { Labelled } from '../../ui/text/labelled.tsx';
import { shortHash } from '../../ui/text/short-hash.ts';
import swap from './active-swap.module.css';
import { ClearsCache, useClearing } from './clear-afterwards.tsx';
import { DeliveryNotice } from './delivery-notice.tsx';
import styles from './releases.module.css';
import { RollBackFields, useRollBack } from './roll-back-form.tsx';
import { SwapModuleCard } from './swap-module-card.tsx';
import { SwapPart } from './swap-part.tsx';

/** What was swapped, and what was live before. */
type Swapped = {
  readonly published: Published;
  readonly before: number;
  readonly module: string | undefined;
};

/** What is live and an earlier release beside each other, to be swapped: a roll back by another name. */
export function ActiveSwapScreen() {
  const { t } = useTranslation('releases');
  const { environment, details } = useBranch();
  const { to, module, choose } = useCandidate();
  const [swapped, setSwapped] = useState<Swapped | null>(null);
  const releases = useQuery(releaseChoicesQuery(environment));
  const live = releases.data?.data.find(({ isLive }) => isLive);
  const candidate = useQuery({ ...releaseQuery(environment, to ?? 0), enabled: to !== null });
  return (
    <>
      <PageHead breadcrumb={[]} title={t('swapTitle')} meta={<PlaceTag environment={details} />} />
      <div className={swap.page}>
        {swapped ? (
          <SwappedNotice swapped={swapped} onSwapBack={() => choose(swapped.before, swapped.module)} />
        ) : null}
        {releases.error ? (
          <ErrorPanel error={releases.error} onRetry={() => void releases.refetch()} />
        ) : null}
        {releases.data?.total === 0 ? <EmptyState title={t('emptyTitle')} text={t('emptyText')} /> : null}
        <div className={swap.sides}>
          <Side title={t('swapLive')} release={live} />
          <Side title={t('swapCandidate')} release={to === null || candidate.isError ? null : candidate.data}>
            {candidate.error ? (
              <ErrorPanel error={candidate.error} onRetry={() => void candidate.refetch()} />
            ) : null}
            <Candidates
              releases={releases.data?.data}
              value={candidate.data ?? null}
              onChoose={(number) => choose(number, module)}
            />
          </Side>
        </div>
        {candidate.data && live ? (
          <Swap
            release={candidate.data}
            live={live}
            module={module}
            onChoose={(next) => choose(candidate.data.number, next)}
            onDone={(published) => {
              setSwapped({ published, before: live.number, module });
              choose(null);
            }}
          />
        ) : null}
      </div>
    </>
  );
}

/** The candidate that the address names, so that it can be sent to a colleague. */
function useCandidate() {
  const { to, module } = useSearch({ strict: false });
  const navigate = useNavigate();
  const number = Number(to);
  return {
    to: Number.isInteger(number) && number > 0 ? number : null,
    module,
    choose: (next: number | null, only?: string) =>
      void navigate({
        to: '/active-swap',
        search: {
          ...(next === null ? {} : { to: String(next) }),
          ...(only === undefined ? {} : { module: only }),
        },
      }),
  };
}

type SideProps = {
  readonly title: string;
  /** Null: none is chosen; undefined: it is on its way. */
  readonly release: Release | null | undefined;
  readonly children?: React.ReactNode;
};

function Side({ title, release, children }: SideProps) {
  const { t } = useTranslation('releases');
  return (
    <Card title={title}>
      <div className={styles.form}>
        {children}
        {release === undefined ? <SkeletonRows rows={3} columns={1} /> : null}
        {release ? (
          <Facts>
            <Fact label={t('number')}>{release.number}</Fact>
            <Fact label={t('name')}>{release.name || '—'}</Fact>
            <Fact label={t('version')}>{release.version}</Fact>
            <Fact label={t('who')}>{release.author}</Fact>
            <Fact label={t('when')}>
              <DateTimeText value={release.at} />
            </Fact>
            <Fact label={t('swapRecords')}>{formatNumber(release.recordCount)}</Fact>
            <Fact label={t('content')}>
              <code title={release.contentHash}>{shortHash(release.contentHash)}</code>
            </Fact>
          </Facts>
        ) : null}
      </div>
    </Card>
  );
}

type CandidatesProps = {
  readonly releases: readonly Release[] | undefined;
  readonly value: Release | null;
  readonly onChoose: (number: number) => void;
};

function Candidates({ releases = [], value, onChoose }: CandidatesProps) {
  const { t } = useTranslation('releases');
  const earlier = releases.filter(({ isLive }) => !isLive);
  // An address may name one that is older than the list.
  const all =
    value === null || earlier.some(({ number }) => number === value.number) ? earlier : [...earlier, value];
  if (releases.length > 0 && all.length === 0) return <span className={styles.hint}>{t('swapNone')}</span>;
  return (
    <>
      <Labelled label={t('swapChooseLabel')}>
        {(input) => (
          <Select
            {...input}
            showSearch={{ optionFilterProp: 'label' }}
            className={swap.choice}
            value={value?.number ?? null}
            options={all.map(({ number, name, version }) => ({
              value: number,
              label: `${number} · ${name || version}`,
            }))}
            onChange={(next) => {
              if (next !== null) onChoose(next);
            }}
          />
        )}
      </Labelled>
      {value === null ? <span className={styles.hint}>{t('swapChoose')}</span> : null}
    </>
  );
}

type SwapProps = SwapCardProps & {
  readonly module: string | undefined;
  readonly onChoose: (module: string | undefined) => void;
};

/** Swaps everything or one module. Another choice resets the form. */
function Swap({ module, onChoose, ...sides }: SwapProps) {
  const { t } = useTranslation('releases');
  const { release, live } = sides;
  if (release.contentHash === live.contentHash)
    return <Alert type="info" showIcon title={t('swapSame', { number: release.number })} />;
  return (
    <>
      <SwapPart number={release.number} value={module} onChoose={onChoose} />
      {module === undefined ? (
        <SwapCard key={release.number} {...sides} />
      ) : (
        <SwapModuleCard key={`${release.number} ${module}`} module={module} {...sides} />
      )}
    </>
  );
}

type SwapCardProps = {
  readonly release: ReleaseWithChanges;
  readonly live: Release;
  readonly onDone: (published: Published) => void;
};

function SwapCard({ release, live, onDone }: SwapCardProps) {
  const { t } = useTranslation('releases');
  const clearing = useClearing();
  const rolling = useRollBack(release, {
    alwaysAsksName: true,
    onDone: async (published) => {
      await clearing.run();
      onDone(published);
    },
  });
  return (
    <Card title={t('swapHeading', { from: live.number, to: release.number })}>
      <div className={styles.form}>
        <RollBackFields release={release} rolling={rolling} />
        <ClearsCache clearing={clearing} />
        <div>
          <Button
            type="primary"
            danger
            disabled={rolling.isLocked}
            loading={rolling.isPending}
            onClick={rolling.run}
          >
            {t('swapDo', { number: release.number })}
          </Button>
        </div>
      </div>
    </Card>
  );
}

type SwappedNoticeProps = { readonly swapped: Swapped; readonly onSwapBack: () => void };

function SwappedNotice({ swapped: { published, before }, onSwapBack }: SwappedNoticeProps) {
  const { t } = useTranslation('releases');
  return (
    <div className={styles.form}>
      <DeliveryNotice published={published} />
      <div>
        <Button onClick={onSwapBack}>{t('swapBack', { number: before })}</Button>
      </div>
    </div>
  );
}
