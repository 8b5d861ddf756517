import { enumOf } from './enum-of.ts';

/** The places for skills that a god has. */
export const godSkillSlot = enumOf('god-skill-slot', {
  active: ['Active', '主動', 'アクティブ', 'blue', '主'],
  aid: ['Aid', '援助', '援護', 'cyan', '援'],
  aid_passive: ['Aid passive', '援助被動', '援護パッシブ', 'green', '被'],
  ultimate: ['Ultimate', '奧義', '奥義', 'gold', ['奧', '奥']],
});
