import type { ResolvedField } from '../../core/field.ts';
import type { Issue, IssueCode } from '../../core/issue.ts';
import { isJsonObject, plainText, type JsonValue, type RecordData } from '../../core/json.ts';
import type { ResolvedModule } from '../../core/module.ts';
import { isTextForm } from '../../core/text-form.ts';
import { formatDateTime } from '../../core/date-time.ts';
import { isDateTime } from '../../fields/date-format.ts';
import { ownIdOf, parentIdOf, recordIdOf } from '../../record/identity.ts';
import { valueAt } from '../../record/path-value.ts';
import { movedTo, WRITTEN } from '../moved-dates.ts';
import { choicesOf } from './choices.ts';
import { idOf, idsOf, sightIn } from './game-so-far.ts';
import { matchOf, valuesIn } from '../../rules/demands/subjects.ts';
import { makeRow, makeValue, type Setting } from './values.ts';

/** A value with a problem, and what is around it. */
type Fault = {
  readonly module: ResolvedModule;
  readonly field: ResolvedField;
  readonly value: JsonValue | undefined;
  readonly siblings: RecordData;
  readonly params: Issue['params'];
  readonly setting: Setting;
  readonly record: RecordData;
  /** Which record it is, where the setting says which row. */
  readonly turn: number;
};

/** What a value should be instead; nothing: it should go. */
type Repair = (fault: Fault) => JsonValue | undefined;

const WEEK = 7 * 86_400_000;

/** The value that a problem names, or so many steps beside it: of a moment, weeks. */
const to =
  (key: string, step = 0): Repair =>
  ({ params, value }) => {
    const wanted = params[key] ?? value;
    if (typeof wanted === 'number') return wanted + step;
    if (typeof wanted !== 'string' || !isDateTime(wanted)) return wanted;
    return formatDateTime(new Date(Date.parse(`${wanted}Z`) + step * WEEK));
  };

const made: Repair = ({ field, siblings, setting }) =>
  field.kind === 'boolean' ? true : makeValue(field, siblings, setting);

/** Off and 0 are as good as nothing where there has to be a value. */
const emptied: Repair = ({ field }) => {
  if (field.kind === 'boolean') return false;
  return field.required && (field.kind === 'integer' || field.kind === 'decimal') ? 0 : undefined;
};

/** The weeks between periods that must not overlap. */
const SEASON_WEEKS = 8;

/** A period or a moment of its own, after those of the records before. */
const later: Repair = (fault) => {
  const { field, value, setting } = fault;
  if (field.kind === 'reference') return alone(fault);
  if (field.kind === 'enum') return another(fault);
  const slot = field.kind === 'timeslot' ? makeValue({ ...field, ...LIMITED }, {}, setting) : value;
  return movedTo(new Date(WRITTEN.getTime() + setting.index * SEASON_WEEKS * WEEK), slot ?? null);
};
/** A record of its own to name, where those of several must not meet. */
const alone: Repair = (fault) => {
  const { field, setting } = fault;
  if (field.kind !== 'reference' || field.many !== true) return another(fault);
  const ids = idsOf(setting.game, field.to);
  return ids.slice(setting.index % ids.length, (setting.index % ids.length) + 1);
};
const LIMITED = { types: ['limited_period'] };

/** Texts of one record are so far from those of the next that none meet. */
const APART = 100;

/** The next option, record or number; a text that no other record has. */
const another: Repair = ({ field, value, siblings, setting, turn }) => {
  const choices = choicesOf(field, setting.game);
  if (choices.length > 0) return choices[(choices.indexOf(value ?? '') + 1) % choices.length];
  if (typeof value === 'number') return value + 1;
  const index = setting.index + 1 + (field.kind === 'text' ? turn * APART : 0);
  return makeValue(field, siblings, { ...setting, index });
};

