import type { Section } from './define-field.ts';
import type { Fields, ObjectOf } from './field-values.ts';
import type { settingStatus } from '../enums/setting-status.ts';
import { localized, type Label } from './language.ts';
import type { ModuleDefinition } from './module.ts';

declare const RECORD: unique symbol;

/** A definition whose type knows its key and what its records hold. */
export type DefinedModule<Shape, Key extends string = string> = ModuleDefinition & {
  readonly key: Key;
  readonly [RECORD]?: Shape;
};

/**
 * What a record of a module holds, beside what every record has. Made of stored data by `recordOf`.
 * @example type Item = RecordOf<typeof itemSetting>
 */
export type RecordOf<M> = M extends { readonly [RECORD]?: infer Shape }
  ? NonNullable<Shape> & Omit<BaseValues, keyof NonNullable<Shape>>
  : never;

/** The fields that records have without being declared; those of a singleton or of an adapter lack some. */
type BaseValues = {
  readonly id?: number;
  readonly status?: (typeof settingStatus)['values'][number]['value'];
  readonly sort_order?: number;
  readonly remark?: string;
};

type Sections = { readonly [key: string]: Section };
type None = {};

/** The fields of all sections as one object. */
type FieldsOf<S extends Sections, F extends Fields> = F & UnionToIntersection<S[keyof S]['fields']>;
type UnionToIntersection<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer All) => void
  ? All
  : never;
type KeyOf<S extends Sections, F extends Fields> = NoInfer<
  (keyof F & string) | { [Key in keyof S]: keyof S[Key]['fields'] & string }[keyof S]
>;
/** The fields that records have without being declared. */
type BaseKey = 'id' | 'status' | 'sort_order' | 'remark';

/** Options that stay as they are; the others name fields or hold labels. */
type PlainOptions = Omit<
  ModuleDefinition,
  | 'key'
  | 'titles'
  | 'identity'
  | 'parent'
  | 'belongsTo'
  | 'releasedAt'
  | 'fields'
  | 'sections'
  | 'display'
  | 'list'
  | 'search'
  | 'fixed'
>;

/** A settings screen as its author writes it. */
type AuthoredModule<S extends Sections, F extends Fields, Key extends string> = PlainOptions & {
  readonly key: Key;
  /** `title`: plural heading and menu entry. `record`: what one record is called. */
  readonly titles: { readonly title: Label; readonly record: Label };
  /** The form: sections by key, each with its fields. */
  readonly sections?: S;
  /** The fields of a form without sections, and those that no section shows. */
  readonly fields?: F;
  /** A child's required reference field that names its parent record; `identity` tells its siblings apart. */
  readonly parent?: KeyOf<S, F>;
  /** A reference field of a list's records that names what they belong to without being its children. */
  readonly belongsTo?: KeyOf<S, F>;
  readonly releasedAt?: KeyOf<S, F>;
  /** Fields that together name a record, in order. Default: `['id']`. */
  readonly identity?: readonly (KeyOf<S, F> | 'id')[];
  /** The field that people know a record by, and an optional picture beside it. */
  readonly display?: {
    readonly title?: KeyOf<S, F>;
    /**
     * References that a record may have, or its only reward: it bears the name of the one that it has, in
     * place of its title.
     */
    readonly namedAfter?: readonly KeyOf<S, F>[];
    readonly image?: KeyOf<S, F>;
  };
  readonly list?: {
    readonly columns?: readonly (KeyOf<S, F> | BaseKey)[];
    readonly filters?: readonly (KeyOf<S, F> | BaseKey)[];
    /** Fields with an index behind them. */
    readonly sorts?: readonly (KeyOf<S, F> | BaseKey)[];
    /** Default order, `-` in front for descending. Default: by identity. */
    readonly sort?: KeyOf<S, F> | BaseKey | `-${KeyOf<S, F> | BaseKey}`;
    /** Every list can be edited as a sheet: by groups of this field, with these columns. */
    readonly sheet?: {
      readonly groupBy?: KeyOf<S, F>;
      readonly columns?: readonly (KeyOf<S, F> | BaseKey)[];
    };
    /** A column of the web app that says how it is with a record, beyond its fields. */
    readonly standing?: string;
  };
  readonly search?: readonly (KeyOf<S, F> | BaseKey)[];
  /**
   * Fields that cannot be changed once a record is in use (`once`), from a moment on (`since`), or while a
   * period runs (`during`).
   */
  readonly fixed?: { readonly fields: readonly KeyOf<S, F>[] } & (
    | { readonly once: string }
    | { readonly since: KeyOf<S, F> }
    | {
        readonly during: KeyOf<S, F> | { readonly module: string; readonly by?: KeyOf<S, F> };
        readonly until?: KeyOf<S, F>;
        readonly days?: KeyOf<S, F>;
      }
  );
};

/**
 * Declares a module. The value is data: sections and fields flattened, labels by language; the
 * registry resolves it once at start and refuses what contradicts itself.
 * @example
 * export const guildOblationSetting = defineModule({
 *   key: 'guild-oblation-setting',
 *   family: 'guild',
 *   titles: { title: ['Guild oblation', '公會供奉', 'ギルド奉納'], record: ['Offering', '供奉', '奉納'] },
 *   fields: { id: field.id(['ID', '編號', 'ID']), price: field.costs(['Price', '價格', '価格'], 1) },
 *   list: { columns: ['id', 'price', 'status'] },
 * });
 */
export function defineModule<
  const Key extends string,
  const S extends Sections = None,
  const F extends Fields = None,
>(definition: AuthoredModule<S, F, Key>): DefinedModule<ObjectOf<FieldsOf<S, F>>, Key> {
  const { titles, sections, fields, ...options } = definition;
  const held = Object.entries<Section>(sections ?? {});
  return {
    ...options,
    titles: { title: localized(...titles.title), record: localized(...titles.record) },
    fields: Object.assign({}, ...held.map(([, one]) => one.fields), fields),
    ...(held.length === 0 ? {} : { sections: held.map(sectionData) }),
  };
}

function sectionData([key, { title, fields }]: [string, Section]) {
  return { key, title: localized(...title), fields: Object.keys(fields) };
}
