import { deliveryState } from '@quartermaster/domain/enums/delivery-state';
import { useTranslation } from 'react-i18next';
import { isWaiting, type Delivery } from '../../api/deliveries.ts';
import { Tag } from '../../ui/text/tag.tsx';
import { WordTag } from '../../ui/text/word-tag.tsx';

/** How far a delivery is; a draft that waits for another admin says so. */
export function DeliveryStateTag({ delivery }: { readonly delivery: Pick<Delivery, 'state' | 'approval'> }) {
  const { t } = useTranslation('deliveries');
  if (!isWaiting(delivery)) return <WordTag of={deliveryState} value={delivery.state} />;
  return (
    <Tag tone="orange" glyph="◷">
      {t('waiting')}
    </Tag>
  );
}