/** What the rules about a reference or a timeslot allow. */
const allowed: Repair = ({ module, field, params, setting, siblings, record }) => {
  const sight = sightIn(module, field.key, { ...record, ...siblings }, setting.game);
  const rules = module.rules.flatMap((rule) => {
    const isAbout = 'is' in rule && rule.is === 'one_of' && rule.of?.split('.').at(-1) === field.key;
    return isAbout && matchOf(rule.when, sight) !== null ? [rule] : [];
  });
  if (field.kind === 'timeslot') {
    const types = Array.isArray(params['allowed']) ? params['allowed'] : rules[0]?.values;
    const own = { ...field, types: (types ?? []).map(plainText) };
    return makeValue(own, {}, setting);
  }
  if (field.kind !== 'reference') return undefined;
  const { registry, records } = setting.game;
  const fitting = records(field.to).filter((named) =>
    rules.every((rule) => rule.values.includes(named[rule.field] ?? null)),
  );
  const ids = fitting.map((named) => idOf(registry.get(field.to), named));
  if (field.many === true) return ids.length === 0 ? undefined : ids.slice(0, Math.max(field.min ?? 1, 2));
  return ids[setting.index % Math.max(1, ids.length)];
};

/** At least as much; of the days of a timeslot, no end. */
const enough: Repair = (fault) =>
  fault.field.kind === 'timeslot' ? { type: 'always_open' } : to('than')(fault);

/** A period as another record has it; of a number, the largest one that it allows. */
const within: Repair = ({ field, value, params }) => {
  if (field.kind !== 'timeslot') return typeof value === 'number' ? params['end'] : params['start'];
  const [start_date = null, end_date = null] = [params['start'], params['end']];
  return { type: 'limited_period', periods: [{ start_date, end_date }] };
};

/** A record of another module that a number names: one under the same parent where it has one. */
const existing: Repair = (fault) => {
  const { params, field, setting } = fault;
  if (field.kind === 'reference') return another(fault);
  const module = setting.game.registry.find(plainText(params['module']));
  if (module === undefined) return undefined;
  const parent = parentIdOf(module, plainText(params['id']));
  const own = setting.game
    .records(module.key)
    .map((record) => recordIdOf(module, record))
    .filter((id) => parentIdOf(module, id) === parent)
    .map((id) => Number(ownIdOf(module, id)));
  return own[setting.index % Math.max(1, own.length)];
};

/** The value that a problem names; where another record has to have it, one that does. */
const same: Repair = ({ field, params, value, setting }) => {
  const { value: wanted = null, actual, field: key } = params;
  if (actual === undefined || field.kind !== 'reference') return wanted;
  const { registry, records } = setting.game;
  const fitting = records(field.to).filter(
    (record) => plainText(record[plainText(key)]) === plainText(wanted),
  );
  const found = fitting[setting.index % Math.max(1, fitting.length)];
  return found === undefined ? value : idOf(registry.get(field.to), found);
};

/** A text of another form, or a shorter one. */
const rewritten: Repair = ({ field, siblings, params, setting }) => {
  const { form, max } = params;
  const limits = {
    ...(typeof max === 'number' ? { maxLength: max } : {}),
    ...(typeof form === 'string' && isTextForm(form) ? { form } : {}),
  };
  return makeValue({ ...field, ...limits }, siblings, setting);
};

/** The row before, by the key that rows have in the tree that a rule makes of them. */
const rowBefore: Repair = ({ module, field, record, setting }) => {
  const tree = module.rules.find(
    (rule) => 'rule' in rule && rule.rule === 'rows_form_tree' && rule.before === field.key,
  );
  if (tree === undefined || !('rows' in tree) || !('key' in tree) || !('root' in tree)) return undefined;
  const rows = valueAt(record, tree.rows);
  const keyAt = (index: number): JsonValue | undefined =>
    Array.isArray(rows) && isJsonObject(rows[index]) ? rows[index][tree.key] : undefined;
  const root = valueAt(record, tree.root);
  if (plainText(keyAt(setting.index)) === plainText(root)) return undefined;
  return setting.index === 0 ? root : keyAt(setting.index - 1);
};

