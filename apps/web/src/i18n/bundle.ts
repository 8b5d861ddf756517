import type { ComponentLocale } from './component-locale.ts';
import type { en } from './en/index.ts';
import type { Texts } from './texts.ts';

/** The texts that every page may need. */
export type Bundle = { readonly [N in keyof typeof en]: Texts<N> };

/** The texts of the console and those of its component library. */
export type StartTexts = { readonly bundle: Bundle; readonly components: ComponentLocale };
