import { labelOf } from '../enums/label-of.ts';
import type { ResolvedField } from '../core/field.ts';
import { isJsonObject, plainText, type JsonObject, type RecordData } from '../core/json.ts';
import { LANGUAGES, localized, type Language, type Localized, type LocalizedText } from '../core/language.ts';
import type { ResolvedModule } from '../core/module.ts';
import type { RuleDefinition } from '../core/rule.ts';
import { findAssetKind } from '../enums/asset-kind.ts';
import { isBlank } from '../fields/field-kind-logic.ts';
import { isShown } from '../fields/validate-object.ts';

/**
 * What tells records of one name apart, in words: the numbers, choices and texts that no two of them have alike,
 * such as `Level 40` of a rarity. Nothing where the name or the id says it all.
 */
export function toldApart(module: ResolvedModule, data: RecordData, language: Language): readonly string[] {
  if (isOneOfSeveralIds(module)) return [];
  const number = isNamedAfter(module, data) ? numberName(module, data)?.[language] : undefined;
  const words = fieldsApart(module, data)
    .filter((field) => isShown(field, data) && !isBlank(data[field.key]))
    .map((field) => wordsOf(field, plainText(data[field.key] ?? null), language));
  return number === undefined ? words : [number, ...words];
}

/** Whether it has another name in place of its title. */
const isNamedAfter = (module: ResolvedModule, data: RecordData): boolean =>
  lenderOf(module, data) !== undefined;

/** The field of the record whose name it has. */
const lenderOf = ({ display, fieldByKey }: ResolvedModule, data: RecordData): string | undefined =>
  display.namedAfter.find((key) => {
    const field = fieldByKey.get(key);
    return field !== undefined && isShown(field, data) && !isBlank(data[key]);
  });

/** The row of the only reward that a record is named after: `{asset_kind, target_id?, amount}`; null where it is named by something else. */
export function givenBy({ display, fieldByKey }: ResolvedModule, data: RecordData): JsonObject | null {
  const key = display.namedAfter.find((each) => fieldByKey.get(each)?.kind === 'reward_list');
  const rows = key === undefined ? null : data[key];
  const [row = null] = Array.isArray(rows) ? rows : [];
  return isJsonObject(row) ? row : null;
}

/**
 * Whether the title is only a part of the identity and unclear without the other parts, such as level
 * 3 of a pet.
 */
export function isOneOfSeveralIds({ identity, parent, display }: ResolvedModule): boolean {
  const own = parent === null ? identity : identity.slice(1);
  return own.length > 1 && display.title !== null && own.includes(display.title);
}

const NUMBER_KINDS = new Set<ResolvedField['kind']>(['integer', 'id']);

/**
 * What a record is called whose title is a number, which alone says nothing: `Step 3`, and of a range `Rank 4–10`.
 * Undefined for other titles, and for a number that is the ID: who shows that says what it is of. Behind the name
 * of another record the ID says which of its records this is.
 */
export function numberName(module: ResolvedModule, data: RecordData): Localized | undefined {
  const { display, identity, titles, fieldByKey } = module;
  const field = fieldByKey.get(display.title ?? '');
  if (field === undefined || !NUMBER_KINDS.has(field.kind) || isBlank(data[field.key])) return undefined;
  if (identity.includes(field.key) && !isNamedAfter(module, data)) return undefined;
  const number = `${plainText(data[field.key] ?? null)}${rangeEnd(module, field.key, data)}`;
  const { en, zh, jp } = titles.record;
  return localized(`${en} ${number}`, `${zh} ${number}`, `${jp} ${number}`);
}

/** The end of the range that begins with a field: `–10`; `+` where its number has a word, such as everyone else. */
function rangeEnd({ rules, fieldByKey }: ResolvedModule, from: string, data: RecordData): string {
  const rule = rules.find((each) => 'is' in each && each.is === 'contiguous' && each.field === from);
  const end =
    rule !== undefined && 'to' in rule && typeof rule.to === 'string' ? fieldByKey.get(rule.to) : null;
  const last = plainText(data[end?.key ?? ''] ?? null);
  if (end?.kind !== 'integer' || last === '' || last === plainText(data[from] ?? null)) return '';
  return end.words?.[last] === undefined ? `–${last}` : '+';
}