/** One of the values that rows of another record hold, where a rule says so. */
const foundThere: Repair = (fault) => {
  const { module, field, record, setting } = fault;
  const known = module.rules.flatMap((rule) =>
    'is' in rule && rule.is === 'found_in' && rule.field.split('.').at(-1) === field.key
      ? (valuesIn(rule.rows, sightIn(module, rule.field, record, setting.game)) ?? [])
      : [],
  );
  const found = known[setting.index % Math.max(1, known.length)];
  if (found === undefined) return another(fault);
  return field.kind === 'cost_list' ? [{ asset_kind: 'item', target_id: found, amount: 10 }] : found;
};

/** Adds an entry with the value that is missing. */
const withEntry: Repair = ({ field, value, params, setting }) => {
  const entries: readonly JsonValue[] = Array.isArray(value) ? value : [];
  const missing = params['value'] ?? null;
  if (field.rowFields.length === 0) return [...entries, missing];
  const turn = { ...setting, index: entries.length, count: entries.length + 1 };
  return [...entries, { ...makeRow(field, turn), [plainText(params['field'])]: missing }];
};

const longer: Repair = (fault) => {
  const { field, value, params, setting } = fault;
  // One record more with this option: this one.
  if (field.kind === 'enum') return params['value'];
  if (params['field'] !== undefined) return withEntry(fault);
  const rows: readonly JsonValue[] = Array.isArray(value) ? value : [];
  const count = Number(params['min'] ?? rows.length + 1);
  return Array.from(
    { length: count },
    (_, index) => rows[index] ?? makeRow(field, { ...setting, index, count }),
  );
};

const shorter: Repair = (fault) => {
  const { field, value, params } = fault;
  if (field.kind === 'enum') return another(fault);
  // As the first record has it, where all have to agree.
  if (!Array.isArray(value)) return makeValue(field, {}, { ...fault.setting, index: 0 });
  const { field: key, value: counted, max } = params;
  if (key === undefined) return value.slice(0, Number(max ?? value.length - 1));
  const isCounted = (row: JsonValue): boolean => isJsonObject(row) && row[plainText(key)] === counted;
  return value.filter((row: JsonValue, place) => !isCounted(row) || value.findIndex(isCounted) !== place);
};

const option: Repair = (fault) => {
  const { params, setting, field } = fault;
  const options: readonly JsonValue[] = Array.isArray(params['allowed']) ? params['allowed'] : [];
  return field.kind === 'timeslot' ? allowed(fault) : options[setting.index % Math.max(1, options.length)];
};

/** How a person would answer each problem of a value. */
export const REPAIRS: { readonly [C in IssueCode]?: Repair } = {
  required: made,
  required_when: made,
  image_required: made,
  period_required: made,
  must_be_empty: emptied,
  must_be_empty_here: emptied,
  off_where_protected: emptied,
  only_on_last: emptied,
  only_on_first: emptied,
  unknown_field: () => undefined,
  greater: to('than', 1),
  greater_or_equal: enough,
  not_rising: to('than', 1),
  falling: to('than'),
  less: to('than', -1),
  less_or_equal: to('than'),
  step_too_large: ({ params }) =>
    Math.floor((Number(params['than']) * (100 + Number(params['percent']))) / 100),
  same_as: same,
  pattern: rewritten,
  too_long: rewritten,
  must_lead_to_start: rowBefore,
  end_before_start: to('start', 1),
  not_inside: within,
  not_contiguous: to('expected'),
  not_zero: () => 1,
  integer: ({ value }) => Math.round(Number(value)),
  even: ({ value }) => Number(value) + 1,
  allowed_when: option,
  kind_not_allowed: allowed,
  too_few: longer,
  too_many: shorter,
  must_include: withEntry,
  must_keep: withEntry,
  duplicate: another,
  row_repeated: another,
  too_many_records: later,
  period_overlap: later,
  unknown_option: foundThere,
  reference_self: another,
  reference_missing: existing,
  weights_zero: another,
  range_overlap: another,
};

/** Repairs that return the whole value of a field, even if the problem is about a part of it. */
export const OF_WHOLE_VALUES: readonly Repair[] = [made, allowed, option, rewritten, enough];
