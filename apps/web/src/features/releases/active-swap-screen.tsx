import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Alert, Button } from 'antd';
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
import { ReleaseSelect } from '../../engine/points/release-select.tsx';
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
import { findSwapStart } from './find-swap-start.ts';
import { ReleaseMarks } from './release-marks.tsx';
import styles from './releases.module.css';
import { RollBackFields, useRollBack } from './roll-back-form.tsx';
import { SwapModuleCard } from './swap-module-card.tsx';
import { SwapPart } from './swap-part.tsx';

/** What is live and an earlier release beside each other, to be swapped: a roll back by another name. */
export function ActiveSwapScreen() {
  const { t } = useTranslation('releases');
  const { environment, details } = useBranch();
  const releases = useQuery(releaseChoicesQuery(environment, ''));
  return (
    <>
      <PageHead breadcrumb={[]} title={t('swapTitle')} meta={<PlaceTag environment={details} />} />
      <div className={swap.page}>
        {releases.error ? (
          <ErrorPanel error={releases.error} onRetry={() => void releases.refetch()} />
        ) : null}
        {releases.data?.total === 0 ? (
          <EmptyState title={t('emptyTitle')} text={t('emptyText')} />
        ) : releases.isError && releases.data === undefined ? null : (
          <Sides releases={releases.data?.data} />
        )}
      </div>
    </>
  );
}

/** `releases`: the latest ones; undefined: they are on their way. */
function Sides({ releases }: { readonly releases: readonly Release[] | undefined }) {
  const { t } = useTranslation('releases');
  const { environment } = useBranch();
  const [published, setPublished] = useState<Published | null>(null);
  const live = newestOf(
    releases?.find(({ isLive }) => isLive),
    published?.release,
  );
  const start = live && findSwapStart(releases ?? [], live);
  const { to, module, isProposed, choose } = useCandidate(start?.proposal ?? null);
  const candidate = useQuery({ ...releaseQuery(environment, to ?? 0), enabled: to !== null });
  return (
    <>
      {published ? <DeliveryNotice published={published} /> : null}
      {live && start?.wayBack && to !== start.wayBack.number ? (
        <WayBack live={live} before={start.wayBack} onChoose={choose} />
      ) : null}
      <div className={swap.sides}>
        <Side title={t('swapLive')} release={live} />
        <Side title={t('swapCandidate')} release={to === null || candidate.isError ? null : candidate.data}>
          {candidate.error ? (
            <ErrorPanel error={candidate.error} onRetry={() => void candidate.refetch()} />
          ) : null}
          {releases?.length === 1 ? (
            <span className={styles.hint}>{t('swapNone')}</span>
          ) : (
            <Candidates value={to} isProposed={isProposed} onChoose={(number) => choose(number, module)} />
          )}
        </Side>
      </div>
      {candidate.data && live ? (
        <Swap
          release={candidate.data}
          live={live}
          module={module}
          onChoose={(next) => choose(candidate.data.number, next)}
          onDone={(answer) => {
            setPublished(answer);
            choose(null);
          }}
        />
      ) : null}
    </>
  );
}

/** What was just swapped is live before the list says so. */
function newestOf(listed: Release | undefined, swapped: Release | undefined): Release | undefined {
  return swapped && swapped.number > (listed?.number ?? 0) ? swapped : listed;
}

/** The candidate that the address names, so that it can be sent to a colleague; else the proposed one. */
function useCandidate(proposal: number | null) {
  const { to, module } = useSearch({ strict: false });
  const navigate = useNavigate();
  const number = Number(to);
  const chosen = Number.isInteger(number) && number > 0 ? number : null;
  return {
    to: chosen ?? proposal,
    module,
    isProposed: chosen === null && proposal !== null,
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
  readonly value: number | null;
  readonly isProposed: boolean;
  readonly onChoose: (number: number) => void;
};

function Candidates({ value, isProposed, onChoose }: CandidatesProps) {
  const { t } = useTranslation('releases');
  const { environment } = useBranch();
  const hint = value === null ? t('swapChoose') : isProposed ? t('swapProposed') : null;
  return (
    <Labelled label={t('swapChooseLabel')} hint={hint}>
      {(input) => (
        <ReleaseSelect
          {...input}
          className={swap.choice ?? ''}
          environment={environment}
          value={value}
          isOffered={({ isLive }) => !isLive}
          onChange={onChoose}
        />
      )}
    </Labelled>
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

type WayBackProps = {
  readonly live: Release;
  /** The release that was live before it. */
  readonly before: Release;
  readonly onChoose: (number: number, module: string | undefined) => void;
};

/** After a roll back, by whom and whenever: what it was, and how it is undone. */
function WayBack({ live, before, onChoose }: WayBackProps) {
  const { t } = useTranslation('releases');
  return (
    <Alert
      type="info"
      showIcon
      title={
        <>
          {t('number')} {live.number} <ReleaseMarks release={live} />
        </>
      }
      description={t('swapBefore', { number: before.number, name: before.name || before.version })}
      action={
        <Button onClick={() => onChoose(before.number, live.sourceModule ?? undefined)}>
          {t('swapBack', { number: before.number })}
        </Button>
      }
    />
  );
}
