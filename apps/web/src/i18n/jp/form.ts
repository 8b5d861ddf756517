import type { Texts } from '../texts.ts';

export const form: Texts<'form'> = {};
