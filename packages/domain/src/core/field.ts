import type { JsonValue } from './json.ts';
import type { Localized, LocalizedText } from './language.ts';
import type { TextForm } from './text-form.ts';

/** A closed list of values with their labels. `tone` and `glyph` let lists show a tag that does not rely on colour. */
export type EnumDefinition<Value extends string = string> = {
  readonly key: string;
  readonly values: readonly EnumValue<Value>[];
};

/** The colours a tag may have. */
export type EnumTone =
  | 'neutral'
  | 'green'
  | 'blue'
  | 'orange'
  | 'magenta'
  | 'red'
  | 'purple'
  | 'cyan'
  | 'gold';

/** One value of a closed list: as on the wire, and as people read it. */
export type EnumValue<Value extends string = string> = {
  readonly value: Value;
  readonly label: Localized;
  readonly tone?: EnumTone;
  readonly glyph?: LocalizedText;
};

/** Shows (and requires) a field only while another field of the same record or row has one of these values. */
export type ShowWhen = { readonly field: string; readonly in: readonly JsonValue[] };

/** What every field may say, whatever it holds. */
export type CommonOptions = {
  readonly label: Localized;
  readonly help?: Localized;
  /** Absent or `false`: a value is required. */
  readonly optional?: boolean;
  /** For an optional field of a record: a draft may lack it, a release to a protected environment may not. */
  readonly expected?: boolean;
  /** Filled into new records, and into old ones that were stored before the field existed. */
  readonly default?: JsonValue;
  /** Filled by the console itself; refused in a person's input unless unchanged. */
  readonly readOnly?: boolean;
  readonly showWhen?: ShowWhen;
  /** For a field of a record: staff write it for each other, and it never leaves the console. */
  readonly staffOnly?: boolean;
};

/** What a number counts. `bp`: 10000 = 100%. */
export type NumberUnit =
  | 'bp'
  | 'percent'
  | 'seconds'
  | 'minutes'
  | 'hours'
  | 'days'
  | 'turns'
  | 'spirits'
  | 'points';

/** The unit that each value of a closed list gives; none where it is not named. */
export type UnitByValue = { readonly [value: string]: NumberUnit };

type NumberOptions = {
  readonly min?: number;
  readonly max?: number;
  readonly notZero?: boolean;
  readonly unit?: NumberUnit;
  /** Keys of `enum` fields beside it whose value decides the unit: the first that gives one. `chosenField` fills it in. */
  readonly unitBy?: { readonly [field: string]: UnitByValue };
  /** The meaning of single numbers that are not quantities: 0 as “No limit”, 1 as “Monday”. */
  readonly words?: { readonly [number: string]: Localized };
};

type TextOptions = {
  readonly maxLength?: number;
  readonly form?: TextForm;
};

/** Options of an id that is stored as it is typed, because records of any screen may be meant. */
type NamedRecordOptions = {
  /** Key of the text beside it that names the screen: the record is chosen by name. */
  readonly recordIn?: string;
  /** The screen that is named there; `chosenField` fills it in. */
  readonly recordModule?: string;
};

/** Whether players get an asset at a place, or spend it there. */
export type AssetFlow = 'source' | 'sink';

