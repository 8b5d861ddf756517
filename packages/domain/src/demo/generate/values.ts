import type { FieldKind, ResolvedField } from '../../core/field.ts';
import type { Label } from '../../core/language.ts';
import { COST_ASSET_KINDS, findAssetKind } from '../../enums/asset-kind.ts';
import { chosenField } from '../../fields/chosen-field.ts';
import { isShown } from '../../fields/validate-object.ts';
import { isJsonObject, plainText, type JsonObject, type JsonValue } from '../../core/json.ts';
import { text } from '../names.ts';
import { filesOf, idsOf, type GameSoFar } from './game-so-far.ts';
import { figureAt, type Turn } from './numbers.ts';
import { textOfForm } from './text-of-form.ts';
import { themedName, sentenceAt } from './words.ts';

/** What a value is made for: the n-th record or row of things that are called by a noun. */
export type Setting = Turn & { readonly game: GameSoFar; readonly noun: Label };

type Make<K extends FieldKind> = (field: ResolvedField<K>, setting: Setting) => JsonValue | undefined;

/** A row among so many where nothing says how many there are. */
const ROWS = 4;
/** Keys of numbers that tell rows and records apart by counting. */
const COUNTED =
  /^(?:from_)?(?:id|no|order|level|star|day|round|step|stage|floor|index|turn|wave|line|slot|grade|tier)(?:_no)?$/;
/** Keys of texts that are names. */
const NAMES = /(?:^|_)name$|^title$/;
const REWARD_KINDS = ['coin', 'item', 'gem', 'ap'];
const LARGEST_AMOUNT = 200_000;
const LARGEST_NUMBER = 20;
const SEASON = { start_date: '2026-11-13 03:00:00', end_date: '2026-12-08 03:00:00' };

const MAKERS: { readonly [K in FieldKind]: Make<K> } = {
  id: ({ min = 1 }, { index }) => min + index,
  integer: (field, setting) => numberFor(field, setting),
  decimal: (field, setting) => numberFor(field, setting),
  boolean: (field, { index }) => (field.default === true) !== (index % 3 === 2),
  text: (field, setting) => plainTextFor(field, setting),
  long_text: (field, setting) => plainTextFor(field, setting),
  localized_text: (field, setting) => textFor(field, setting),
  enum: ({ of }, { index }) => of.values[index % of.values.length]?.value,
  multi_enum: ({ of, min = 1 }, { index }) =>
    Array.from({ length: min }, (_, place) => of.values[(index + place) % of.values.length]?.value ?? ''),
  date_time: (_field, { index }) => `2026-12-${day(8 + index)} 03:00:00`,
  date: (_field, { index }) => `2026-12-${day(8 + index)}`,
  duration: ({ min = 60, max = 86_400 }, setting) => figureAt({ min, max }, setting),
  color: (_field, { index }) =>
    `#${((index * 2_654_435 + 5_263_440) % 16_777_216).toString(16).padStart(6, '0')}`,
  asset: (field, { game, index }) => {
    const like = isJsonObject(field.default) ? plainText(field.default['path']) : '';
    const files = filesOf(game, field.asset, like);
    return files.length === 0 ? undefined : { path: files[index % files.length] ?? '' };
  },
  reference: (field, { game, index }) => {
    const ids = idsOf(game, field.to);
    if (field.many !== true) return ids[index % Math.max(1, ids.length)];
    const wanted = Math.min(Math.max(field.min ?? 1, 2), field.max ?? ids.length, ids.length);
    return Array.from({ length: wanted }, (_, place) => ids[(index + place) % ids.length] ?? '');
  },
  reference_by: () => undefined,
  reward_list: ({ min = 1, even = false }, setting) => assets(REWARD_KINDS, Math.max(min, 1), even, setting),
  cost_list: ({ min = 1, kinds = COST_ASSET_KINDS }, setting) =>
    assets(kinds, Math.max(min, 1), false, setting),
  timeslot: ({ types }, { index }) =>
    timeslotOf(types ?? ['always_open', 'always_open', 'limited_period'], index),
  condition_list: (_field, { index }) => ({
    match: 'all',
    rows: [{ kind: 'user_level', op: 'ge', value: 5 * (index + 1) }],
  }),
  stat_block: ({ requiredStats }, setting) =>
    Object.fromEntries(
      requiredStats.map((stat, place) => [stat, figureAt({ min: 10, max: 9999 - place }, setting)]),
    ),
  rows: (field, setting) => {
    const count = Math.min(Math.max(field.min ?? 1, ROWS), field.max ?? ROWS);
    return Array.from({ length: count }, (_, index) => makeRow(field, { ...setting, index, count }));
  },
  group: (field, setting) => makeObject(field.rowFields, setting),
  json: ({ holds }) => (holds === 'list' ? [] : {}),
};

