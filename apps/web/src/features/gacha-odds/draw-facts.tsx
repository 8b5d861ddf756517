import { rarity } from '@quartermaster/domain/enums/rarity';
import type { Guarantee } from '@quartermaster/domain/simulation/gachapon-config';
import { moneyOfDraws, type PurchasePlan } from '@quartermaster/domain/simulation/purchase-plan';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format.ts';
import { wordOf } from '../../ui/text/word-tag.tsx';
import { CurrencyName } from '../../fields/reference/currency-name.tsx';
import { MoneyText } from '../../fields/reference/money-text.tsx';
import styles from './gacha-banner.module.css';
import type { FirstFeatured } from './odds-report.ts';

type DrawFactsProps = {
  readonly plan: PurchasePlan;
  readonly guarantees: readonly Guarantee[] | null;
  readonly first: FirstFeatured | null;
};

/** Price of a draw, draws to the guarantee, and the average cost of the featured pet. */
export const DrawFacts = memo(function DrawFacts({ plan, guarantees, first }: DrawFactsProps) {
  const { t } = useTranslation('odds');
  const { priced } = plan;
  const mean = first?.mean ?? null;
  const money = mean === null ? [] : moneyOfDraws(plan, Math.ceil(mean), 'cheapest');
  return (
    <dl className={styles.facts}>
      {priced === null ? null : (
        <>
          <dt>{t('price')}</dt>
          <dd>
            <CurrencyName currency={priced.currency} /> ×{formatNumber(priced.price.single)}
            {priced.price.multiCount > 1 ? (
              <span className={styles.note}>
                {t('multiPrice', {
                  draws: priced.price.multiCount,
                  price: formatNumber(priced.price.multi),
                })}
              </span>
            ) : null}
          </dd>
        </>
      )}
      <dt>{t('pity')}</dt>
      <dd>
        {guarantees?.length === 0
          ? t('noPity')
          : guarantees?.map((guarantee) => <Promise key={guarantee.id} guarantee={guarantee} />)}
      </dd>
      {mean === null || money.length === 0 ? null : (
        <>
          <dt>{t('expectedPrice')}</dt>
          <dd>
            <MoneyText money={money} />
            <span className={styles.note}>{t('averageDraws', { count: Number(mean.toFixed(1)) })}</span>
          </dd>
        </>
      )}
    </dl>
  );
});

function Promise({ guarantee: { kind, rarity: rank, softFrom, hardAt } }: { readonly guarantee: Guarantee }) {
  const { t } = useTranslation('odds');
  const what =
    kind === 'rarity'
      ? t('pityRarity', { rarity: rank === null ? '' : wordOf(rarity, rank) })
      : t('pityFeatured');
  return (
    <span className={styles.promise}>
      {t('pityAt', { what, draw: formatNumber(hardAt) })}
      {softFrom === null ? null : (
        <span className={styles.note}>{t('pityFrom', { draw: formatNumber(softFrom) })}</span>
      )}
    </span>
  );
}
