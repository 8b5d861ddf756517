import type { DrawTally, GachaponOdds } from '@quartermaster/contract/http/player-answers';
import type { DrawRow } from '@quartermaster/contract/http/player-records';
import { ASCENDING_RARITIES } from '@quartermaster/domain/enums/rarity';

const rankOf = (word: string | null | undefined): number =>
  ASCENDING_RARITIES.findIndex((value) => value === word);

/** What came out of each gachapon, the one drawn from last first. `draws`: newest first. */
export function tallyDraws(draws: readonly DrawRow[], odds: readonly GachaponOdds[]): DrawTally[] {
  const known = new Map(odds.map((each) => [`${each.release_hash} ${each.gachapon_id}`, each]));
  const oddsOf = ({ release_hash: hash, gachapon_id: id }: DrawRow) => known.get(`${hash} ${id}`);
  return [...Map.groupBy(draws, ({ gachapon_id: id }) => id)].flatMap(([, own]) => {
    const [newest] = own;
    return newest === undefined ? [] : [tallyOf(own, newest, oddsOf)];
  });
}

type OddsOf = (draw: DrawRow) => GachaponOdds | undefined;

function tallyOf(own: readonly DrawRow[], newest: DrawRow, oddsOf: OddsOf): DrawTally {
  const tallied = drawsWithKnownOdds(own, oddsOf);
  const terms = oddsOf(newest);
  const guarantee = terms?.guarantees.find(({ kind }) => kind === 'rarity');
  const wanted = guarantee?.rarity ?? highest(terms);
  const { got, lastRare } = countRare(tallied, rankOf(wanted), oddsOf);
  const pulls = pullsOf(tallied);
  return {
    gachapon_id: newest.gachapon_id,
    pulls,
    earlier_pulls: pullsOf(own) - pulls,
    first_at: (tallied.at(-1) ?? newest).created_at,
    last_at: newest.created_at,
    rarity: wanted,
    got,
    expected: expectedOf(tallied, rankOf(wanted), oddsOf),
    last_rare: lastRare,
    counter: newest.counter_after,
    hard_at: guarantee?.hard_at ?? null,
  };
}

/** The newest draws up to the first of unknown odds, as its prizes may be rare or not; all if that is the newest. */
function drawsWithKnownOdds(own: readonly DrawRow[], oddsOf: OddsOf): readonly DrawRow[] {
  const end = own.findIndex((draw) => oddsOf(draw) === undefined);
  return end > 0 ? own.slice(0, end) : own;
}

const pullsOf = (draws: readonly DrawRow[]): number =>
  draws.reduce((sum, { results }) => sum + results.length, 0);

function highest(terms: GachaponOdds | undefined): string | null {
  const ranks = (terms?.groups ?? []).map((group) => rankOf(group.rarity));
  return ASCENDING_RARITIES[Math.max(-1, ...ranks)] ?? null;
}

function countRare(own: readonly DrawRow[], least: number, oddsOf: OddsOf) {
  let pulls = 0;
  let got = 0;
  let lastRare: DrawTally['last_rare'] = null;
  for (const draw of own) {
    const terms = oddsOf(draw);
    // Prizes are in draw order: the last is the newest.
    for (const prize of draw.results.toReversed()) {
      if (least >= 0 && rankOf(rarityOf(terms, prize)) >= least) {
        got += 1;
        const { asset_kind, target_id } = prize;
        lastRare ??= { at: draw.created_at, pulls_ago: pulls, asset_kind, target_id };
      }
      pulls += 1;
    }
  }
  return { got, lastRare };
}

/** The rarity of a prize, by its group. */
const rarityOf = (terms: GachaponOdds | undefined, { group_no: groupNo }: DrawRow['results'][number]) =>
  terms?.groups.find((group) => group.group_no === groupNo)?.rarity;

function expectedOf(own: readonly DrawRow[], least: number, oddsOf: OddsOf): number | null {
  if (least < 0) return null;
  let expected = 0;
  for (const draw of own) {
    const terms = oddsOf(draw);
    if (terms === undefined) return null;
    const chance = terms.groups
      .filter((group) => rankOf(group.rarity) >= least)
      .reduce((sum, group) => sum + group.chance, 0);
    expected += chance * draw.results.length;
  }
  return Math.round(expected * 100) / 100;
}
