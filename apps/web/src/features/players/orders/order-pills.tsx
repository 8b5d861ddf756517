import { orderState } from '@quartermaster/domain/enums/order-state';
import { Button, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import type { PlayerServer } from '../../../api/players.ts';
import { DayRange } from '../../../fields/moment/day-range.tsx';
import { wordOf } from '../../../ui/text/word-tag.tsx';
import { periodSummary } from '../../../fields/player-filter/filter-summary.ts';
import filters from '../../../fields/player-filter/filters.module.css';
import { PlayerFilter } from '../../../fields/player-filter/player-filter.tsx';
import styles from '../search.module.css';
import { ServerPill } from '../server-pill.tsx';
import { AccountEditor } from './account-editor.tsx';

/** What an address asks for, in the words of the call. */
export type OrderSearch = {
  readonly number?: string;
  readonly server?: string;
  readonly account?: string;
  readonly state?: string;
  readonly from?: string;
  readonly to?: string;
};

type OrderPillsProps = {
  readonly asked: OrderSearch;
  readonly servers: readonly PlayerServer[];
  readonly onChange: (next: OrderSearch) => void;
};

export const NOTHING: OrderSearch = { number: '', server: '', account: '', state: '', from: '', to: '' };

/** What the search for orders is narrowed by. */
export function OrderPills({ asked, servers, onChange }: OrderPillsProps) {
  const { t } = useTranslation('orders');
  const { t: tl } = useTranslation('list');
  const { server, account, state, from, to } = asked;
  return (
    <div className={styles.narrowing}>
      <ServerPill servers={servers} value={server} onChange={(next) => onChange({ server: next })} />
      <PlayerFilter label={t('account')} summary={account ?? null} onRemove={() => onChange({ account: '' })}>
        {(close) => (
          <AccountEditor
            account={account}
            onApply={(next) => {
              onChange({ account: next });
              close();
            }}
          />
        )}
      </PlayerFilter>
      <StatePill state={state} onChange={onChange} />
      <PeriodPill from={from} to={to} onChange={onChange} />
      {Object.keys(asked).length > 0 ? (
        <Button type="text" size="small" onClick={() => onChange(NOTHING)}>
          {tl('clearFilters')}
        </Button>
      ) : null}
    </div>
  );
}

type StatePillProps = Pick<OrderPillsProps, 'onChange'> & { readonly state: string | undefined };

function StatePill({ state, onChange }: StatePillProps) {
  const { t } = useTranslation('orders');
  return (
    <PlayerFilter
      label={t('state')}
      summary={state === undefined ? null : wordOf(orderState, state)}
      onRemove={() => onChange({ state: '' })}
    >
      {(close) => (
        <Radio.Group
          className={filters.choices ?? ''}
          options={orderState.words.map((value) => ({ value, label: wordOf(orderState, value) }))}
          value={state}
          onChange={({ target }) => {
            onChange({ state: String(target.value) });
            close();
          }}
        />
      )}
    </PlayerFilter>
  );
}

type PeriodPillProps = Pick<OrderPillsProps, 'onChange'> & {
  readonly from: string | undefined;
  readonly to: string | undefined;
};

function PeriodPill({ from, to, onChange }: PeriodPillProps) {
  const { t } = useTranslation('orders');
  return (
    <PlayerFilter
      label={t('period')}
      summary={periodSummary(from, to)}
      onRemove={() => onChange({ from: '', to: '' })}
    >
      {() => (
        <DayRange
          label={t('period')}
          period={[from, to]}
          onChange={([nextFrom = '', nextTo = '']) => {
            onChange({ from: nextFrom, to: nextTo });
          }}
        />
      )}
    </PlayerFilter>
  );
}
