import type { Texts } from '../texts.ts';

export const history: Texts<'history'> = {};
