import type { Localized } from '../core/language.ts';

/** A text in the console's languages, in their usual order. */
export function text(en: string, zh: string, jp: string): Localized {
  return { en, zh, jp };
}
