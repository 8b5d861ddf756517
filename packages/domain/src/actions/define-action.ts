import type { FieldDefinitions, FieldKind, ResolvedField } from '../core/field.ts';
import type { Field, IsOptional, ValueOf } from '../core/field-values.ts';
import type { JsonValue } from '../core/json.ts';
import { localized, type Label, type Language, type Localized } from '../core/language.ts';
import type { Role } from '../core/module.ts';
import { resolveFields } from '../core/resolve.ts';
import type { AssetKind } from '../enums/asset-kind.ts';
import type { Lines } from './define-line.ts';
import type { ActionPlace, ActionSubject, MenuGroup, StateOf } from './places.ts';

/** The kinds of fields that requests may have; each has its schema in `contract/http/field-schema.ts`. */
export type ActionFieldKind = Extract<
  FieldKind,
  | 'id'
  | 'integer'
  | 'boolean'
  | 'text'
  | 'long_text'
  | 'localized_text'
  | 'enum'
  | 'multi_enum'
  | 'date_time'
  | 'reference'
  | 'reward_list'
  | 'rows'
  | 'group'
>;

type ActionFields = { readonly [key: string]: Field<ActionFieldKind> };

/** One thing that comes with a mail, as requests name it. */
type GivenReward = {
  readonly asset_kind: AssetKind;
  readonly target_id: number | null;
  readonly amount: number;
};

type ParamOf<F> = F extends { readonly kind: 'reference' }
  ? number
  : F extends { readonly kind: 'localized_text' }
    ? Readonly<Partial<Record<Language, string>>>
    : F extends { readonly kind: 'reward_list' }
      ? readonly GivenReward[]
      : ValueOf<F>;

/** An instant that may be missing is null where it is, and so is always there. */
type IsLeftOut<F> = F extends { readonly kind: 'date_time' } ? false : IsOptional<F>;
type Nullable<F> = F extends { readonly kind: 'date_time' }
  ? IsOptional<F> extends true
    ? null
    : never
  : never;

type ParamsOf<F> = {
  readonly [Key in keyof F as IsLeftOut<F[Key]> extends true ? never : Key]:
    | ParamOf<F[Key]>
    | Nullable<F[Key]>;
} & { readonly [Key in keyof F as IsLeftOut<F[Key]> extends true ? Key : never]?: ParamOf<F[Key]> };

type Flat<T> = { readonly [Key in keyof T]: T[Key] };

type AtLeastOne = readonly [Role, ...Role[]];

/** The roles that may do it in unprotected and in protected environments; at least one in either. */
export type ActionRoles =
  | { readonly open: AtLeastOne; readonly protected: readonly Role[] }
  | { readonly open: readonly Role[]; readonly protected: AtLeastOne };

/**
 * What an action counts towards each day: everyone whom it changes or who gets something, and the worth of
 * what it gives away.
 */
type CountedLimits =
  | readonly []
  | readonly ['players']
  | readonly ['players', 'value_cents']
  | readonly ['recipients', 'value_cents'];

/** Actions on players always count towards daily limits; for other subjects limits are optional. */
type LimitsOf<S extends ActionSubject> = S extends 'player'
  ? { readonly limits: Extract<CountedLimits, readonly ['players', ...unknown[]]> }
  : { readonly limits?: CountedLimits };

/** No fields, or no preview lines. */
type None = Readonly<Record<never, never>>;

type ActionOptions<
  S extends ActionSubject,
  K extends string,
  F extends ActionFields,
  P extends ActionPlace<S>,
  L extends Lines,
  U extends boolean,
  B extends boolean,
