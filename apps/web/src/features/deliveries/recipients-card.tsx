import { deliveryRecipientState } from '@quartermaster/domain/enums/delivery-recipient-state';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Input, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deliveryRecipientsQuery, isAtWork, type Delivery } from '../../api/deliveries.ts';
import { useBranch } from '../../engine/use-branch.ts';
import { formatNumber } from '../../i18n/format.ts';
import { readLanguage } from '../../i18n/language.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Dash } from '../../ui/text/dash.tsx';
import { DateTimeText } from '../../ui/text/date-time-text.tsx';
import { IdText } from '../../ui/text/id-text.tsx';
import { ListState, MoreButton } from '../../ui/table/list-state.tsx';
import table from '../../ui/table/plain-table.module.css';
import { useKeptText } from '../../ui/text/use-kept-text.ts';
import { WordTag } from '../../ui/text/word-tag.tsx';
import styles from './deliveries.module.css';
import { REJECTS_ID } from './rejects-card.tsx';
import { CLEAR_BUTTON } from '../../ui/text/clear-button.tsx';

const WATCH_MILLISECONDS = 2000;
const ACCOUNT = /^\d{1,9}$/;

/** All recipients with their results. */
export function RecipientsCard({ delivery }: { readonly delivery: Delivery }) {
  const { t } = useTranslation('deliveries');
  const { environment } = useBranch();
  const [state, setState] = useState('');
  const [account, setAccount] = useKeptText('recipients');
  const request = { ...(state ? { state } : {}), ...(ACCOUNT.test(account) ? { q: account } : {}) };
  const query = useInfiniteQuery({
    ...deliveryRecipientsQuery(environment, delivery, request),
    enabled: delivery.isFrozen,
    placeholderData: keepPreviousData,
    refetchInterval: isAtWork(delivery) ? WATCH_MILLISECONDS : false,
  });
  const rows = query.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <Card
      flush
      title={t('column.recipients')}
      aside={
        <div className={styles.tools}>
          {delivery.counts.rejected > 0 ? (
            <a href={`#${REJECTS_ID}`}>
              {t('excluded', { excluded: formatNumber(delivery.counts.rejected) })}
            </a>
          ) : null}
          <Input
            className={styles.search ?? ''}
            allowClear={CLEAR_BUTTON}
            inputMode="numeric"
            value={account}
            placeholder={t('searchAccount')}
            aria-label={t('searchAccount')}
            onChange={({ target }) => setAccount(target.value.trim())}
          />
          <StateSelect value={state} onChange={setState} />
        </div>
      }
    >
      <ListState query={query} isEmpty={rows.length === 0} empty={t('nobody')} columns={4} />
      {rows.length > 0 ? <Rows rows={rows} /> : null}
      <MoreButton query={query} />
    </Card>
  );
}

type StateSelectProps = { readonly value: string; readonly onChange: (state: string) => void };

function StateSelect({ value, onChange }: StateSelectProps) {
  const { t } = useTranslation('deliveries');
  const words = deliveryRecipientState.values.map((word) => ({
    value: word.value,
    label: word.label[readLanguage()],
  }));
  return (
    <Select<string>
      value={value}
      options={[{ value: '', label: t('everyState') }, ...words]}
      popupMatchSelectWidth={false}
      aria-label={t('column.state')}
      onChange={onChange}
    />
  );
}

type Row = {
  readonly serverId: number;
  readonly accountId: number;
  readonly name: string | null;
  readonly state: string;
  readonly at: string | null;
};

function Rows({ rows }: { readonly rows: readonly Row[] }) {
  const { t } = useTranslation('deliveries');
  return (
    <div className={styles.scroller}>
      <table className={table.table} data-stacked>
        <thead>
          <tr>
            <th scope="col">{t('column.player')}</th>
            <th scope="col">{t('column.server')}</th>
            <th scope="col">{t('column.state')}</th>
            <th scope="col">{t('column.at')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ serverId, accountId, name, state, at }) => (
            <tr key={`${serverId}:${accountId}`}>
              <td data-first>
                <Link
                  to="/user-control/$server/$id/detail"
                  params={{ server: String(serverId), id: String(accountId) }}
                >
                  {name} <IdText>{accountId}</IdText>
                </Link>
              </td>
              <td data-label={t('column.server')}>{serverId}</td>
              <td data-second>
                <WordTag of={deliveryRecipientState} value={state} />
              </td>
              <td>{at === null ? <Dash /> : <DateTimeText value={at} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
