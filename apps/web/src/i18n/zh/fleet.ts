import type { Texts } from '../texts.ts';

export const fleet: Texts<'fleet'> = {};
