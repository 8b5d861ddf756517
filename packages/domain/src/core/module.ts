import type { BoardDefinition } from './board.ts';
import type { FieldDefinitions, ResolvedField } from './field.ts';
import type { JsonValue } from './json.ts';
import type { Localized } from './language.ts';
import type { RuleDefinition } from './rule.ts';

/** What staff call a record that has to exist before others, if it has a name of its own. */
export type CreateFirst = 'event' | 'sign_in' | 'basic_setting';

/**
 * `list`: records. `singleton`: one object, whose address is its form. `child`: records that each
 * belong to one record of another module.
 */
export type ModuleKind = 'list' | 'singleton' | 'child';

/**
 * `versioned` travels with a version; `environment` has one copy per environment and takes effect
 * on save; `live` is state of the running game and is never exported.
 */
export type ModuleScope = 'versioned' | 'environment' | 'live';

/** Whether a save takes effect at once, not with a release: a protected environment asks for its name. */
export const takesEffectOnSave = ({ scope }: { readonly scope: ModuleScope }): boolean =>
  scope !== 'versioned';

/** Whether staff add records: a singleton has one already, and some records are written by the game. */
export const staffAdds = ({ kind, addedBy }: Pick<ResolvedModule, 'kind' | 'addedBy'>): boolean =>
  kind !== 'singleton' && addedBy === 'staff';

/** The store that modules use unless they name an adapter. */
export const REVISIONS = 'revisions';

/** What a member of staff may do, as a whole. */
export type Role = 'admin' | 'cs' | 'qa' | 'low_cs';

/** Every role. */
export const ROLES: readonly Role[] = ['admin', 'cs', 'qa', 'low_cs'];

/** Earlier shapes of the data, applied when old records are read. */
export type Evolution = {
  /** Old field key to new field key. */
  readonly renamed?: { readonly [oldKey: string]: string };
  readonly removed?: readonly string[];
  /** Old field key to the field that the value of another one chooses: digits become numbers there. */
  readonly moved?: {
    readonly [oldKey: string]: { readonly by: string; readonly to: { readonly [value: string]: string } };
  };
  /** Fields, also of rows (`rewards.amount`), whose kind changed; stored values are read as they are. */
  readonly converted?: readonly string[];
};

/** What people call the records of a module. */
export type Titles<Text> = {
  /** Plural: heading and menu entry. */
  readonly title: Text;
  /** What one record is called. */
  readonly record: Text;
};

/** A part of the form under a heading. */
export type SectionDefinition = {
  readonly key: string;
  readonly title: Localized;
  readonly fields: readonly string[];
};

/** What one record is known by. `Key`: a key of a field. */
export type DisplayDefinition<Key extends string = string> = {
  /** The field that people know a record by. */
  readonly title?: Key;
  /**
   * References that a record may have, or its only reward: it takes the name of the one that it has, of several
   * the first, in place of its title.
   */
  readonly namedAfter?: readonly Key[];
  /** A picture beside the title. */
  readonly image?: Key;
};

/** What lists show. `Column`: a key of any field of a record; `Key`: of one that its definition declares. */
export type ListDefinition<Key extends string = string, Column extends string = string> = {
  readonly columns?: readonly Column[];
  readonly filters?: readonly Column[];
  /** Fields with an index behind them. */
  readonly sorts?: readonly Column[];
  /** Default order, `-` in front for descending. Default: by identity. */
  readonly sort?: Column | `-${Column}`;
  /** Every list can be edited as a sheet: by groups of this field, with these columns. */
  readonly sheet?: { readonly groupBy?: Key; readonly columns?: readonly Column[] };
  /** Records of one thing in several languages: their texts `path` differ in the `language` alone. */
  readonly translated?: { readonly path: Key; readonly language: Key };
  /** A named slot of the web app: a column that says how it is with a record, beyond its fields. */
  readonly standing?: string;
};

/** Fields that cannot be changed once a record is in use; the server decides when, by the name `once`. */
type FixedOnce = { readonly once: string };

/** Fields that cannot be changed in protected environments once the moment in the field `since` is over. */
type FixedSince<Key extends string> = { readonly since: Key };

/**
 * Fields that cannot be changed while a period runs: what players see in it is computed from them.
 * `during`: the record's own timeslot, that of the records a reference field names, or that of the records of
 * other modules with the same value in the field `by`; with `endless` also of those that are open without an end.
 * `until`: a field of the record with a later end of the
 * lock, such as the settlement. `days`: a field with the days that a period lasts which is a moment.
 */
type FixedDuring<Key extends string> = {
  readonly during: Key | { readonly modules: readonly string[]; readonly by?: Key; readonly endless?: true };
  readonly until?: Key;
  readonly days?: Key;
};

/** Which fields of a record stay as they are, and when. */
export type FixedFieldsDefinition<Key extends string = string> = { readonly fields: readonly Key[] } & (
  | FixedOnce
  | FixedSince<Key>
  | FixedDuring<Key>
);

/** What a record belongs to: the other module, and the field that names a record of it. */
export type Owner = { readonly module: string; readonly field: string };

