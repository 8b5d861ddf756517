import { createDrawTable, drawOdds, isHit, type DrawTable } from './draw-odds.ts';
import { effectiveOdds } from './effective-odds.ts';
import {
  NEW_PLAYER,
  type GachaponConfig,
  type GachaponEntry,
  type GachaponGroup,
  type Guarantee,
} from './gachapon-config.ts';

/** Shares are 0 to 1. `share`: of a draw that nothing raises or forces; `longRun`: over many draws, with everything. */
type Shares = { readonly share: number; readonly longRun: number };

type PublishedEntry = Shares &
  Pick<GachaponEntry, 'target' | 'petId' | 'petGodId' | 'amount'> & { readonly isFeatured: boolean };

/** A group with its shares, as players read them. */
export type PublishedGroup = Shares &
  Pick<GachaponGroup, 'groupNo' | 'groupType' | 'rarity' | 'triggerCount'> & {
    readonly entries: readonly PublishedEntry[];
  };

/** `rise`: the chance of what is promised, draw by draw on its counter, from where it rises to where it is certain. */
export type PublishedGuarantee = Guarantee & {
  readonly rise: readonly { readonly draw: number; readonly chance: number }[];
};

/** Everything that is published of the odds of a gachapon. */
export type PublishedOdds = {
  readonly groups: readonly PublishedGroup[];
  readonly guarantees: readonly PublishedGuarantee[];
};

/** What players are told of a gachapon, from the same table that its draws are made with. */
export function publishedOdds(config: GachaponConfig): PublishedOdds {
  const table = createDrawTable(config);
  const longRun = effectiveOdds(config).groups.flatMap(({ entries }) => entries);
  const entries = table.outcomes.map(({ group, entry, isFeatured }, index) => ({
    group,
    published: {
      target: entry.target,
      petId: entry.petId,
      petGodId: entry.petGodId,
      amount: entry.amount,
      isFeatured,
      share: table.baseChances[index] ?? 0,
      longRun: longRun[index]?.effective ?? 0,
    },
  }));
  const groups = config.groups
    .filter((group) => group.entries.length > 0)
    .map((group) => {
      const own = entries.filter((each) => each.group === group).map(({ published }) => published);
      const { groupNo, groupType, rarity, triggerCount } = group;
      return { groupNo, groupType, rarity, triggerCount, ...sumOf(own), entries: own };
    });
  return { groups, guarantees: table.guarantees.map((each) => ({ ...each, rise: riseOf(table, each) })) };
}

function sumOf(entries: readonly Shares[]): Shares {
  return entries.reduce<Shares>(
    (sum, { share, longRun }) => ({ share: sum.share + share, longRun: sum.longRun + longRun }),
    { share: 0, longRun: 0 },
  );
}

/** For a player whose other counters are at 0. */
function riseOf(table: DrawTable, guarantee: Guarantee): PublishedGuarantee['rise'] {
  const first = Math.min(guarantee.softFrom ?? guarantee.hardAt, guarantee.hardAt);
  const rise: { draw: number; chance: number }[] = [];
  for (let draw = first; draw <= guarantee.hardAt; draw += 1) {
    const { chances } = drawOdds(table, { ...NEW_PLAYER, counters: { [guarantee.id]: draw - 1 } });
    const chance = table.outcomes.reduce(
      (sum, outcome, index) => sum + (isHit(guarantee, null, outcome) ? (chances[index] ?? 0) : 0),
      0,
    );
    rise.push({ draw, chance });
    if (chance >= 1) break;
  }
  return rise;
}
