import type { Namespace, Texts } from './texts.ts';

/** All namespaces of one language. */
export type Bundle = { readonly [N in Namespace]: Texts<N> };
