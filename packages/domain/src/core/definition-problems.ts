import { fieldKindLogic } from '../fields/index.ts';
import { findBoardProblems } from './definition-boards.ts';
import type { ResolvedField } from './field.ts';
import { REVISIONS, type FamilyDefinition, type ResolvedModule } from './module.ts';
import { findFixedProblems } from './definition-periods.ts';
import { findRuleProblems } from './definition-rules.ts';
import { findValueProblems } from './definition-values.ts';
import { unknown } from './definition-words.ts';
import { targetsOf } from './targets-of.ts';

/** What one definition names, and what it may name. */
type Scope = { readonly place: string; readonly keys: readonly string[] };

const OWN_ADDRESS = /^(?:\/[a-z0-9-]+)+(?:\/\{[a-z0-9_]+\})+$/;

/** Every contradiction in a set of definitions, each a sentence with module, field and suggestion. */
export function findDefinitionProblems(
  families: readonly FamilyDefinition[],
  modules: readonly ResolvedModule[],
  planned: readonly string[],
): string[] {
  const familyKeys = families.map((family) => family.key);
  const stored = modules.filter(({ store }) => store === REVISIONS);
  const moduleKeys = [...stored.map((module) => module.key), ...planned];
  return [
    ...duplicates(
      'modules',
      modules.map((module) => module.key),
    ),
    ...duplicates('families', familyKeys),
    ...modules.flatMap((module) => [
      ...unknown(`${module.key}: family`, [module.family], familyKeys, 'family'),
      ...findModuleProblems(module),
      ...findKindProblems(module),
      ...findScopeProblems(module, modules),
      ...findBelongingProblems(module, modules),
      ...findFixedProblems(module, modules),
      ...findRuleProblems(module, stored),
      ...module.fields.flatMap((field) => findReferenceProblems(module.key, field, moduleKeys)),
    ]),
  ];
}

function findModuleProblems(module: ResolvedModule): string[] {
  const { key: place, display, list, evolution } = module;
  const keys = module.fields.map(({ key }) => key);
  return [
    ...unknown(`${place}: identity`, module.identity, keys),
    ...unknown(`${place}: display`, [display.title, ...display.namedAfter, display.image], keys),
    ...findNameProblems(module),
    ...unknown(`${place}: list.columns`, list.columns, keys),
    ...unknown(`${place}: list.filters`, list.filters, keys),
    ...unknown(`${place}: list.sorts`, list.sorts, keys),
    ...unknown(`${place}: list.sort`, [list.sort?.field], keys),
    ...unknown(`${place}: list.translated`, Object.values(list.translated ?? {}), keys),
    ...unknown(`${place}: list.sheet.groupBy`, [list.sheet?.groupBy], keys),
    ...unknown(`${place}: list.sheet.columns`, list.sheet?.columns ?? [], keys),
    ...unknown(`${place}: search`, module.search, keys),
    ...module.sections.flatMap(({ key, fields }) => unknown(`${place}: section ${key}`, fields, keys)),
    ...unknown(`${place}: evolution.renamed`, Object.values(evolution.renamed), keys),
    ...unknown(
      `${place}: evolution.moved`,
      Object.values(evolution.moved).flatMap(({ by, to }) => [by, ...Object.values(to)]),
      keys,
    ),
    ...findFieldProblems({ place, keys }, module.fields),
    ...findValueProblems(place, module.fields),
    ...findSortProblems(module),
    ...findLanguageProblems(module),
    ...findSectionProblems(module),
    ...findBoardProblems(module),
  ];
}

/** A record is named after one other: what a reference or the only reward of it names. */
function findNameProblems({ key, display, fieldByKey }: ResolvedModule): string[] {
  const isOne = (field: ResolvedField): boolean =>
    field.kind === 'reference' || (field.kind === 'reward_list' && field.max === 1);
  return display.namedAfter
    .flatMap((each) => fieldByKey.get(each) ?? [])
    .filter((field) => !isOne(field))
    .map((field) => `${key}: display.namedAfter: ${field.key} is no reference and no list of one reward`);
}

