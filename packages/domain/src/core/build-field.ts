import type { CommonOptions, FieldKind, FieldKinds, ShowWhen } from './field.ts';
import type { Field } from './field-values.ts';
import type { JsonValue } from './json.ts';
import { localized, type Label } from './language.ts';

/** Smallest and largest: `[1, 99]`, `[1]` without a largest, `99` without a smallest, `[]` without both. */
export type Limits = number | readonly [min?: number, max?: number];

/** What may be said about a field of a kind beside its label and its positions. */
export type Options<
  K extends FieldKind,
  Positions,
  Optional extends boolean,
  Default extends JsonValue,
  Shown extends ShowWhen,
> = Omit<CommonOptions, 'label' | 'help' | 'optional' | 'default' | 'showWhen'> &
  Omit<FieldKinds[K], (Positions & string) | 'words'> & {
    readonly help?: Label;
    readonly optional?: Optional;
    readonly default?: Default;
    readonly showWhen?: Shown;
  };

/** A record may lack what is optional, and what is shown with some records only. */
export type MayLack<Optional extends boolean, Shown extends ShowWhen> = [Shown] extends [never]
  ? Optional
  : true;

/** What single numbers stand for where they are no quantities; `zero` is short for the word of 0. */
export type Words = { readonly zero?: Label; readonly words?: { readonly [number: string]: Label } };

type Written = { readonly help?: Label } & Words;

/** A field of a kind: `positions` are the options that its builder takes one by one. */
export function build<K extends FieldKind, Value, Optional extends boolean>(
  kind: K,
  label: Label,
  positions: object,
  { help, zero, words, ...options }: Written = {},
  // Not inferred from where the field is, or every field there would be optional.
): Field<K, Value, NoInfer<Optional>> {
  const field = {
    kind,
    label: localized(...label),
    ...(help === undefined ? {} : { help: localized(...help) }),
    ...wordsOf({ ...(zero === undefined ? {} : { 0: zero }), ...words }),
    ...positions,
    ...options,
  };
  // The value is known to the type alone; the builders say which options go with which kind.
  return field as unknown as Field<K, Value, Optional>;
}

function wordsOf(words: { readonly [number: string]: Label }): Pick<FieldKinds['integer'], 'words'> {
  const all = Object.entries(words).map(([number, label]) => [number, localized(...label)] as const);
  return all.length === 0 ? {} : { words: Object.fromEntries(all) };
}

/** Limits as options. */
export function limitsOf(limits: Limits): { readonly min?: number; readonly max?: number } {
  const [min, max] = typeof limits === 'number' ? [undefined, limits] : limits;
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
}
