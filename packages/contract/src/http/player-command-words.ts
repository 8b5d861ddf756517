/** Money that lies in a player's wallet. */
export const WALLET_KINDS = ['gem', 'gold', 'coin', 'star', 'ap', 'bp', 'skill_point'] as const;
export type WalletKind = (typeof WALLET_KINDS)[number];

/** Parts of a player's progress that can begin again. */
export const PROGRESS_PARTS = ['chapter', 'tower', 'tutorial'] as const;
export type ProgressPart = (typeof PROGRESS_PARTS)[number];
