import type { en } from './en/index.ts';
import type { Texts } from './texts.ts';

/** What is loaded of one language at the start. */
export type Bundle = { readonly [N in keyof typeof en]: Texts<N> };
