import { closedEnum, type WordOf } from './closed-enum.ts';

/** What looks wrong about a battle. */
export const battleFlag = closedEnum('battle-flag', {
  impossible_damage: ['Impossible damage', '不可能的傷害', 'ありえないダメージ', 'red', '!'],
  too_fast: ['Too fast', '過快', '速すぎる', 'red', '»'],
  power_mismatch: ['Power mismatch', '戰力不符', '戦力の不一致', 'orange', '≠'],
});

export type BattleFlag = WordOf<typeof battleFlag>;
