import type { EnteredOrder } from '@quartermaster/contract/http/orders';
import { currency as currencies } from '@quartermaster/domain/enums/currency';
import { orderChannel, type OrderChannel } from '@quartermaster/domain/enums/order-channel';
import { Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { InstantInput } from '../../../fields/moment/instant-input.tsx';
import { isReadable } from '../../../fields/moment/moment-text.ts';
import { RecordSelect } from '../../../fields/reference/record-select.tsx';
import { readLanguage } from '../../../i18n/language.ts';
import { Labelled } from '../../../ui/text/labelled.tsx';
import { wordOf } from '../../../ui/text/word-tag.tsx';
import { defineForm, type CommandFieldsProps } from '../commands/command-form.ts';
import styles from '../commands/commands.module.css';

type Values = {
  readonly orderId: string;
  readonly thirdPartyOrderId: string;
  readonly channel: OrderChannel;
  readonly product: string;
  readonly currency: EnteredOrder['currency'];
  readonly paidAt: string | null;
};

const PRODUCTS = 'mall-setting';
const MAX_NUMBER = 64;
const ORDER_NUMBER = /^[A-Za-z0-9][A-Za-z0-9._-]{3,63}$/;

/** Enters an order of a player who paid and got nothing, for the game never heard of it. */
export const enterOrderForm = defineForm<'enter_order', Values>({
  initial: {
    orderId: '',
    thirdPartyOrderId: '',
    channel: 'app_store',
    product: '',
    currency: 'USD',
    paidAt: null,
  },
  Fields: OrderFields,
  paramsOf: ({ orderId, thirdPartyOrderId, channel, product, currency, paidAt }): EnteredOrder | null => {
    const numbers = [orderId.trim(), thirdPartyOrderId.trim()];
    const [ours = '', theirs = ''] = numbers;
    if (!numbers.every(isOrderNumber) || product === '' || paidAt === null || !isReadable(paidAt))
      return null;
    return {
      order_id: ours,
      third_party_order_id: theirs,
      channel,
      product_id: Number(product),
      currency,
      paid_at: paidAt,
    };
  },
});

const isOrderNumber = (text: string): boolean => ORDER_NUMBER.test(text);

type FieldsProps = CommandFieldsProps<Values>;

function OrderFields({ values, change }: FieldsProps) {
  const { t } = useTranslation('orders');
  return (
    <>
      <p className={styles.soft}>{t('enterHelp')}</p>
      <div className={styles.pair}>
        <NumberField
          label={t('ourNumber')}
          value={values.orderId}
          onChange={(orderId) => change({ orderId })}
        />
        <NumberField
          label={t('theirNumber')}
          value={values.thirdPartyOrderId}
          onChange={(thirdPartyOrderId) => change({ thirdPartyOrderId })}
        />
      </div>
      <ProductFields values={values} change={change} />
      <div className={styles.pair}>
        <Labelled label={t('channel')}>
          {(input) => (
            <Select<OrderChannel>
              {...input}
              value={values.channel}
              options={orderChannel.words.map((value) => ({ value, label: wordOf(orderChannel, value) }))}
              onChange={(channel) => change({ channel })}
            />
          )}
        </Labelled>
        <div>
          <InstantInput
            label={t('paidAt')}
            never=""
            value={values.paidAt}
            onChange={(paidAt) => change({ paidAt })}
          />
        </div>
      </div>
    </>
  );
}

function ProductFields({ values, change }: FieldsProps) {
  const { t } = useTranslation('orders');
  return (
    <div className={styles.pair}>
      <Labelled label={t('product')}>
        {({ id }) => (
          <RecordSelect
            module={PRODUCTS}
            id={values.product}
            inputId={id}
            onChange={(product) => change({ product })}
            onBlur={() => undefined}
            isInvalid={false}
            isDisabled={false}
            isRequired
          />
        )}
      </Labelled>
      <Labelled label={t('currency')}>
        {(input) => (
          <Select<EnteredOrder['currency']>
            {...input}
            value={values.currency}
            options={currencies.values.map(({ value, label }) => ({
              value,
              label: `${value} · ${label[readLanguage()]}`,
            }))}
            onChange={(currency) => change({ currency })}
          />
        )}
      </Labelled>
    </div>
  );
}

type NumberFieldProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

function NumberField({ label, value, onChange }: NumberFieldProps) {
  const { t } = useTranslation('orders');
  const isWrong = value !== '' && !isOrderNumber(value.trim());
  return (
    <Labelled label={label} problem={isWrong ? t('numberHelp') : undefined}>
      {(input) => (
        <Input
          {...input}
          maxLength={MAX_NUMBER}
          autoComplete="off"
          spellCheck={false}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Labelled>
  );
}
