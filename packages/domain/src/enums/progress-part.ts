import { closedEnum, type WordOf } from './closed-enum.ts';

/** Parts of a player's progress that can begin again. */
export const progressPart = closedEnum('progress-part', {
  chapter: ['Chapters', '章節', '章'],
  tower: ['Towers', '試煉塔', '試練の塔'],
  tutorial: ['Tutorial', '新手教學', 'チュートリアル'],
});

export type ProgressPart = WordOf<typeof progressPart>;
