import { effectiveOdds, type GroupOdds, type Share } from '@quartermaster/domain/simulation/effective-odds';
import { drawsForShare, firstHit, type FirstHit } from '@quartermaster/domain/simulation/first-hit';
import type { Currency } from '@quartermaster/domain/simulation/draw-price';
import type { GachaponConfig } from '@quartermaster/domain/simulation/gachapon-config';
import { currencyKey, moneyOfDraws, type PurchasePlan } from '@quartermaster/domain/simulation/purchase-plan';

/** The shares of players that the panel shows. */
export const PERCENTILES = [0.5, 0.9, 0.99] as const;

const MAX_BARS = 45;
const SHOWN_SHARE = 0.999;
/** Above this many times the chance by weight, a guarantee must be at work. */
const LIFTED = 1.2;

/** Draws that are drawn as one bar. */
export type OddsBar = {
  readonly from: number;
  readonly to: number;
  /** Chance that the first featured pet comes in this bar. */
  readonly chance: number;
  /** Chance that it has come by the end of it. */
  readonly reached: number;
  /** A guarantee raises the odds here. */
  readonly isLifted: boolean;
};

/** How often one pet or god of a group comes. `target`: `pet:10021`, `god:3`. */
export type EntryShare = Pick<GroupOdds['entries'][number], 'target' | 'effective' | 'isFeatured'>;

export type GroupShare = Pick<GroupOdds, 'groupNo' | 'rarity' | 'base' | 'effective'> & {
  readonly entries: readonly EntryShare[];
};

export type FirstFeatured = {
  /** For each percentile, `null` where that many players never get it. */
  readonly draws: readonly (number | null)[];
  readonly mean: number | null;
  readonly bars: readonly OddsBar[];
};

/** Everything the panel shows of a gachapon, as plain data. */
export type OddsReport = {
  readonly groups: readonly GroupShare[];
  readonly featured: Share;
  /** `null` where no group has raised odds. */
  readonly first: FirstFeatured | null;
};

export function reportOdds(config: GachaponConfig): OddsReport {
  const { groups, featured } = effectiveOdds(config);
  const hasFeatured = groups.some(({ entries }) => entries.some(({ isFeatured }) => isFeatured));
  return {
    groups: groups.map(({ groupNo, rarity, base, effective, entries }) => ({
      groupNo,
      rarity,
      base,
      effective,
      entries: entries.map(({ target, effective: share, isFeatured }) => ({
        target,
        effective: share,
        isFeatured,
      })),
    })),
    featured,
    first: hasFeatured ? describeFirst(firstHit(config), featured.base) : null,
  };
}

/** What the percentiles cost in one of the currencies; `null` where they are never reached. */
export type CostSpread = { readonly currency: Currency; readonly amounts: readonly (number | null)[] };

/** What the percentiles cost a player who buys the steps and then as cheaply as possible. */
export function costsOf({ draws }: FirstFeatured, plan: PurchasePlan): readonly CostSpread[] {
  const costs = draws.map((count) => (count === null ? null : moneyOfDraws(plan, count, 'cheapest')));
  const currencies = new Map(
    costs
      .flatMap((money) => money ?? [])
      .map(({ kind, targetId }) => [currencyKey({ kind, targetId }), { kind, targetId }]),
  );
  return [...currencies].map(([key, currency]) => ({
    currency,
    amounts: costs.map((money) => money && (money.find((one) => currencyKey(one) === key)?.amount ?? 0)),
  }));
}

function describeFirst(distribution: FirstHit, baseChance: number): FirstFeatured {
  return {
    draws: PERCENTILES.map((share) => drawsForShare(distribution, share)),
    mean: distribution.mean,
    bars: barsOf(distribution, baseChance),
  };
}

/** The distribution up to where nearly all players have it, in few enough bars to be seen. */
function barsOf(distribution: FirstHit, baseChance: number): readonly OddsBar[] {
  const last = drawsForShare(distribution, SHOWN_SHARE) ?? distribution.chances.length;
  const width = Math.max(1, Math.ceil(last / MAX_BARS));
  const bars: OddsBar[] = [];
  let reached = 0;
  for (let from = 1; from <= last; from += width) {
    const to = Math.min(last, from + width - 1);
    const chance = distribution.chances.slice(from - 1, to).reduce((sum, each) => sum + each, 0);
    const perDraw = chance / (to - from + 1) / (1 - reached);
    reached += chance;
    bars.push({ from, to, chance, reached, isLifted: perDraw > baseChance * LIFTED });
  }
  return bars;
}
