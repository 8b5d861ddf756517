import { orderChannel } from '@quartermaster/domain/enums/order-channel';
import { useTranslation } from 'react-i18next';
import type { ListedPurchase } from '../../../api/player.ts';
import { CopyButton } from '../../../ui/text/copy-button.tsx';
import { IdText } from '../../../ui/text/id-text.tsx';
import { Tag } from '../../../ui/text/tag.tsx';
import { wordOf } from '../../../ui/text/word-tag.tsx';
import { PlayerLink } from '../guilds/guild-links.tsx';
import styles from './page.module.css';

type OrderIdsProps = {
  readonly order: Pick<ListedPurchase, 'orderId' | 'thirdPartyOrderId' | 'channel' | 'sameReceipts'>;
};

/** Our number, which orders came with the same receipt, and the channel with its own number. */
export function OrderIds({ order: { orderId, thirdPartyOrderId, channel, sameReceipts } }: OrderIdsProps) {
  return (
    <span className={styles.stack}>
      <span className={`${styles.copied} ${styles.nowrap}`}>
        <IdText>{orderId}</IdText>
        <CopyButton text={orderId} label={orderId} />
      </span>
      {sameReceipts.map((twin) => (
        <SameReceipt key={twin.orderId} twin={twin} />
      ))}
      <span className={`${styles.soft} ${styles.nowrap}`}>
        {wordOf(orderChannel, channel)}{' '}
        {thirdPartyOrderId === null ? null : <IdText>{thirdPartyOrderId}</IdText>}
      </span>
    </span>
  );
}

type SameReceiptProps = { readonly twin: ListedPurchase['sameReceipts'][number] };

/** One payment for two orders: charged twice, or used again by another player. */
function SameReceipt({ twin: { orderId, player } }: SameReceiptProps) {
  const { t } = useTranslation('player');
  return (
    <span className={styles.copied}>
      <Tag tone="red" glyph="!">
        {t('sameReceipt', { order: orderId })}
      </Tag>
      {player === null ? null : <PlayerLink serverId={player.serverId} player={player} />}
    </span>
  );
}
