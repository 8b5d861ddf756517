import type { en } from './en/index.ts';

export type Namespace = keyof typeof en;

/** A plural form that only some languages have: English has `_one`, Chinese and Japanese do without. */
type PluralKey<T> = Extract<keyof T, `${string}_one`>;

type Translation<T> = T extends string ? string : TextTree<T>;

type TextTree<T> = { readonly [K in Exclude<keyof T, PluralKey<T>>]: Translation<T[K]> } & {
  readonly [K in PluralKey<T>]?: string;
};

/** The texts of a namespace in another language: the same keys as English. */
export type Texts<N extends Namespace> = TextTree<(typeof en)[N]>;