/**
 * A settings screen as data, which `defineModule` makes of what its author writes. Everything else
 * (storage, validation, API, list, form, import, export, search, history, diff, permissions, menu
 * entry) follows from it.
 */
export type ModuleDefinition = {
  /** Kebab-case; also its address: `/{key}`. */
  readonly key: string;
  readonly family: string;
  readonly titles: Titles<Localized>;
  /** Other words that people look for the screen by, in any language. */
  readonly synonyms?: readonly string[];
  readonly kind?: ModuleKind;
  readonly scope?: ModuleScope;
  /**
   * What stores the records: `revisions` (the default) is the log of the store; another name is an
   * adapter of the server over tables of their own. What adapters show is changed by the feature
   * that owns the tables: their modules are lists to read and search.
   */
  readonly store?: string;
  /**
   * A child's required reference field that names its parent record. Record ids begin with it, so
   * `identity` only holds what tells the children of one parent apart.
   */
  readonly parent?: string;
  /**
   * A child's list under one parent is at `/{key}/{parent}`. Where people know another address,
   * this is it, with a placeholder for each value of the parent's identity.
   */
  readonly address?: string;
  /** What staff are asked to create first where a child names no record of this module. Default: that record. */
  readonly createFirst?: CreateFirst;
  /** Records that others are planned around, such as an event: a new one is made from one that exists, with all that belongs to it. */
  readonly head?: boolean;
  /** Who adds records. Those that the game writes, such as results, are read by staff and changed in what is not read-only. Default: staff. */
  readonly addedBy?: 'staff' | 'game';
  /**
   * A reference field of a list's records that names what they belong to without being its children:
   * who duplicates that record is asked whether they are copied too. Records belong by a numbered id.
   */
  readonly belongsTo?: string;
  /** A date and time before which no record that opens earlier may name this one. */
  readonly releasedAt?: string;
  /** Fields that together name a record, in order. Default: `['id']`. */
  readonly identity?: readonly string[];
  readonly fields: FieldDefinitions;
  readonly rules?: readonly RuleDefinition[];
  readonly display?: DisplayDefinition;
  readonly list?: ListDefinition;
  readonly fixed?: FixedFieldsDefinition;
  readonly search?: readonly string[];
  readonly sections?: readonly SectionDefinition[];
  /** Named slots that the web app owns. */
  readonly panels?: readonly string[];
  /** The layout of the cells of a game board: the sheet, or the form where cells are rows, draws them too. */
  readonly board?: BoardDefinition;
  readonly evolution?: Evolution;
};

/** A definition with every default filled in. The only form that engines see. */
export type ResolvedModule = {
  readonly key: string;
  readonly family: string;
  readonly titles: Titles<Localized>;
  readonly synonyms: readonly string[];
  readonly kind: ModuleKind;
  readonly scope: ModuleScope;
  readonly store: string;
  /** Set for a child. */
  readonly parent: Owner | null;
  readonly address: string | null;
  readonly createFirst: CreateFirst | null;
  readonly head: boolean;
  readonly addedBy: 'staff' | 'game';
  /** Set where records belong to others without being their children. */
  readonly belongsTo: Owner | null;
  readonly releasedAt: string | null;
  /** For a child the parent's field first. */
  readonly identity: readonly string[];
  /** In form order, the fields that every record has (`status`, `sort_order`, `remark`) last. */
  readonly fields: readonly ResolvedField[];
  readonly fieldByKey: ReadonlyMap<string, ResolvedField>;
  readonly rules: readonly RuleDefinition[];
  readonly display: {
    readonly title: string | null;
    readonly namedAfter: readonly string[];
    readonly image: string | null;
  };
  readonly list: {
    readonly columns: readonly string[];
    readonly filters: readonly string[];
    readonly sorts: readonly string[];
    readonly sort: { readonly field: string; readonly descending: boolean } | null;
    /** Null: there is no list to edit. */
    readonly sheet: { readonly groupBy: string | null; readonly columns: readonly string[] } | null;
    /** Null: no record is there once per language. */
    readonly translated: { readonly path: string; readonly language: string } | null;
    readonly standing: string | null;
  };
  readonly fixed: FixedFieldsDefinition | null;
  readonly search: readonly string[];
  readonly sections: readonly SectionDefinition[];
  readonly panels: readonly string[];
  readonly board: BoardDefinition | null;
  readonly evolution: Required<Evolution>;
  readonly defaults: { readonly [key: string]: JsonValue };
};

/** Every module of the console by key, in menu order. */
export type Registry = {
  /** The modules whose records the store keeps: what is written, checked, released and copied. */
  readonly modules: readonly ResolvedModule[];
  /** Modules that adapters read from tables of their own; `get` and `find` do not know them. */
  readonly adapted: readonly ResolvedModule[];
  readonly families: readonly FamilyDefinition[];
  get(key: string): ResolvedModule;
  find(key: string): ResolvedModule | undefined;
};

/** A group of modules in the menu. */
export type FamilyDefinition = { readonly key: string; readonly title: Localized; readonly icon: string };
