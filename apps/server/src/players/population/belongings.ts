import { drawGachapon } from '@quartermaster/domain/simulation/draw-gachapon';
import { NEW_PLAYER, type GachaponState } from '@quartermaster/domain/simulation/gachapon-config';
import type { GameContent } from './game-content.ts';
import { duringLogin } from './lives.ts';
import type { Invented } from './person.ts';
import { json, sqlTime } from './tables.ts';

/** How many ten-draws a player makes, by kind of player. */
const DRAWS = { visitor: 0.5, beginner: 1.2, regular: 5, devoted: 16, whale: 60 } as const;
const ITEMS = { visitor: 2, beginner: 5, regular: 14, devoted: 30, whale: 60 } as const;
const EQUIPMENT = { visitor: 0, beginner: 3, regular: 10, devoted: 24, whale: 40 } as const;

/** Draws as the gachapons' own arithmetic gives them; what came out is owned from then on. */
export function addDraws(person: Invented, content: GameContent, releaseHash: string | null): void {
  const { dice, life, rows, accountId } = person;
  const wanted = DRAWS[life.kind];
  const times = Math.floor(wanted * (0.5 + dice.next())) + (dice.chance(wanted % 1) ? 1 : 0);
  const moments = momentsOf(person, times);
  let state: GachaponState = NEW_PLAYER;
  let counter = 0;
  const banner = content.gachapons[0];
  if (banner === undefined) return;
  for (const at of moments) {
    const stateBefore = state;
    const drawn = drawGachapon(banner.config, state, dice.next, banner.config.multiCount);
    state = drawn.state;
    const before = counter;
    const results = drawn.results.map((result, index) => {
      const targetId = result.petId ?? result.petGodId ?? 0;
      const kind = result.petId === null ? 'pet_god' : 'pet';
      counter = result.rarity.startsWith('SSR') ? 0 : counter + 1;
      const isNew = person.own(kind, targetId, at, 'GACHA');
      return {
        no: index + 1,
        group_no: result.groupNo,
        asset_kind: kind,
        target_id: targetId,
        is_new: isNew,
        rate_up: result.isFeatured,
        guaranteed: result.cause.kind !== 'odds',
      };
    });
    rows.draw.push({
      account_id: accountId,
      gachapon_id: banner.config.gachaponId,
      kind: 'multi',
      cost: json([{ asset_kind: 'gem', target_id: null, amount: banner.multiCost }]),
      results: json(results),
      counter_before: before,
      counter_after: counter,
      release_hash: at > person.world.releasedAt ? releaseHash : null,
      state_before: json(stateBefore),
      created_at: sqlTime(at),
    });
    person.log(at, {
      system: 'GACHA',
      sub: 2,
      asset: ['gem', null, -banner.multiCost],
      param: banner.config.gachaponId,
    });
  }
}

function momentsOf({ dice, life }: Invented, times: number): number[] {
  return Array.from({ length: times }, () => duringLogin(dice, dice.pick(life.logins))).sort(
    (left, right) => left - right,
  );
}

/** Items, gods, equipment and titles beside what was drawn. */
export function addThings(person: Invented, content: GameContent): void {
  const { dice, life } = person;
  const at = (): number => duringLogin(dice, dice.pick(life.logins));
  const items = new Set(Array.from({ length: ITEMS[life.kind] }, () => dice.pick(content.items)));
  for (const itemId of items)
    person.own('item', itemId, at(), 'QUEST', 1 + Math.floor(dice.seldom(4) * life.level * 40));
  for (let count = EQUIPMENT[life.kind]; count > 0; count -= 1)
    person.own('equipment', dice.pick(content.equipment), at(), 'BATTLE');
  if (life.level >= 25)
    for (const god of content.gods.slice(0, Math.floor(life.level / 8)))
      person.own('pet_god', god, at(), 'GOD');
  for (const title of content.titles.slice(0, Math.floor(life.level / 15)))
    person.own('title', title, at(), 'SYSTEM');
}

type Purse = { readonly kind: string; readonly cap: number | null; readonly most: number };

const PURSES: readonly Purse[] = [
  { kind: 'coin', cap: null, most: 9_000_000 },
  { kind: 'gem', cap: null, most: 12_000 },
  { kind: 'ap', cap: 240, most: 240 },
  { kind: 'gold', cap: null, most: 80_000 },
  { kind: 'star', cap: null, most: 400 },
];

/**
 * A visitor has only the first three kinds of money. `balances`: those that a story sets; gains
 * and losses follow from them, as they do from generated ones.
 */
export function addWallets(
  { dice, life, rows, accountId }: Invented,
  balances: { readonly [assetKind: string]: number } = {},
): void {
  const purses = life.kind === 'visitor' ? PURSES.slice(0, 3) : PURSES;
  for (const { kind, cap, most } of purses) {
    const invented =
      cap === null ? Math.floor((most * dice.seldom(3) * (life.level + 4)) / 100) : dice.between(0, cap);
    const balance = balances[kind] ?? invented;
    const spent = Math.floor(balance * dice.next() * 4);
    rows.wallet.push({
      account_id: accountId,
      asset_kind: kind,
      balance,
      paid_balance: kind === 'gem' ? (life.isPayer ? Math.floor(balance * dice.next()) : 0) : null,
      opened_with: balance,
      daily_gain: life.isActive ? Math.floor(balance * 0.02) : 0,
      daily_spend: life.isActive ? Math.floor(spent * 0.01) : 0,
      total_gain: balance + spent,
      total_spend: spent,
      cap,
      updated_at: sqlTime(life.lastLoginAt),
    });
  }
}
