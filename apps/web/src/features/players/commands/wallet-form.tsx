import { numberOf, textOf } from '@quartermaster/domain/core/json';
import { walletKind } from '@quartermaster/domain/enums/wallet-kind';
import { useQuery } from '@tanstack/react-query';
import { Checkbox, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { walletsQuery } from '../../../api/player.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { FocusFirst } from '../../../ui/overlay/focus-first.tsx';
import { Labelled } from '../../../ui/text/labelled.tsx';
import { NumberBox } from '../../../ui/text/number-box.tsx';
import { wordOf } from '../../../ui/text/word-tag.tsx';
import type { ActionFormProps } from '../../../engine/actions/action-layout.ts';
import { fieldLabel } from './command-words.ts';
import pairs from '../../../engine/actions/action-fields.module.css';
import styles from './commands.module.css';
import { usePlayerActions } from './player-actions.ts';
import { WayChoice, type Way } from './way-choice.tsx';

/** Money is given or taken: what the request says with a sign, the form asks with words. */
export function WalletForm({ values, change }: ActionFormProps) {
  const { role, wayTo } = usePlayerActions();
  const delta = numberOf(values['delta'], null);
  const [way, setWay] = useState<Way>(delta !== null && delta < 0 ? 'take' : 'give');
  const changeTo = (next: Way, amount: number | null) =>
    change({
      delta: amount === null ? null : next === 'give' ? amount : -amount,
      ...(next === 'give' ? { allow_negative: false } : {}),
    });
  return (
    <>
      <WayChoice
        value={way}
        onChange={(next) => {
          setWay(next);
          changeTo(next, delta === null ? null : Math.abs(delta));
        }}
      />
      <div className={pairs.pair}>
        <Currency values={values} change={change} />
        {/* The only field without a usual value. */}
        <FocusFirst>
          <Labelled label={fieldLabel('change_wallet', 'delta')}>
            {(input) => (
              <NumberBox
                {...input}
                className={styles.wide ?? ''}
                min={1}
                precision={0}
                value={delta === null ? null : Math.abs(delta)}
                onChange={(amount) => changeTo(way, amount)}
              />
            )}
          </Labelled>
        </FocusFirst>
      </div>
      {way === 'take' && (role === 'admin' || wayTo('change_wallet') === 'ask') ? (
        <Checkbox
          checked={values['allow_negative'] === true}
          onChange={({ target }) => change({ allow_negative: target.checked })}
        >
          {fieldLabel('change_wallet', 'allow_negative')}
        </Checkbox>
      ) : null}
    </>
  );
}

function Currency({ values, change }: ActionFormProps) {
  const { t } = useTranslation('commands');
  const { player } = usePlayerActions();
  const { data: wallets } = useQuery(walletsQuery(player));
  const chosen = textOf(values['asset_kind']);
  const wallet = wallets?.data.find(({ assetKind }) => assetKind === chosen);
  const balance = wallets ? t('balanceNow', { amount: formatNumber(wallet?.balance ?? 0) }) : undefined;
  return (
    <Labelled label={fieldLabel('change_wallet', 'asset_kind')} hint={balance}>
      {(input) => (
        <Select<string>
          {...input}
          value={chosen}
          options={walletKind.words.map((kind) => ({ value: kind, label: wordOf(walletKind, kind) }))}
          onChange={(kind) => change({ asset_kind: kind })}
        />
      )}
    </Labelled>
  );
}