/** A child has a parent, nothing else has; its own address leaves room for the parent's identity. */
function findKindProblems(module: ResolvedModule): string[] {
  const { key, kind, parent, address, store } = module;
  if (store !== REVISIONS && kind !== 'list') return [`${key}: store: what an adapter shows is a list`];
  if (kind !== 'child')
    return parent === null && address === null
      ? []
      : [`${key}: only a child has a parent and an address of its own`];
  const field = parent === null ? undefined : module.fieldByKey.get(parent.field);
  if (field?.kind !== 'reference' || !field.required || field.many === true)
    return [`${key}: parent: a child names the required reference field that holds its parent`];
  return address === null || OWN_ADDRESS.test(address)
    ? []
    : [`${key}: address: write it like "/${key}/detail/{${parent?.field}}", with the placeholders last`];
}

/** A child lives and travels with its parent. */
function findScopeProblems(
  { key, parent, scope }: ResolvedModule,
  modules: readonly ResolvedModule[],
): string[] {
  const above = modules.find((module) => module.key === parent?.module);
  return above === undefined || (above.scope === scope && above.kind !== 'singleton')
    ? []
    : [`${key}: scope: a child has the scope of its parent ${above.key}, which is not a singleton`];
}

/** Copies of what belongs to a record get ids of their own, counted up, in the same change set. */
function findBelongingProblems(module: ResolvedModule, modules: readonly ResolvedModule[]): string[] {
  const { key, kind, identity, belongsTo, scope } = module;
  if (belongsTo === null) return [];
  const field = module.fieldByKey.get(belongsTo.field);
  if (field?.kind !== 'reference' || field.to === key)
    return [`${key}: belongsTo: name the reference field that holds the record of another module`];
  const [id] = identity.map((name) => module.fieldByKey.get(name)?.kind);
  if (kind !== 'list' || identity.length !== 1 || id !== 'id')
    return [`${key}: belongsTo: only records of a list with one field of kind id belong to another`];
  const owner = modules.find((other) => other.key === belongsTo.module);
  return owner === undefined || owner.scope === scope
    ? []
    : [`${key}: belongsTo: it has the scope of ${owner.key}, which its records belong to`];
}

/** A list sorts by what has an order: numbers, words, moments, values of a closed list. */
function findSortProblems({ key, list, fieldByKey }: ResolvedModule): string[] {
  return [...list.sorts, ...(list.sort === null ? [] : [list.sort.field])].flatMap((name) => {
    const field = fieldByKey.get(name);
    return field === undefined || fieldKindLogic(field.kind).canSort
      ? []
      : [`${key}: list.sorts: "${name}" cannot be sorted by; its kind is ${field.kind}`];
  });
}

/** Records whose language is in their path have both, as a list can tell them apart. */
function findLanguageProblems({ key, list: { translated }, fieldByKey }: ResolvedModule): string[] {
  if (translated === null) return [];
  const kinds = [translated.path, translated.language].map((name) => fieldByKey.get(name)?.kind);
  return kinds.includes(undefined) || kinds.join() === 'text,enum'
    ? []
    : [`${key}: list.translated: name a text that holds a path, and an enum of languages`];
}

function findSectionProblems({ key, sections }: ResolvedModule): string[] {
  const placed = sections.flatMap(({ fields }) => fields);
  return placed
    .filter((name, index) => placed.indexOf(name) !== index)
    .map((name) => `${key}: sections: "${name}" is in two of them`);
}

function findFieldProblems({ place: outer, keys }: Scope, fields: readonly ResolvedField[]): string[] {
  return fields.flatMap((field) => {
    const place = `${outer}.${field.key}`;
    const rowKeys = field.rowFields.map(({ key }) => key);
    return [
      ...(/^[a-z0-9][a-z0-9_]*$/.test(field.key) ? [] : [`${place}: field keys are snake_case`]),
      ...unknown(`${place}: showWhen`, [field.showWhen?.field], keys),
      ...findOptionProblems(place, field, { keys, rowKeys }),
      ...findChoiceProblems(place, field, fields),
      ...field.rowFields
        .filter(({ staffOnly }) => staffOnly === true)
        .map(({ key }) => `${place}.${key}: staffOnly: only a whole field of a record is kept from the game`),
      ...findFieldProblems({ place, keys: rowKeys }, field.rowFields),
    ];
  });
}

