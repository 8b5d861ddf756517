import { WALLET_KINDS, type WalletKind } from '@quartermaster/contract/http/player-command-words';
import { findAssetKind } from '@quartermaster/domain/enums/asset-kind';
import { useQuery } from '@tanstack/react-query';
import { Checkbox, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { walletsQuery } from '../../../api/player.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { readLanguage } from '../../../i18n/language.ts';
import { Labelled } from '../../../ui/text/labelled.tsx';
import { defineForm, type CommandFieldsProps } from './command-form.ts';
import styles from './commands.module.css';
import { usePlayerActions } from './player-actions.ts';
import { WayChoice, type Way } from './way-choice.tsx';
import { NumberBox } from '../../../ui/text/number-box.tsx';

type Values = {
  readonly way: Way;
  readonly currency: WalletKind;
  readonly amount: number | null;
  readonly mayOwe: boolean;
};

/** Gives or takes money. */
export const changeWalletForm = defineForm<'change_wallet', Values>({
  initial: { way: 'give', currency: 'gem', amount: null, mayOwe: false },
  Fields: WalletFields,
  paramsOf: ({ way, currency, amount, mayOwe }) =>
    amount === null || amount === 0
      ? null
      : {
          asset_kind: currency,
          delta: way === 'give' ? amount : -amount,
          allow_negative: way === 'take' && mayOwe,
        },
});

function WalletFields({ values, change }: CommandFieldsProps<Values>) {
  const { t } = useTranslation('commands');
  const { player, role } = usePlayerActions();
  const { data: wallets } = useQuery(walletsQuery(player));
  const wallet = wallets?.data.find(({ assetKind }) => assetKind === values.currency);
  const balance = wallets ? t('balanceNow', { amount: formatNumber(wallet?.balance ?? 0) }) : undefined;
  return (
    <>
      <WayChoice value={values.way} onChange={(way) => change({ way })} />
      <div className={styles.pair}>
        <Labelled label={t('currency')} hint={balance}>
          {(input) => (
            <Select<WalletKind>
              {...input}
              value={values.currency}
              options={WALLET_KINDS.map((kind) => ({
                value: kind,
                label: findAssetKind(kind)?.label[readLanguage()] ?? kind,
              }))}
              onChange={(currency) => change({ currency })}
            />
          )}
        </Labelled>
        <Labelled label={t('amount')}>
          {(input) => (
            <NumberBox
              {...input}
              className={styles.wide ?? ''}
              min={1}
              precision={0}
              value={values.amount}
              onChange={(amount) => change({ amount })}
            />
          )}
        </Labelled>
      </div>
      {values.way === 'take' && role === 'admin' ? (
        <Checkbox checked={values.mayOwe} onChange={({ target }) => change({ mayOwe: target.checked })}>
          {t('debt')}
        </Checkbox>
      ) : null}
    </>
  );
}