/** The options of every field kind. A new option is cheap; a new kind is a decision record. */
export type FieldKinds = {
  /** Whole number of at most 9 digits that names the record. */
  id: NamedRecordOptions & { readonly min?: number; readonly max?: number };
  integer: NumberOptions;
  decimal: NumberOptions & { readonly decimals?: number };
  boolean: Record<never, never>;
  /** `isSecret`: hidden while it is typed, and kept to the blank; for actions alone. */
  text: TextOptions &
    NamedRecordOptions & {
      readonly monospace?: boolean;
      readonly minLength?: number;
      readonly isSecret?: boolean;
    };
  long_text: TextOptions;
  /** `{en, zh, jp}`, or `{key}` of a text in Localization; a missing language is a problem of the release, not of the draft. */
  localized_text: { readonly maxLength?: number; readonly multiline?: boolean; readonly rich?: boolean };
  enum: { readonly of: EnumDefinition };
  multi_enum: { readonly of: EnumDefinition; readonly min?: number; readonly max?: number };
  /** UTC, `YYYY-MM-DD HH:mm:ss`. */
  date_time: {
    readonly afterField?: string;
    /** Hours from now that are usual, offered a press away; 0 is now. */
    readonly durations?: readonly number[];
  };
  /** `YYYY-MM-DD`. */
  date: Record<never, never>;
  /** Whole seconds. */
  duration: { readonly min?: number; readonly max?: number };
  /** `#RRGGBB`. */
  color: Record<never, never>;
  /** `{path, locale_paths?}` of an uploaded file; chosen, never typed. */
  asset: { readonly asset: 'image' | 'spine' | 'sound'; readonly perLanguage?: boolean };
  /** Identity of a record of another module; with `many` a list of them. */
  reference: {
    readonly to: string;
    /** The closed list that the ids come from: lists show its short tag in place of picture and name. */
    readonly tags?: EnumDefinition;
    readonly many?: boolean;
    readonly min?: number;
    readonly max?: number;
    readonly notSelf?: boolean;
    /** What becomes of the asset that it names: players get it here, or spend it here. */
    readonly flow?: AssetFlow;
  };
  /** Identity of a record of the module that another field of the same record or row chooses. */
  reference_by: {
    /** Key of an `enum` field. */
    readonly by: string;
    /** The module of each of its values; null: with that value there is no record to name, and no field. */
    readonly targets: { readonly [value: string]: string | null };
  };
  /** `[{asset_kind, target_id?, amount, extra?}]`. */
  reward_list: { readonly min?: number; readonly max?: number; readonly even?: boolean };
  /** `[{asset_kind, target_id?, amount}]`. */
  cost_list: {
    readonly min?: number;
    readonly max?: number;
    readonly kinds?: readonly string[];
    readonly allowZero?: boolean;
  };
  timeslot: { readonly types?: readonly string[] };
  condition_list: Record<never, never>;
  /** `{stat: number}`; the listed stats must be filled. */
  stat_block: { readonly requiredStats: readonly string[] };
  rows: {
    readonly fields: FieldDefinitions;
    readonly min?: number;
    readonly max?: number;
    /** Key of an integer field: the editor shows each row's share, and the sum must be above 0. */
    readonly weight?: string;
    /** Key of a field whose value may occur once. */
    readonly uniqueBy?: string;
    /** Key of a figure that sheets show in a column for each option of `uniqueBy`, an enumeration. */
    readonly columnsOf?: string;
    /** Keys of fields that seldom differ from their defaults: they open below the row instead of having a column. */
    readonly folded?: readonly string[];
    /**
     * Keys of the fields by which a list shows a row: a text, a record and how many, a choice and from where to
     * where, two ends. Absent: a choice and its only number, or the record that the row names.
     */
    readonly summary?: readonly string[];
  };
  /** Fields that belong together, stored as one object. `brief`: keys of those that say in a few words what it is. */
  group: { readonly fields: FieldDefinitions; readonly brief?: readonly string[] };
  /** Free structure, kept as it is. `holds`: what is outermost; absent: anything. `words`: what its keys are called. */
  json: { readonly holds?: 'object' | 'list'; readonly words?: { readonly [key: string]: Localized } };
};

/** What a field holds, by name. */
export type FieldKind = keyof FieldKinds;

/** A field as a module's author writes it. */
export type FieldDefinition<K extends FieldKind = FieldKind> = {
  [Kind in K]: { readonly kind: Kind } & CommonOptions & FieldKinds[Kind];
}[K];

/** Fields by key, in form order. */
export type FieldDefinitions = { readonly [key: string]: FieldDefinition };

/** A field after resolving: key and flags filled in, nested fields resolved. */
export type ResolvedField<K extends FieldKind = FieldKind> = {
  [Kind in K]: { readonly kind: Kind } & FieldKinds[Kind] &
    CommonOptions & {
      readonly key: string;
      readonly required: boolean;
      /** Fields of a row or of a group, in order; empty for every other kind. */
      readonly rowFields: readonly ResolvedField[];
    };
}[K];
