import type { DrawRow, GachaponOdds } from '../../../api/player.ts';

/** The odds that held for a draw; null: the console does not know the release it was made under. */
export type OddsOf = (draw: Pick<DrawRow, 'releaseHash' | 'gachaponId'>) => GachaponOdds | null;

/** The odds that came with several parts of a list. */
export function oddsOfDraws(parts: readonly { readonly odds: readonly GachaponOdds[] }[]): OddsOf {
  const all = parts.flatMap(({ odds }) => odds);
  const byDraw = new Map(all.map((odds) => [`${odds.releaseHash} ${odds.gachaponId}`, odds]));
  return ({ releaseHash, gachaponId }) => byDraw.get(`${releaseHash} ${gachaponId}`) ?? null;
}

type Prize = Pick<DrawRow['results'][number], 'assetKind' | 'targetId'>;

/** The draw that cannot miss the guaranteed rarity; null: nothing is guaranteed, or these odds are not known. */
export const ceilingOf = (odds: GachaponOdds | null): number | null =>
  odds?.guarantees.find(({ kind }) => kind === 'rarity')?.hardAt ?? null;

/** The rarity of a prize, by the group that it came from; null: these odds do not name it. */
export const rarityOf = (
  odds: GachaponOdds | null,
  { groupNo }: Pick<DrawRow['results'][number], 'groupNo'>,
): string | null => odds?.groups.find((group) => group.groupNo === groupNo)?.rarity ?? null;

/** The chance of a prize in one draw; null: these odds do not name it. */
export function chanceOf(odds: GachaponOdds | null, { assetKind, targetId }: Prize): number | null {
  const chances = (odds?.groups ?? []).flatMap(({ prizes }) =>
    prizes.filter((prize) => prize.assetKind === assetKind && prize.targetId === targetId),
  );
  return chances.length === 0 ? null : chances.reduce((sum, { chance }) => sum + chance, 0);
}
