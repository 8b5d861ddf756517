import { assetKind, type AssetKind } from './asset-kind.ts';
import type { ClosedEnum } from './closed-enum.ts';

const WORDS = [
  'gem',
  'gold',
  'coin',
  'star',
  'ap',
  'bp',
  'skill_point',
] as const satisfies readonly AssetKind[];

/** Money in a player's wallet. */
type WalletKind = (typeof WORDS)[number];

/** The kinds of assets in a wallet. */
export const walletKind: ClosedEnum<WalletKind> = {
  key: 'wallet-kind',
  words: WORDS,
  values: WORDS.flatMap((word) =>
    assetKind.values.flatMap(({ value, label }) => (value === word ? [{ value: word, label }] : [])),
  ),
};
