import { build, limitsOf, type Limits, type MayLack, type Options, type Words } from './build-field.ts';
import type { EnumDefinition, FieldKinds, ShowWhen } from './field.ts';
import type {
  AssetValue,
  ConditionsValue,
  CostRow,
  Fields,
  ObjectOf,
  RewardRow,
  TextValue,
} from './field-values.ts';
import type { JsonObject, JsonValue } from './json.ts';
import type { Label } from './language.ts';

/** A group of fields under a heading of the form. */
export type Section<F extends Fields = Fields> = { readonly title: Label; readonly fields: F };

/**
 * A section of a form. It holds its fields, so that none is forgotten or listed twice.
 * @example basics: section(['Basics', '基本資料', '基本'], { item_id: field.id(['ID', '編號', 'ID']) })
 */
export function section<const F extends Fields>(title: Label, fields: F): Section<F> {
  return { title, fields };
}

/**
 * The kinds of fields, one builder each. They run nothing and return data: the options of every kind
 * are in `field.ts`. Labels and helps are written as English, Traditional Chinese, Japanese. A field
 * is required unless it says `optional: true`.
 */
export const field = {
  /**
   * A whole number of at most 9 digits that names the record; 1 and up unless it says `min: 0`.
   * @example item_id: field.id(['Item ID', '道具編號', 'アイテムID'])
   */
  id: <const O extends boolean = false, const S extends ShowWhen = never>(
    label: Label,
    options: Options<'id', never, O, number, S> = {},
  ) => build<'id', number, MayLack<O, S>>('id', label, {}, options),

  /**
   * A whole number.
   * @example level: field.integer(['Level', '等級', 'レベル'], [1, 300], { default: 1 })
   */
  integer: <const O extends boolean = false, const S extends ShowWhen = never>(
    label: Label,
    limits: Limits,
    options: Options<'integer', 'min' | 'max', O, number, S> & Words = {},
  ) => build<'integer', number, MayLack<O, S>>('integer', label, limitsOf(limits), options),

  /**
   * A number with `decimals` digits after the point.
   * @example growth: field.decimal(['Growth', '成長', '成長'], [0, 100], { decimals: 2 })
   */
  decimal: <const O extends boolean = false, const S extends ShowWhen = never>(
    label: Label,
    limits: Limits,
    options: Options<'decimal', 'min' | 'max', O, number, S> & Words = {},
  ) => build<'decimal', number, MayLack<O, S>>('decimal', label, limitsOf(limits), options),

  /**
   * Yes or no; no in a new record unless `default` says otherwise.
   * @example boss: field.boolean(['Boss', '首領', 'ボス'], { default: false })
   */
  boolean: <const O extends boolean = false, const S extends ShowWhen = never>(
    label: Label,
    options: Options<'boolean', never, O, boolean, S> = {},
  ) => build<'boolean', boolean, MayLack<O, S>>('boolean', label, {}, options),

  /**
   * One line of text of at most `maxLength` characters, the same in every language.
   * @example code: field.text(['Code', '代碼', 'コード'], 20, { form: 'identifier', monospace: true })
   */
  text: <const O extends boolean = false, const S extends ShowWhen = never>(
    label: Label,
    maxLength: number,
    options: Options<'text', 'maxLength', O, string, S> = {},
  ) => build<'text', string, MayLack<O, S>>('text', label, { maxLength }, options),

  /**
   * Several lines of text, the same in every language.
   * @example note: field.longText(['Note', '附註', 'メモ'], 500, { optional: true, staffOnly: true })
   */
  longText: <const O extends boolean = false, const S extends ShowWhen = never>(
    label: Label,
    maxLength: number,
    options: Options<'long_text', 'maxLength', O, string, S> = {},
  ) => build<'long_text', string, MayLack<O, S>>('long_text', label, { maxLength }, options),

  /**
   * A text of the game in each language, or the key of one that records share.
   * @example name: field.localizedText(['Name', '名稱', '名前'], 40)
   */
  localizedText: <const O extends boolean = false, const S extends ShowWhen = never>(
    label: Label,
    maxLength: number,
    options: Options<'localized_text', 'maxLength', O, JsonObject, S> = {},
  ) => build<'localized_text', TextValue, MayLack<O, S>>('localized_text', label, { maxLength }, options),

  /**
   * One value of a closed list (`enumOf`).
   * @example rarity: field.enum(['Rarity', '稀有度', 'レアリティ'], rarity, { default: 'N' })
   */
  enum: <Value extends string, const O extends boolean = false, const S extends ShowWhen = never>(
    label: Label,
    of: EnumDefinition<Value>,
    options: Options<'enum', 'of', O, NoInfer<Value>, S> = {},
  ) => build<'enum', Value, MayLack<O, S>>('enum', label, { of }, options),

  /**
   * Several values of a closed list.
   * @example platforms: field.multiEnum(['Platforms', '平台', 'プラットフォーム'], platform, [1, 3])
   */
  multiEnum: <Value extends string, const O extends boolean = false, const S extends ShowWhen = never>(
    label: Label,
    of: EnumDefinition<Value>,
    limits: Limits,
    options: Options<'multi_enum', 'of' | 'min' | 'max', O, readonly NoInfer<Value>[], S> = {},
  ) =>
    build<'multi_enum', readonly Value[], MayLack<O, S>>(
      'multi_enum',
      label,
      { of, ...limitsOf(limits) },
      options,
    ),

  /**
   * A moment in UTC, `YYYY-MM-DD HH:mm:ss`.
   * @example ends_at: field.dateTime(['End', '結束時間', '終了日時'], { afterField: 'starts_at' })
   */
  dateTime: <const O extends boolean = false, const S extends ShowWhen = never>(
    label: Label,
    options: Options<'date_time', never, O, string, S> = {},
  ) => build<'date_time', string, MayLack<O, S>>('date_time', label, {}, options),

  /**
   * A day, `YYYY-MM-DD`.
   * @example birthday: field.date(['Birthday', '生日', '誕生日'])
   */
  date: <const O extends boolean = false, const S extends ShowWhen = never>(
    label: Label,
    options: Options<'date', never, O, string, S> = {},
  ) => build<'date', string, MayLack<O, S>>('date', label, {}, options),

  /**
   * A length of time in whole seconds.
   * @example cooldown: field.duration(['Cooldown', '冷卻時間', 'クールタイム'], [0, 86_400])
   */
  duration: <const O extends boolean = false, const S extends ShowWhen = never>(
    label: Label,
    limits: Limits,
    options: Options<'duration', 'min' | 'max', O, number, S> = {},
  ) => build<'duration', number, MayLack<O, S>>('duration', label, limitsOf(limits), options),

  /**
   * A colour, `#RRGGBB`.
   * @example tint: field.color(['Colour', '顏色', '色'], { default: '#FFFFFF' })
   */
  color: <const O extends boolean = false, const S extends ShowWhen = never>(
    label: Label,
    options: Options<'color', never, O, string, S> = {},
  ) => build<'color', string, MayLack<O, S>>('color', label, {}, options),

  /**
   * An uploaded picture, animation or sound; `perLanguage` allows one file for each language.
   * @example icon: field.asset(['Icon', '圖示', 'アイコン'], 'image', { default: { path: 'item/default.svg' } })
   */
  asset: <const O extends boolean = false, const S extends ShowWhen = never>(
    label: Label,
    asset: FieldKinds['asset']['asset'],
    options: Options<'asset', 'asset', O, { readonly path: string }, S> = {},
  ) => build<'asset', AssetValue, MayLack<O, S>>('asset', label, { asset }, options),

  /**
   * A record of another module.
   * @example item_id: field.reference(['Item', '道具', 'アイテム'], 'item-setting')
   */
  reference: <const O extends boolean = false, const S extends ShowWhen = never>(
    label: Label,
    to: string,
    options: Options<'reference', 'to' | 'many' | 'min' | 'max', O, string | number, S> = {},
  ) => build<'reference', string | number, MayLack<O, S>>('reference', label, { to }, options),

  /**
   * Several records of another module.
   * @example server_ids: field.references(['Servers', '伺服器', 'サーバー'], 'server-setting', [1, 100])
   */
  references: <const O extends boolean = false, const S extends ShowWhen = never>(
    label: Label,
    to: string,
    limits: Limits,
    options: Options<'reference', 'to' | 'many' | 'min' | 'max', O, readonly (string | number)[], S> = {},
  ) =>
    build<'reference', readonly (string | number)[], MayLack<O, S>>(
      'reference',
      label,
      { to, many: true, ...limitsOf(limits) },
      options,
    ),

  /**
   * A record of the module that the `enum` field `by` of the same record or row chooses. With a value
   * that stands for no module the field is not there, so that a record may always lack it.
   * @example
   * owner_kind: field.enum(['Owner', '擁有者', '所有者'], ownerKind),
   * owner_id: field.referenceBy(['Owner', '擁有者', '所有者'], 'owner_kind', {
   *   pet: 'pet-setting',
   *   god: 'god-setting',
   *   nobody: null,
   * }),
   */
  referenceBy: <const S extends ShowWhen = never>(
    label: Label,
    by: string,
    targets: FieldKinds['reference_by']['targets'],
    options: Options<'reference_by', 'by' | 'targets', boolean, string | number, S> = {},
  ) => build<'reference_by', string | number, true>('reference_by', label, { by, targets }, options),

  /**
   * What players are given.
   * @example reward: field.rewards(['Reward', '獎勵', '報酬'], [1, 10])
   */
  rewards: <const O extends boolean = false, const S extends ShowWhen = never>(
    label: Label,
    limits: Limits,
    options: Options<'reward_list', 'min' | 'max', O, readonly JsonObject[], S> = {},
  ) =>
    build<'reward_list', readonly RewardRow[], MayLack<O, S>>(
      'reward_list',
      label,
      limitsOf(limits),
      options,
    ),

  /**
   * What players pay.
   * @example price: field.costs(['Price', '價格', '価格'], 1, { kinds: ['coin'], optional: true })
   */
  costs: <const O extends boolean = false, const S extends ShowWhen = never>(
    label: Label,
    limits: Limits,
    options: Options<'cost_list', 'min' | 'max', O, readonly JsonObject[], S> = {},
  ) => build<'cost_list', readonly CostRow[], MayLack<O, S>>('cost_list', label, limitsOf(limits), options),

  /**
   * When something is open.
   * @example timeslot: field.timeslot(['Open period', '開放期間', '開催期間'], { types: ['always'] })
   */
  timeslot: <const O extends boolean = false, const S extends ShowWhen = never>(
    label: Label,
    options: Options<'timeslot', never, O, JsonObject, S> = {},
  ) => build<'timeslot', JsonObject, MayLack<O, S>>('timeslot', label, {}, options),

  /**
   * What players must have reached.
   * @example open_conds: field.conditions(['Opening conditions', '開放條件', '開放条件'], { optional: true })
   */
  conditions: <const O extends boolean = false, const S extends ShowWhen = never>(
    label: Label,
    options: Options<'condition_list', never, O, readonly JsonObject[], S> = {},
  ) => build<'condition_list', ConditionsValue, MayLack<O, S>>('condition_list', label, {}, options),

  /**
   * Figures by stat; the stats in `requiredStats` must be filled.
   * @example stats: field.stats(['Stats', '能力值', 'ステータス'], ['hp', 'atk'])
   */
  stats: <const O extends boolean = false, const S extends ShowWhen = never>(
    label: Label,
    requiredStats: readonly string[],
    options: Options<'stat_block', 'requiredStats', O, JsonObject, S> = {},
  ) =>
    build<'stat_block', Readonly<Record<string, number>>, MayLack<O, S>>(
      'stat_block',
      label,
      { requiredStats },
      options,
    ),

  /**
   * A list of rows with fields of their own.
   * @example steps: field.rows(['Steps', '階段', '段階'], [1, 20], {
   *   uniqueBy: 'step',
   *   fields: { step: field.integer(['Step', '階段', '段階'], [1, 20]) },
   * })
   */
  rows: <const F extends Fields, const O extends boolean = false, const S extends ShowWhen = never>(
    label: Label,
    limits: Limits,
    options: RowsOptions<F, O, S>,
  ) => build<'rows', readonly ObjectOf<F>[], MayLack<O, S>>('rows', label, limitsOf(limits), options),

  /**
   * Fields that belong together, stored as one object. A group that is `optional` is there as a whole
   * or not at all; of another one each part says for itself whether it may be left out.
   * @example jump: field.group(['Jump', '跳轉', 'ジャンプ'], {
   *   fields: { system: field.enum(['Screen', '畫面', '画面'], gameSystem) },
   * })
   */
  group: <const F extends Fields, const O extends boolean = false, const S extends ShowWhen = never>(
    label: Label,
    options: Options<'group', 'fields' | 'brief', O, never, S> & {
      readonly fields: F;
      readonly brief?: readonly (keyof F & string)[];
    },
  ) => build<'group', ObjectOf<F>, MayLack<O, S>>('group', label, {}, options),

  /**
   * Free structure, kept as it is. `words`: what its keys are called where people read it.
   * @example extra: field.json(['Extra', '額外資料', '追加データ'], { holds: 'object', optional: true })
   */
  json: <const O extends boolean = false, const S extends ShowWhen = never>(
    label: Label,
    options: Options<'json', never, O, JsonValue, S> & {
      readonly words?: { readonly [key: string]: Label };
    } = {},
  ) => build<'json', JsonValue, MayLack<O, S>>('json', label, {}, options),
};

type RowsOptions<F extends Fields, O extends boolean, S extends ShowWhen> = Options<
  'rows',
  'min' | 'max' | 'fields' | 'weight' | 'uniqueBy' | 'columnsOf' | 'folded' | 'summary',
  O,
  readonly JsonObject[],
  S
> & {
  readonly fields: F;
  /** Key of an integer field: the editor shows each row's share, and the sum must be above 0. */
  readonly weight?: NoInfer<keyof F & string>;
  /** Key of a field whose value may occur once. */
  readonly uniqueBy?: NoInfer<keyof F & string>;
  /** Key of a figure that sheets show in a column for each option of `uniqueBy`, an enumeration. */
  readonly columnsOf?: NoInfer<keyof F & string>;
  /** Keys of fields that seldom differ from their defaults: they open below the row instead of having a column. */
  readonly folded?: readonly NoInfer<keyof F & string>[];
  /**
   * Keys of the fields by which a list shows a row: a text, a record and how many, a choice and from where to
   * where, two ends. Absent: a choice and its only number, or the record that the row names.
   */
  readonly summary?: readonly NoInfer<keyof F & string>[];
};
