import type { AssetKind } from './asset-kind.ts';

/**
 * What one of an asset is worth in US cents, where item control says nothing else. It measures what
 * staff give away, so a guess that is too high costs a question and one that is too low costs money.
 */
const ASSET_WORTH_CENTS: Readonly<Record<AssetKind, number>> = {
  star: 0.5,
  coin: 0.001,
  gem: 1,
  gold: 0.1,
  ap: 0.5,
  bp: 5,
  pet: 500,
  pet_spirit: 10,
  pet_god: 1000,
  pet_god_spirit: 20,
  item: 10,
  glyph: 50,
  event_currency: 0.5,
  game_currency: 0.1,
  user_exp: 0.01,
  vip_point: 1,
  equipment: 200,
  artifact: 1000,
  skin: 500,
  title: 100,
  icon_border: 100,
  avatar: 100,
  palace_background: 100,
  guild_exp: 0.1,
  contribution: 0.1,
  skill_point: 1,
  intimacy: 0.5,
  guardian: 1000,
  angel: 1000,
  secretary: 1000,
};

const isKnown = (kind: string): kind is AssetKind => Object.hasOwn(ASSET_WORTH_CENTS, kind);

/** Worth is written down to a ten-thousandth of a cent, so that sums are exact. */
const PARTS = 10_000;

/** What an amount of an asset is worth, in whole US cents, rounded up. `each`: what item control says of one. */
export function worthInCents(kind: string, amount: number, each: number | null): number {
  const one = each ?? (isKnown(kind) ? ASSET_WORTH_CENTS[kind] : 0);
  return Math.ceil((Math.round(one * PARTS) * amount) / PARTS);
}
