import type { Texts } from '../texts.ts';

export const fields: Texts<'fields'> = {};
