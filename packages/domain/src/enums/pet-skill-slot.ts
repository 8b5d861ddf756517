import { enumOf } from './enum-of.ts';

/** The places for skills that a pet has. */
export const petSkillSlot = enumOf('pet-skill-slot', {
  normal: ['Normal attack', '普通攻擊', '通常攻撃', 'neutral', '普'],
  active_1: ['Active 1', '主動 1', 'アクティブ1', 'blue', '一'],
  active_2: ['Active 2', '主動 2', 'アクティブ2', 'blue', '二'],
  passive: ['Passive', '被動', 'パッシブ', 'green', '被'],
  ultimate: ['Ultimate', '奧義', '奥義', 'gold', ['奧', '奥']],
});
