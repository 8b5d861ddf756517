import type { Texts } from '../texts.ts';

export const environments: Texts<'environments'> = {};