> = LimitsOf<S> & {
  readonly kind: K;
  readonly subject: S;
  readonly title: Label;
  /** A short text for a button beside the subject. */
  readonly verb?: Label;
  /** What is said above the form; `{name}` stands for the name of the player or the guild. */
  readonly help?: Label;
  /** The same where it is a warning. */
  readonly warning?: Label;
  readonly place: P;
  readonly roles: ActionRoles;
  /** The states in which it can be done. Without any: always. */
  readonly states?: readonly [StateOf<S>, ...StateOf<S>[]];
  /** What does no harm asks for no reason. */
  readonly asksNoReason?: true;
  /** Whether a protected environment asks for its name. */
  readonly confirmsPlace?: true;
  /** Whether the console can undo it. Default: false. */
  readonly isUndoable?: U;
  /** Shown as something that is hard to put right. */
  readonly isDangerous?: boolean;
  /** Whether it is about what outlives its player: possible after they were deleted. */
  readonly reachesDeleted?: boolean;
  readonly fields?: F;
  /** Fields missing from a request keep their value. */
  readonly isPartial?: B;
  /** Fields that the screen fills where the action is begun. The menu knows of no thing to fill them with. */
  readonly given?: P extends MenuGroup ? never : readonly (keyof F & string)[];
  /** Optional instants that form and request name all the same, as null: to leave one out is too grave a slip. */
  readonly named?: readonly (keyof F & string)[];
  /** Fields whose value belongs to one player. Presets leave them out. */
  readonly ofOnePlayer?: readonly (keyof F & string)[];
  /** The field that names a second player of the same server, who is changed as well. */
  readonly otherPlayer?: keyof F & string;
  /** What it may change, by the subject of the lines that tell of it. */
  readonly lines?: L;
};

declare const PARAMS: unique symbol;

/** Something that staff can do, as everything follows from it: request, form, menu, permissions, log. */
export type ActionDefinition<
  K extends string = string,
  F = unknown,
  P extends ActionPlace = ActionPlace,
  L extends Lines = Lines,
  U extends boolean = boolean,
  S extends ActionSubject = ActionSubject,
  B extends boolean = boolean,
> = {
  readonly kind: K;
  readonly subject: S;
  readonly title: Localized;
  readonly verb: Localized | null;
  readonly help: Localized | null;
  readonly warning: Localized | null;
  readonly place: P;
  readonly roles: ActionRoles;
  readonly limits: CountedLimits;
  /** Null: always. */
  readonly states: readonly string[] | null;
  readonly asksReason: boolean;
  readonly confirmsPlace: boolean;
  readonly isUndoable: U;
  readonly isDangerous: boolean;
  readonly reachesDeleted: boolean;
  readonly fields: readonly ResolvedField[];
  readonly isPartial: B;
  readonly given: readonly string[];
  readonly named: readonly string[];
  readonly ofOnePlayer: readonly string[];
  readonly otherPlayer: string | null;
  readonly lines: L;
  /** For types alone. */
  readonly [PARAMS]?: F;
};

/** What an action takes, as its handler gets it: checked, and with defaults filled in. */
export type ActionParams<A> =
  A extends ActionDefinition<string, infer F, ActionPlace, Lines, boolean, ActionSubject, infer B>
    ? B extends true
      ? Partial<Flat<ParamsOf<F>>>
      : Flat<ParamsOf<F>>
    : never;

/**
 * Declares something that staff can do.
 * @example defineAction({
 *   kind: 'rename',
 *   subject: 'player',
 *   title: ['Rename', '變更名稱', '名前の変更'],
 *   place: 'account',
 *   roles: ADMINS,
 *   limits: ['players'],
 *   isUndoable: true,
 *   fields: { name: field.text(['New name', '新名稱', '新しい名前'], 30) },
 *   lines: { name },
 * })
 */
export function defineAction<
  const S extends ActionSubject,
  const K extends string,
  const P extends ActionPlace<S>,
  const F extends ActionFields = None,
  const L extends Lines = None,
  const U extends boolean = false,
  const B extends boolean = false,
>(options: ActionOptions<S, K, F, P, L, U, B>): ActionDefinition<K, F, P, L, U, S, B> {
  const { title, verb, help, warning, fields, asksNoReason, ...rest } = options;
  const text = (label: Label | undefined): Localized | null =>
    label === undefined ? null : localized(...label);
  const definitions: FieldDefinitions = fields ?? {};
  return Object.freeze({
    isDangerous: false,
    reachesDeleted: false,
    otherPlayer: null,
    confirmsPlace: false,
    ...rest,
    limits: options.limits ?? [],
    // What is left out is what the defaults of the types are.
    isUndoable: (options.isUndoable ?? false) as U,
    lines: options.lines ?? ({} as L),
    isPartial: (options.isPartial ?? false) as B,
    states: options.states ?? null,
    asksReason: asksNoReason !== true,
    given: options.given ?? [],
    named: options.named ?? [],
    ofOnePlayer: options.ofOnePlayer ?? [],
    title: localized(...title),
    verb: text(verb),
    help: text(help),
    warning: text(warning),
    fields: resolveFields(definitions),
  });
}

/** Values of an action's fields, as a form holds them: some may still be missing. */
export type ActionValues = { readonly [key: string]: JsonValue };
