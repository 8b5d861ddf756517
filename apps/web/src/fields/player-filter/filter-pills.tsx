import { userStatus } from '@quartermaster/domain/enums/user-status';
import { Checkbox, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import type { PlayerServer } from '../../api/players.ts';
import { DayRange } from '../moment/day-range.tsx';
import { titleText } from '../reference/record-title.ts';
import { readTextLanguage } from '../../i18n/language.ts';
import { wordOf } from '../../ui/text/word-tag.tsx';
import { CENTS, numberOf, periodSummary, rangeSummary, statusSummary, textOf } from './filter-summary.ts';
import styles from './filters.module.css';
import { PlayerFilter } from './player-filter.tsx';
import type { PlayerSearch } from './search-keys.ts';
import { RangeEditor, type Ends } from './range-editor.tsx';

type PillsProps = {
  readonly state: {
    readonly search: PlayerSearch;
    readonly change: (search: PlayerSearch) => void;
    readonly servers: readonly PlayerServer[];
  };
};

type FilterPillsProps = PillsProps & {
  /** Whether the server is chosen here. */
  readonly withServer: boolean;
  /** Whether the status is chosen here. */
  readonly withStatus?: boolean;
};

/** What a search for players is narrowed by. */
export function FilterPills({ state, withServer, withStatus = true }: FilterPillsProps) {
  return (
    <div className={styles.pills}>
      {withServer ? <ServerPill state={state} /> : null}
      {withStatus ? <StatusPill state={state} /> : null}
      <RangePill state={state} filter="level" label="filterLevel" />
      <RangePill state={state} filter="vip" label="filterVip" />
      <LastLoginPill state={state} />
      <RangePill state={state} filter="spent" label="filterSpent" unit={CENTS} />
    </div>
  );
}

function ServerPill({ state: { search, servers, change } }: PillsProps) {
  const { t } = useTranslation('players');
  const chosen = search.server?.split(',') ?? [];
  const options = servers.map(({ serverId, name }) => ({
    value: String(serverId),
    label: `${serverId} · ${titleText(name, readTextLanguage())}`,
  }));
  const summary = options.filter(({ value }) => chosen.includes(value)).map(({ label }) => label);
  return (
    <PlayerFilter
      label={t('server')}
      summary={chosen.length === 0 ? null : summary.join(', ')}
      onRemove={() => change({ ...search, server: '' })}
    >
      {() => (
        <Checkbox.Group
          className={styles.choices ?? ''}
          options={options}
          value={chosen}
          onChange={(next) => change({ ...search, server: next.join(',') })}
        />
      )}
    </PlayerFilter>
  );
}

function StatusPill({ state: { search, change } }: PillsProps) {
  const { t } = useTranslation('players');
  return (
    <PlayerFilter
      label={t('status')}
      summary={statusSummary(search.status)}
      onRemove={() => change({ ...search, status: '' })}
    >
      {(close) => (
        <Radio.Group
          className={styles.choices ?? ''}
          options={userStatus.words.map((value) => ({ value, label: wordOf(userStatus, value) }))}
          value={search.status}
          onChange={({ target }) => {
            change({ ...search, status: String(target.value) });
            close();
          }}
        />
      )}
    </PlayerFilter>
  );
}

type RangePillProps = PillsProps & {
  readonly filter: 'level' | 'vip' | 'spent';
  readonly label: 'filterLevel' | 'filterVip' | 'filterSpent';
  /** How many of what the address counts make one of what people type. */
  readonly unit?: number;
};

function RangePill({ state: { search, change }, filter, label, unit = 1 }: RangePillProps) {
  const { t } = useTranslation('players');
  const typed = (part: 'from' | 'to') => {
    const counted = numberOf(search[`${filter}_${part}`]);
    return counted === null ? null : counted / unit;
  };
  const ends: Ends = [typed('from'), typed('to')];
  const apply = (next: Ends) => {
    const [from, to] = next.map((end) => textOf(end === null ? null : end * unit));
    change({ ...search, [`${filter}_from`]: from, [`${filter}_to`]: to });
  };
  return (
    <PlayerFilter label={t(label)} summary={rangeSummary(ends)} onRemove={() => apply([null, null])}>
      {(close) => (
        <RangeEditor
          label={t(label)}
          ends={ends}
          {...(filter === 'spent' ? { prefix: '$' } : {})}
          onApply={(next) => {
            apply(next);
            close();
          }}
        />
      )}
    </PlayerFilter>
  );
}

function LastLoginPill({ state: { search, change } }: PillsProps) {
  const { t } = useTranslation('players');
  const { last_login_from: from, last_login_to: to } = search;
  const apply = (nextFrom = '', nextTo = '') =>
    change({ ...search, last_login_from: nextFrom, last_login_to: nextTo });
  return (
    <PlayerFilter label={t('filterLastLogin')} summary={periodSummary(from, to)} onRemove={() => apply()}>
      {() => (
        <DayRange label={t('filterLastLogin')} period={[from, to]} onChange={(period) => apply(...period)} />
      )}
    </PlayerFilter>
  );
}
