import { findAssetKind } from '@quartermaster/domain/enums/asset-kind';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { walletsQuery, type PlayerKey, type WalletRow } from '../../../api/player.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { readLanguage } from '../../../i18n/language.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Dash } from '../../../ui/text/dash.tsx';
import { DateTimeText } from '../../../ui/text/date-time-text.tsx';
import { ListState } from '../../../ui/table/list-state.tsx';
import table from '../../../ui/table/plain-table.module.css';
import { MovementsLink } from './movements-link.tsx';
import styles from './page.module.css';

/** Money of every kind: what there is, and how it came and went. */
export function WalletsSection({ player }: { readonly player: PlayerKey }) {
  const { t } = useTranslation('player');
  const wallets = useQuery(walletsQuery(player));
  const rows = wallets.data?.data ?? [];
  return (
    <Card flush title={t('section.wallets')}>
      <ListState query={wallets} isEmpty={rows.length === 0} empty={t('empty.wallets')} columns={8} />
      {rows.length > 0 ? (
        <div className={styles.scroller}>
          <table className={`${table.table} ${styles.table}`}>
            <WalletHead />
            <tbody>
              {rows.map((row) => (
                <WalletLine key={row.assetKind} row={row} />
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
    </Card>
  );
}

function WalletHead() {
  const { t } = useTranslation('player');
  const numbers = ['balance', 'paidPart', 'today', 'gained', 'spent', 'cap'] as const;
  return (
    <thead>
      <tr>
        <th scope="col">{t('currency')}</th>
        {numbers.map((key) => (
          <th key={key} scope="col" className={table.number}>
            {t(key)}
          </th>
        ))}
        <th scope="col">{t('updated')}</th>
        <th scope="col">{t('inTimeline')}</th>
      </tr>
    </thead>
  );
}

function WalletLine({ row }: { readonly row: WalletRow }) {
  const { assetKind, balance, paidBalance, dailyGain, dailySpend, totalGain, totalSpend, cap } = row;
  const name = findAssetKind(assetKind)?.label[readLanguage()] ?? assetKind;
  const numbers = [
    { key: 'paid', content: paidBalance === null ? <Dash /> : formatNumber(paidBalance) },
    { key: 'today', content: `+${formatNumber(dailyGain)} −${formatNumber(dailySpend)}` },
    { key: 'gained', content: formatNumber(totalGain) },
    { key: 'spent', content: formatNumber(totalSpend) },
    { key: 'cap', content: cap === null ? <Dash /> : formatNumber(cap) },
  ];
  return (
    <tr>
      <td>{name}</td>
      <td className={table.number}>
        <strong className={balance < 0 ? styles.loss : undefined}>{formatNumber(balance)}</strong>
      </td>
      {numbers.map(({ key, content }) => (
        <td key={key} className={table.number}>
          {content}
        </td>
      ))}
      <td>
        <DateTimeText value={row.updatedAt} />
      </td>
      <td>
        <MovementsLink asset={assetKind} name={name} />
      </td>
    </tr>
  );
}
