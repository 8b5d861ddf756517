import type { Money } from '@quartermaster/domain/simulation/draw-price';
import { Fragment } from 'react';
import { formatNumber } from '../../i18n/format.ts';
import { CurrencyName } from './currency-name.tsx';

/** Amounts of several currencies, side by side and never added. */
export function MoneyText({ money }: { readonly money: readonly Money[] }) {
  if (money.length === 0) return <>–</>;
  return money.map(({ amount, ...currency }, index) => (
    <Fragment key={`${currency.kind} ${currency.targetId}`}>
      {index > 0 ? ' + ' : null}
      <CurrencyName currency={currency} /> ×{formatNumber(amount)}
    </Fragment>
  ));
}
