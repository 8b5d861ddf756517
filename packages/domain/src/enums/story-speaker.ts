import { localized } from '../core/language.ts';
import { enumOf } from './enum-of.ts';

/** The modules of those who speak in stories, by the kind that a line names. */
export const CHARACTER_MODULES = {
  pet: 'pet-setting',
  god: 'god-setting',
  role: 'role-setting',
  secretary: 'secretary-setting',
} as const;

export type CharacterKind = keyof typeof CHARACTER_MODULES;

/** The kinds of characters that lines can refer to. */
export const CHARACTER_KINDS = Object.keys(CHARACTER_MODULES) as readonly CharacterKind[];

/** The unseen speaker of lines that belong to no character. */
export const NARRATOR = 'narrator';

/** What the narrator is called in the console. */
export const NARRATOR_LABEL = localized('Narrator', '旁白', 'ナレーション');

/** The kinds of speakers in a story, besides those with only a name. */
export const storySpeaker = enumOf('avg-speaker-type', {
  pet: ['Pet', '寵物', 'ペット', 'orange', ['寵', 'ペ']],
  god: ['God', '神明', '神', 'gold', '神'],
  role: ['Hero', '主角', '主人公', 'blue', '主'],
  secretary: ['Secretary', '秘書', '秘書', 'magenta', '秘'],
  narrator: [NARRATOR_LABEL.en, NARRATOR_LABEL.zh, NARRATOR_LABEL.jp, 'neutral', ['旁', '語']],
});
