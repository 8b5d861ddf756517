import type { BoardName, ClearCachesBody } from '@quartermaster/contract/http/cache-control';
import { BOARDS } from '@quartermaster/contract/http/choices';
import { QUICK_HELPER_PARTIAL } from '@quartermaster/contract/http/quick-helper-outcome';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import {
  cachesKey,
  clearCaches,
  type Caches,
  type CacheState,
  type ClearedCaches,
} from '../../api/caches.ts';
import { RecordPageLink } from '../../engine/record/record-page-link.tsx';
import { useBranch } from '../../engine/use-branch.ts';
import { formatNumber } from '../../i18n/format.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Labelled } from '../../ui/text/labelled.tsx';
import { TextField } from '../../ui/text/text-field.tsx';
import styles from './cache-control.module.css';

type ClearDialogProps = {
  readonly cache: CacheState;
  readonly seasons: Caches['seasons'];
  readonly onClose: () => void;
};

/** Counts what would be cleared before anything is: the first press changes nothing. */
export function ClearDialog({ cache, seasons, onClose }: ClearDialogProps) {
  const { t } = useTranslation('tools');
  const { details } = useBranch();
  const clearing = useClearing(cache);
  const running = seasons.find((season) => season.board === clearing.board);
  const isReady = (cache.cache !== 'ranking' || clearing.board !== undefined) && running === undefined;
  return (
    <Dialog
      title={t('cacheClearOne', { name: t(`cache.${cache.cache}`) })}
      onCancel={onClose}
      footer={<Buttons cache={cache} clearing={clearing} isReady={isReady} onClose={onClose} />}
    >
      <div className={styles.dialog}>
        <p>{t('cacheAsk', { place: details.name, effect: t(`cacheEffect.${cache.cache}`) })}</p>
        {cache.cache === 'ranking' ? (
          <BoardSelect value={clearing.board} onChange={clearing.setBoard} />
        ) : null}
        {running ? <Running season={running} /> : null}
        {cache.takesPrefix ? (
          <TextField
            label={t('cachePrefix')}
            hint={t('cachePrefixHint')}
            value={clearing.prefix}
            maxLength={200}
            onChange={clearing.setPrefix}
          />
        ) : null}
        <Told clearing={clearing} />
      </div>
    </Dialog>
  );
}

type Clearing = ReturnType<typeof useClearing>;

type ButtonsProps = Pick<ClearDialogProps, 'cache' | 'onClose'> & {
  readonly clearing: Clearing;
  readonly isReady: boolean;
};

function Buttons({ cache, clearing: { body, count, clear }, isReady, onClose }: ButtonsProps) {
  const { t } = useTranslation('tools');
  const { details } = useBranch();
  return (
    <>
      <Button onClick={onClose}>{t(clear.data ? 'cacheClose' : 'cacheCancel')}</Button>
      <Button
        disabled={!isReady}
        loading={count.isPending}
        onClick={() => count.mutate({ ...body, dry_run: true })}
      >
        {t('cacheCount')}
      </Button>
      <Button
        type="primary"
        danger={details.isProtected}
        disabled={!isReady || (clear.data !== undefined && !clear.data.stoppedEarly)}
        loading={clear.isPending}
        onClick={() => clear.mutate({ ...body, dry_run: false })}
      >
        {t(cache.cache === 'item_source' ? 'cacheRecompute' : 'cacheClear')}
      </Button>
    </>
  );
}

function Running({ season }: { readonly season: Caches['seasons'][number] }) {
  const { t } = useTranslation('tools');
  const link = (
    <RecordPageLink module={season.module} recordId={season.recordId}>
      {t('cacheSeasonOpen')}
    </RecordPageLink>
  );
  return <Alert type="warning" showIcon title={t('cacheSeasonRunning')} description={link} />;
}

/** What came of counting or clearing. */
function Told({ clearing: { count, clear } }: { readonly clearing: Clearing }) {
  const problem = clear.error ?? count.error;
  return (
    <div aria-live="polite">
      {problem ? <Alert type="error" showIcon title={errorMessage(problem)} /> : null}
      {clear.data ? <Outcome outcome={clear.data} /> : null}
      {count.data && !clear.data ? <Counted outcome={count.data} /> : null}
    </div>
  );
}

/** What is chosen, and what came of it; another choice forgets what came of the last. */
function useClearing({ cache, takesPrefix }: CacheState) {
  const [board, setBoard] = useState<BoardName>();
  const [prefix, setPrefix] = useState('');
  const count = useClear();
  const clear = useClear();
  const forget = () => {
    count.reset();
    clear.reset();
  };
  const body: Omit<ClearCachesBody, 'dry_run'> = {
    cache,
    ...(board === undefined ? {} : { board }),
    ...(takesPrefix && prefix.trim() !== '' ? { prefix: prefix.trim() } : {}),
  };
  return {
    body,
    count,
    clear,
    board,
    prefix,
    setBoard: (next: BoardName) => {
      forget();
      setBoard(next);
    },
    setPrefix: (next: string) => {
      forget();
      setPrefix(next);
    },
  };
}

function useClear() {
  const branch = useBranch();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ClearCachesBody) => clearCaches(branch, body),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: cachesKey(branch) }),
  });
}

type BoardSelectProps = {
  readonly value: BoardName | undefined;
  readonly onChange: (board: BoardName) => void;
};

function BoardSelect({ value, onChange }: BoardSelectProps) {
  const { t } = useTranslation('tools');
  return (
    <Labelled label={t('cacheBoard')}>
      {(input) => (
        <Select
          {...input}
          value={value ?? null}
          options={BOARDS.map((board) => ({ value: board, label: t(`board.${board}`) }))}
          onChange={(next) => {
            if (next !== null) onChange(next);
          }}
        />
      )}
    </Labelled>
  );
}

function Counted({ outcome: { matched, stoppedEarly } }: { readonly outcome: ClearedCaches }) {
  const { t } = useTranslation('tools');
  const title =
    matched === null
      ? t('cacheUncounted')
      : t('cacheMatched', { count: matched, number: formatNumber(matched) });
  const description = stoppedEarly ? t('cacheCountStopped') : undefined;
  return <Alert type="info" showIcon title={title} description={description} />;
}

function Outcome({ outcome }: { readonly outcome: ClearedCaches }) {
  const { t } = useTranslation('tools');
  const { cleared, stoppedEarly, result, servers, message } = outcome;
  const isPartial = result === QUICK_HELPER_PARTIAL;
  const done =
    cleared === null ? t('cacheDone') : t('cacheCleared', { count: cleared, number: formatNumber(cleared) });
  return (
    <Alert
      type={isPartial || stoppedEarly ? 'warning' : 'success'}
      showIcon
      title={isPartial ? message : done}
      description={
        <>
          {stoppedEarly ? t('cacheClearStopped') : null}
          <ul className={styles.servers}>
            {servers.map(({ node, answered }) => (
              <li key={node}>{t(answered ? 'cacheAnswered' : 'cacheSilent', { node })}</li>
            ))}
          </ul>
        </>
      }
    />
  );
}
