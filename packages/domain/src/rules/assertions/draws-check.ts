import type { Issue } from '../../core/issue.ts';
import type { Language, Localized } from '../../core/language.ts';
import { findAssetKind } from '../../enums/asset-kind.ts';
import type { Money } from '../../simulation/draw-price.ts';
import { readClaim, type DrawClaim } from '../../simulation/draw-claim.ts';
import { readGachapon, type GachaponConfig } from '../../simulation/gachapon-config.ts';
import { checkClaim, type Verdict } from '../../simulation/check-claim.ts';
import { readPurchasePlan, type PurchasePlan } from '../../simulation/purchase-plan.ts';
import type { BrokenAssertion, AssertionCheck } from './assertion-check.ts';

type Question = {
  readonly claim: DrawClaim;
  readonly config: GachaponConfig;
  readonly plan: PurchasePlan;
};

/** What is asserted of the odds and costs of draws. Beside the subject: guarantees, then steps. */
export const drawsCheck: AssertionCheck<Question> = {
  question: (assertion, subject, [guarantees = [], steps = []]) => ({
    claim: readClaim(assertion),
    config: readGachapon(subject, guarantees, steps),
    plan: readPurchasePlan(subject, steps),
  }),
  nameOf: (gachapon) => gachapon['name'],
  answer({ claim, config, plan }) {
    const verdict = checkClaim(claim, config, plan);
    return verdict.holds ? null : describe(claim, verdict);
  },
};

function describe(claim: DrawClaim, verdict: Verdict): BrokenAssertion {
  const { measured } = verdict;
  if (claim.kind === 'odds') {
    const params = { measured: percent(measured ?? 0), wanted: claim.rate, tolerance: claim.tolerance };
    return { path: 'rate', code: 'asserted_rate', params };
  }
  if (claim.kind === 'draws') {
    const params = { draws: claim.draws, measured: percent(measured ?? 0), wanted: claim.share };
    return { path: 'draws', code: 'asserted_share', params: { ...params, ...exampleOf(verdict) } };
  }
  if (measured === null) return { path: 'cost', code: 'asserted_never', params: { share: claim.share } };
  const params = {
    share: claim.share,
    draws: measured,
    measured: verdict.money.map(moneyText),
    wanted: claim.most === null ? '0' : moneyText(claim.most),
  };
  return { path: 'cost', code: 'asserted_cost', params: { ...params, ...exampleOf(verdict) } };
}

/** The draws of the worst case that give something (`87 → 174`), or how far off simulated players may be. */
function exampleOf({ worst, margin }: Verdict): Issue['params'] {
  if (margin !== null) return { margin: percent(margin) };
  return { worst: worst === null ? '∞' : worst.hits.join(' → ') };
}

const DIGITS = 4;
const percent = (value: number): number => Number(value.toFixed(DIGITS));

/** In each language: `Gem ×300`, `Item 1021 ×3`. */
function moneyText({ kind, targetId, amount }: Money): Localized {
  const label = findAssetKind(kind)?.label;
  const which = targetId === null ? '' : ` ${targetId}`;
  const text = (language: Language): string =>
    `${label?.[language] ?? kind}${which} ×${amount.toLocaleString('en')}`;
  return { en: text('en'), zh: text('zh'), jp: text('jp') };
}
