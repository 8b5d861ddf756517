import { closedEnum, type WordOf } from './closed-enum.ts';

/** What a player may own beside money; the values are kinds of assets. */
export const possessionKind = closedEnum('possession-kind', {
  item: ['Items', '道具', 'アイテム'],
  pet: ['Pets', '寵物', 'ペット'],
  pet_god: ['Gods', '神明', '神'],
  equipment: ['Equipment', '裝備', '装備'],
  skin: ['Skins', '造型', 'スキン'],
  title: ['Titles', '稱號', '称号'],
});

export type PossessionKind = WordOf<typeof possessionKind>;

const LEVELLED: readonly PossessionKind[] = ['pet', 'pet_god', 'equipment'];

/** Whether things of this kind have a level, which begins at 1. */
export const hasLevels = (kind: PossessionKind): boolean => LEVELLED.includes(kind);
