import type { Texts } from '../texts.ts';

export const releases: Texts<'releases'> = {};