/** Fields that options of a kind name: `keys` are beside the field, `rowKeys` inside its rows. */
function findOptionProblems(
  place: string,
  field: ResolvedField,
  { keys, rowKeys }: { readonly keys: readonly string[]; readonly rowKeys: readonly string[] },
): string[] {
  if (field.kind === 'date_time') return unknown(`${place}: afterField`, [field.afterField], keys);
  if (field.kind === 'text' || field.kind === 'id')
    return unknown(`${place}: recordIn`, [field.recordIn], keys);
  if (field.kind === 'group') return unknown(`${place}: brief`, field.brief ?? [], rowKeys);
  if (field.kind !== 'rows') return [];
  return [
    ...unknown(`${place}: weight`, [field.weight], rowKeys),
    ...unknown(`${place}: uniqueBy`, [field.uniqueBy], rowKeys),
    ...unknown(`${place}: columnsOf`, [field.columnsOf], rowKeys),
    ...unknown(`${place}: folded`, field.folded ?? [], rowKeys),
    ...unknown(`${place}: summary`, field.summary ?? [], rowKeys),
  ];
}

/** A reference whose module another field chooses: by an enumeration beside it, and a module or null for each value. */
function findChoiceProblems(
  place: string,
  field: ResolvedField,
  siblings: readonly ResolvedField[],
): string[] {
  if (field.kind !== 'reference_by') return [];
  const { by, targets } = field;
  const choice = siblings.find(({ key }) => key === by);
  if (choice === undefined)
    return unknown(
      `${place}: by`,
      [by],
      siblings.map(({ key }) => key),
    );
  if (choice.kind !== 'enum') return [`${place}: by: "${by}" is no enum, it is of the kind ${choice.kind}`];
  const values = choice.of.values.map(({ value }) => value);
  return [
    ...unknown(`${place}: targets`, Object.keys(targets), values, 'value'),
    ...values
      .filter((value) => !Object.hasOwn(targets, value))
      .map((value) => `${place}: targets: name the module for "${value}", or null`),
  ];
}

function findReferenceProblems(place: string, field: ResolvedField, moduleKeys: readonly string[]): string[] {
  const here = `${place}.${field.key}`;
  return [
    ...unknown(`${here}: reference`, targetsOf(field), moduleKeys, 'module'),
    ...field.rowFields.flatMap((rowField) => findReferenceProblems(here, rowField, moduleKeys)),
  ];
}

function duplicates(plural: string, keys: readonly string[]): string[] {
  return keys
    .filter((key, index) => keys.indexOf(key) < index)
    .map((key) => `${key}: there are two ${plural} with this key`);
}

/** The names in definitions that code of the web app or the server implements. */
type KnownNames = {
  readonly panels?: readonly string[];
  readonly standing?: readonly string[];
  readonly fixedOnce?: readonly string[];
  readonly stores?: readonly string[];
};

/** Names in definitions that are not in `known`; a kind of names that is not passed is not checked. */
export function findUnknownNames(modules: readonly ResolvedModule[], known: KnownNames): string[] {
  const what = 'such name';
  return modules.flatMap(({ key, panels, list, fixed, store }) => [
    ...(known.panels ? unknown(`${key}: panels`, panels, known.panels, what) : []),
    ...(known.standing ? unknown(`${key}: list.standing`, [list.standing], known.standing, what) : []),
    ...(known.fixedOnce && fixed !== null && 'once' in fixed
      ? unknown(`${key}: fixed.once`, [fixed.once], known.fixedOnce, what)
      : []),
    ...(known.stores ? unknown(`${key}: store`, [store], [REVISIONS, ...known.stores], what) : []),
  ]);
}
