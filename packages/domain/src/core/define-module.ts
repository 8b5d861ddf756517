import type { Section } from './define-field.ts';
import type { Fields, ObjectOf } from './field-values.ts';
import type { settingStatus } from '../enums/setting-status.ts';
import { localized, type Label } from './language.ts';
import type {
  DisplayDefinition,
  FixedFieldsDefinition,
  ListDefinition,
  ModuleDefinition,
  Titles,
} from './module.ts';

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
type BaseKey = keyof BaseValues;

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

/** A settings screen as its author writes it: `ModuleDefinition` says what its options mean. */
type AuthoredModule<S extends Sections, F extends Fields, Key extends string> = PlainOptions & {
  readonly key: Key;
  readonly titles: Titles<Label>;
  /** The form: sections by key, each with its fields. */
  readonly sections?: S;
  /** The fields of a form without sections, and those that no section shows. */
  readonly fields?: F;
  readonly parent?: KeyOf<S, F>;
  readonly belongsTo?: KeyOf<S, F>;
  readonly releasedAt?: KeyOf<S, F>;
  readonly identity?: readonly (KeyOf<S, F> | 'id')[];
  readonly display?: DisplayDefinition<KeyOf<S, F>>;
  readonly list?: ListDefinition<KeyOf<S, F>, KeyOf<S, F> | BaseKey>;
  readonly search?: readonly (KeyOf<S, F> | BaseKey)[];
  readonly fixed?: FixedFieldsDefinition<KeyOf<S, F>>;
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