/** A value for a field, given the other values of its record or row; nothing where there is nothing to name. */
export function makeValue(
  declared: ResolvedField,
  siblings: JsonObject,
  setting: Setting,
): JsonValue | undefined {
  const field = chosenField(declared, siblings);
  const make = MAKERS[field.kind] as Make<FieldKind>;
  return make(field, setting);
}

/** A record, a row or a group: each field after those it depends on, and what is optional now and then. */
export function makeObject(
  fields: readonly ResolvedField[],
  setting: Setting,
  given: JsonObject = {},
): JsonObject {
  const made: { [key: string]: JsonValue } = { ...given };
  for (const field of fields) {
    if (made[field.key] !== undefined || field.readOnly === true) continue;
    if (!isShown(field, { ...defaultsOf(fields), ...made }) || isLeftOut(field, setting)) continue;
    const value = makeValue(field, made, setting);
    if (value !== undefined) made[field.key] = value;
  }
  return made;
}

/** Makes another row of a list. */
export function makeRow(field: ResolvedField, setting: Setting): JsonObject {
  const { en, zh, jp } = field.label;
  return makeObject(field.rowFields, { ...setting, noun: [en, zh, jp] });
}

const defaultsOf = (fields: readonly ResolvedField[]): JsonObject =>
  Object.fromEntries(
    fields.flatMap((field) => (field.default === undefined ? [] : [[field.key, field.default]])),
  );

/** People fill in what players see, and leave alone what holds something back. */
function isLeftOut(field: ResolvedField, { index }: Turn): boolean {
  if (field.required) return false;
  if (['timeslot', 'date_time', 'json', 'multi_enum'].includes(field.kind)) return true;
  return ['condition_list', 'reference'].includes(field.kind) && index % 2 === 0;
}

function numberFor(field: ResolvedField<'integer'> | ResolvedField<'decimal'>, setting: Setting): number {
  const { key, min = 0, max = 9999 } = field;
  if (COUNTED.test(key)) return Math.min(max, Math.max(min, 1) + setting.index);
  if (typeof field.default === 'number' && setting.index % 3 !== 2) return field.default;
  const figure = figureAt({ min, max }, setting);
  return field.notZero === true && figure === 0 ? 1 : figure;
}

function textFor(
  { key, maxLength = 500 }: ResolvedField<'localized_text'>,
  { noun, index }: Setting,
): JsonObject {
  const name = themedName(noun, index);
  const fits = name.every((each) => each.length <= maxLength);
  return text(NAMES.test(key) && fits ? name : sentenceAt(index, maxLength));
}

function plainTextFor(
  field: ResolvedField<'text'> | ResolvedField<'long_text'>,
  { noun, index }: Setting,
): string {
  const { form, maxLength = 200 } = field;
  if (form !== undefined) return textOfForm(field, index + 1);
  const [name] = themedName(noun, index);
  return NAMES.test(field.key) ? name.slice(0, maxLength) : sentenceAt(index, maxLength)[0];
}

function assets(kinds: readonly string[], count: number, isEven: boolean, setting: Setting): JsonValue {
  const { game, index } = setting;
  const usable = kinds.flatMap((kind) => {
    const facts = findAssetKind(kind);
    if (facts === undefined) return [];
    const targets = facts.target === null ? null : targetsOf(game, facts.target, facts.of);
    return targets?.length === 0 ? [] : [{ kind, targets, max: facts.max }];
  });
  return Array.from({ length: Math.min(count, usable.length) }, (_, place) => {
    const { kind, targets, max } = usable[(index + place) % usable.length] ?? NOTHING;
    const most = Math.min(max, targets === null ? LARGEST_AMOUNT : LARGEST_NUMBER);
    const amount = figureAt({ min: 1, max: most }, setting);
    return {
      asset_kind: kind,
      ...(targets === null ? {} : { target_id: targets[(index + place) % targets.length] ?? 0 }),
      amount: isEven ? amount + (amount % 2) : amount,
    };
  });
}

const NOTHING = { kind: 'coin', targets: null, max: 1 };

/** The records that a kind of asset may name. */
function targetsOf(
  game: GameSoFar,
  module: string,
  of: { readonly field: string; readonly value: string } | undefined,
): readonly JsonValue[] {
  const ids = idsOf(game, module);
  const records = game.records(module);
  return ids.filter((_id, place) => of === undefined || records[place]?.[of.field] === of.value);
}

function timeslotOf(types: readonly string[], index: number): JsonObject {
  const type = types[index % types.length] ?? 'always_open';
  if (type === 'limited_period') return { type, periods: [SEASON] };
  if (type === 'open_every_day') return { type, daily_from: '10:00', daily_to: '22:00' };
  if (type === 'specific_weekdays') return { type, weekdays: [6, 7] };
  return { type: 'always_open' };
}

const day = (of: number): string => String(((of - 1) % 28) + 1).padStart(2, '0');
