import { useTranslation } from 'react-i18next';
import { IdText } from '../../../ui/text/id-text.tsx';
import { defineForm, type CommandFieldsProps } from '../commands/command-form.ts';

type Values = { readonly order_id: string };

/** Delivers the order of the row where the action began. */
export const redeliverOrderForm = defineForm<'redeliver_order', Values>({
  initial: { order_id: '' },
  Fields: OrderToDeliver,
  paramsOf: ({ order_id }) => (order_id === '' ? null : { order_id }),
});

function OrderToDeliver({ values }: CommandFieldsProps<Values>) {
  const { t } = useTranslation('orders');
  return (
    <p>
      {t('order')} <IdText>{values.order_id}</IdText>
      <br />
      {t('deliverHelp')}
    </p>
  );
}
