import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { shareText } from '../../fields/rows/row-operations.ts';
import { formatNumber } from '../../i18n/format.ts';
import { CurrencyName } from '../../fields/reference/currency-name.tsx';
import { currencyKey, type PurchasePlan } from '@quartermaster/domain/simulation/purchase-plan';
import { costsOf, type CostSpread, type OddsReport } from './odds-report.ts';
import styles from './odds.module.css';

type FirstFeaturedFactsProps = {
  readonly draft: OddsReport;
  readonly saved: OddsReport | null;
  readonly plan: PurchasePlan;
  readonly savedPlan: PurchasePlan;
  readonly guarantees: number;
};

/** How often the featured pets come, how long the first one takes, and what that costs. */
export const FirstFeaturedFacts = memo(function FirstFeaturedFacts({
  draft,
  saved,
  plan,
  savedPlan,
  guarantees,
}: FirstFeaturedFactsProps) {
  const { t } = useTranslation('odds');
  const spread = useSpread();
  const now = draft.first;
  const before = saved?.first ?? null;
  if (now === null) return null;
  return (
    <dl className={styles.facts}>
      <Fact
        name={t('featured')}
        value={shareText(draft.featured.effective)}
        was={saved ? shareText(saved.featured.effective) : null}
        hint={guarantees > 0 ? t('guaranteed', { count: guarantees }) : null}
      />
      <Fact
        name={t('featuredByWeight')}
        value={shareText(draft.featured.base)}
        was={saved ? shareText(saved.featured.base) : null}
      />
      <Fact
        name={t('firstFeatured')}
        value={spread(now.draws)}
        was={before ? spread(before.draws) : null}
        hint={
          now.mean === null
            ? null
            : `${t('average')} ${t('averageDraws', { count: Number(now.mean.toFixed(1)) })}`
        }
      />
      <CostFacts costs={costsOf(now, plan)} saved={before === null ? [] : costsOf(before, savedPlan)} />
    </dl>
  );
});

type CostFactsProps = { readonly costs: readonly CostSpread[]; readonly saved: readonly CostSpread[] };

function CostFacts({ costs, saved }: CostFactsProps) {
  const { t } = useTranslation('odds');
  const spread = useSpread();
  return costs.map(({ currency, amounts }) => {
    const key = currencyKey(currency);
    const before = saved.find((cost) => currencyKey(cost.currency) === key);
    return (
      <Fact
        key={key}
        name={
          <>
            <CurrencyName currency={currency} /> {t('percentiles')}
          </>
        }
        value={spread(amounts)}
        was={before ? spread(before.amounts) : null}
      />
    );
  });
}

type FactProps = {
  readonly name: ReactNode;
  readonly value: string;
  /** The same of the saved record; shown where it differs. */
  readonly was: string | null;
  readonly hint?: ReactNode;
};

function Fact({ name, value, was, hint }: FactProps) {
  const { t } = useTranslation('odds');
  const isChanged = was !== null && was !== value;
  return (
    <div className={styles.fact}>
      <dt>
        {name}
        {hint ? <span className={styles.hint}>{hint}</span> : null}
      </dt>
      <dd>
        <strong>{value}</strong>
        {isChanged ? <span className={styles.was}>{t('was', { value: was })}</span> : null}
      </dd>
    </div>
  );
}

/** `58 / 82 / 90`. */
function useSpread() {
  const { t } = useTranslation('odds');
  return (numbers: readonly (number | null)[]): string =>
    numbers.map((number) => (number === null ? t('never') : formatNumber(number))).join(' / ');
}