/** Between a name and what tells it from others. */
export const BETWEEN_NAMES = ' · ';

/**
 * A borrowed or chosen name with what distinguishes records of that name: `Ember Fox · Awakening level 2`, or
 * how many of it they give: `Barley Tea ×5`.
 */
export function nameApart(
  name: string,
  module: ResolvedModule,
  data: RecordData,
  language: Language,
): string {
  const lent = `${givenName(name, givenBy(module, data), language)}${furtherNamed(module, data)}`;
  return [lent, ...toldApart(module, data, language)].join(BETWEEN_NAMES);
}

/** ` +2` of a record that is about two more than the one whose name it has. */
function furtherNamed(module: ResolvedModule, data: RecordData): string {
  const key = lenderOf(module, data) ?? '';
  const value = data[key];
  const isMany = module.fieldByKey.get(key)?.kind === 'reference' && Array.isArray(value) && value.length > 1;
  return isMany ? ` +${value.length - 1}` : '';
}

/** The name of what a record gives, as lists of rewards show it: `Ember Fox Pet spirit ×5`. */
function givenName(name: string, given: JsonObject | null, language: Language): string {
  const { asset_kind: kind, target_id: target, amount } = given ?? {};
  const facts = findAssetKind(plainText(kind));
  const isFragment = facts?.isFragment === true && !isBlank(target);
  const what = isFragment ? `${name} ${facts.label[language]}` : name;
  return typeof amount === 'number' ? `${what} ×${amount.toLocaleString('en')}` : what;
}

/** The same of a name in each language. */
export function withApart(
  title: LocalizedText | string,
  module: ResolvedModule,
  data: RecordData,
): LocalizedText | string {
  if (typeof title === 'string') {
    const names = LANGUAGES.map((language) => [language, nameApart(title, module, data, language)] as const);
    return names.every(([, name]) => name === title) ? title : Object.fromEntries(names);
  }
  return Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const name = title[language];
      return name === undefined ? [] : [[language, nameApart(name, module, data, language)]];
    }),
  );
}

/**
 * The numbers, choices and texts that are in one rule with the title: records of one title differ in them. Where no rule
 * is about a title that is no text of its own, those that the first rule lets no two records share.
 */
function fieldsApart(module: ResolvedModule, data: RecordData): readonly ResolvedField[] {
  const { display, rules, fieldByKey } = module;
  const { title } = display;
  if (title === null) return [];
  /** A field that is there with some titles only tells those apart. */
  const isWithTitle = (key: string): boolean => fieldByKey.get(key)?.showWhen?.field === title;
  const rulesApart = rules.map(keysTogether).filter((together) => together.length > 0);
  const withTitle = rulesApart.filter((together) => together.includes(title) || together.some(isWithTitle));
  const isShared = ['enum', 'reference'].includes(fieldByKey.get(title)?.kind ?? '');
  const keys =
    withTitle.length === 0 && (isShared || isNamedAfter(module, data)) ? rulesApart.slice(0, 1) : withTitle;
  return [...new Set(keys.flat())]
    .filter((key) => key !== title)
    .flatMap((key) => fieldByKey.get(key) ?? [])
    .filter(({ kind }) => APART_KINDS.has(kind));
}

/** Kinds whose values are short and say something by themselves. */
const APART_KINDS = new Set<ResolvedField['kind']>(['integer', 'enum', 'text']);

/** The fields that two records cannot share by this rule: it says so, or counts their steps. */
function keysTogether(rule: RuleDefinition): readonly string[] {
  if (!('is' in rule)) return [];
  if (rule.is === 'unique') return rule.along === undefined ? rule.fields : [];
  const isLadder = rule.is === 'contiguous' && typeof rule.along === 'object' && !('rows' in rule.along);
  return isLadder ? [...[rule.along.groupBy ?? []].flat(), rule.field] : [];
}

/** A number, a choice or a text in words: `Level 40`, `Weapon`, `winter`. */
export function wordsOf(field: ResolvedField, stored: string, language: Language): string {
  if (field.kind === 'text') return stored;
  if (field.kind === 'enum') return labelOf(field.of, stored)?.[language] ?? stored;
  const word = field.kind === 'integer' ? field.words?.[stored]?.[language] : undefined;
  return word ?? `${field.label[language]} ${Number(stored).toLocaleString('en')}`;
}
