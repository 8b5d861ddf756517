import type { Texts } from '../texts.ts';

export const transfer: Texts<'transfer'> = {};
