import { orderChannel } from '@quartermaster/domain/enums/order-channel';
import { useTranslation } from 'react-i18next';
import type { PurchaseRow } from '../../../api/player.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { IdText } from '../../../ui/id-text.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { wordOf } from '../../../ui/word-tag.tsx';
import styles from './page.module.css';

type OrderIdsProps = {
  readonly order: Pick<PurchaseRow, 'orderId' | 'thirdPartyOrderId' | 'channel'>;
  /** Another order with the same receipt. */
  readonly twin?: string | null | undefined;
};

/** Our number, and below it the channel with its own. */
export function OrderIds({ order: { orderId, thirdPartyOrderId, channel }, twin = null }: OrderIdsProps) {
  const { t } = useTranslation('player');
  return (
    <span className={styles.stack}>
      <span className={styles.copied}>
        <span className={styles.nowrap}>
          <IdText>{orderId}</IdText>
          <CopyButton text={orderId} label={orderId} />
        </span>
        {twin === null ? null : (
          <Tag tone="red" glyph="!">
            {t('sameReceipt', { order: twin })}
          </Tag>
        )}
      </span>
      <span className={`${styles.soft} ${styles.nowrap}`}>
        {wordOf(orderChannel, channel)}{' '}
        {thirdPartyOrderId === null ? null : <IdText>{thirdPartyOrderId}</IdText>}
      </span>
    </span>
  );
}
