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
  const moduleKeys = new Set([...stored.map((module) => module.key), ...planned]);
  return [
    ...duplicates(
      'module',
      modules.map((module) => module.key),
    ),
    ...duplicates('family', familyKeys),
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
  const scope: Scope = { place: module.key, keys: module.fields.map((field) => field.key) };
  const { title, namedAfter, image } = module.display;
  return [
    ...unknown(`${module.key}: identity`, module.identity, scope.keys),
    ...unknown(
      `${module.key}: display`,
      [title, ...namedAfter, image].filter((key) => key !== null),
      scope.keys,
    ),
    ...findNameProblems(module),
    ...unknown(`${module.key}: list.columns`, module.list.columns, scope.keys),
    ...unknown(`${module.key}: list.filters`, module.list.filters, scope.keys),
    ...unknown(`${module.key}: list.sorts`, module.list.sorts, scope.keys),
    ...unknown(
      `${module.key}: list.sort`,
      module.list.sort === null ? [] : [module.list.sort.field],
      scope.keys,
    ),
    ...unknown(
      `${module.key}: list.sheet.groupBy`,
      [module.list.sheet?.groupBy ?? null].filter((key) => key !== null),
      scope.keys,
    ),
    ...unknown(`${module.key}: list.sheet.columns`, module.list.sheet?.columns ?? [], scope.keys),
    ...unknown(`${module.key}: search`, module.search, scope.keys),
    ...module.sections.flatMap((section) =>
      unknown(`${module.key}: section ${section.key}`, section.fields, scope.keys),
    ),
    ...unknown(`${module.key}: evolution.renamed`, Object.values(module.evolution.renamed), scope.keys),
    ...unknown(
      `${module.key}: evolution.moved`,
      Object.values(module.evolution.moved).flatMap(({ by, to }) => [by, ...Object.values(to)]),
      scope.keys,
    ),
    ...findFieldProblems(scope, module.fields),
    ...findValueProblems(module.key, module.fields),
    ...findSortProblems(module),
    ...findSectionProblems(module),
    ...findBoardProblems(module),
  ];
}

/** A record is named after one other: what a reference or the only reward of it names. */
function findNameProblems({ key, display, fieldByKey }: ResolvedModule): string[] {
  const isOne = (field: ResolvedField): boolean =>
    field.kind === 'reference' ? field.many !== true : field.kind === 'reward_list' && field.max === 1;
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

function findSectionProblems({ key, sections }: ResolvedModule): string[] {
  const placed = sections.flatMap(({ fields }) => fields);
  return placed
    .filter((name, index) => placed.indexOf(name) !== index)
    .map((name) => `${key}: sections: "${name}" stands in two of them`);
}

function findFieldProblems(scope: Scope, fields: readonly ResolvedField[]): string[] {
  return fields.flatMap((field) => {
    const place = `${scope.place}.${field.key}`;
    const rowKeys = field.rowFields.map((rowField) => rowField.key);
    return [
      ...(/^[a-z0-9][a-z0-9_]*$/.test(field.key) ? [] : [`${place}: field keys are snake_case`]),
      ...unknown(
        `${place}: showWhen`,
        field.showWhen === undefined ? [] : [field.showWhen.field],
        scope.keys,
      ),
      ...unknown(
        `${place}: afterField`,
        field.kind === 'date_time' && field.afterField !== undefined ? [field.afterField] : [],
        scope.keys,
      ),
      ...unknown(
        `${place}: recordIn`,
        (field.kind === 'text' || field.kind === 'id') && field.recordIn !== undefined
          ? [field.recordIn]
          : [],
        scope.keys,
      ),
      ...findChoiceProblems(place, field, fields),
      ...(field.kind === 'rows'
        ? unknown(`${place}: weight`, field.weight === undefined ? [] : [field.weight], rowKeys)
        : []),
      ...(field.kind === 'rows'
        ? unknown(`${place}: uniqueBy`, field.uniqueBy === undefined ? [] : [field.uniqueBy], rowKeys)
        : []),
      ...(field.kind === 'rows'
        ? unknown(`${place}: columnsOf`, field.columnsOf === undefined ? [] : [field.columnsOf], rowKeys)
        : []),
      ...(field.kind === 'rows' ? unknown(`${place}: folded`, field.folded ?? [], rowKeys) : []),
      ...field.rowFields
        .filter(({ staffOnly }) => staffOnly === true)
        .map(({ key }) => `${place}.${key}: staffOnly: only a whole field of a record is kept from the game`),
      ...findFieldProblems({ place, keys: rowKeys }, field.rowFields),
    ];
  });
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

function findReferenceProblems(
  place: string,
  field: ResolvedField,
  moduleKeys: ReadonlySet<string>,
): string[] {
  const here = `${place}.${field.key}`;
  return [
    ...unknown(`${here}: reference`, targetsOf(field), [...moduleKeys], 'module'),
    ...field.rowFields.flatMap((rowField) => findReferenceProblems(here, rowField, moduleKeys)),
  ];
}

function duplicates(what: string, keys: readonly string[]): string[] {
  const seen = new Set<string>();
  const repeated = keys.filter((key) => seen.size === seen.add(key).size);
  return repeated.map(
    (key) => `${key}: there are two ${what === 'family' ? 'families' : 'modules'} with this key`,
  );
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
  const check = (place: string, names: readonly (string | null)[], all: readonly string[]) =>
    unknown(
      place,
      names.filter((name) => name !== null),
      all,
      'such name',
    );
  return modules.flatMap(({ key, panels, list, fixed, store }) => [
    ...(known.panels ? check(`${key}: panels`, panels, known.panels) : []),
    ...(known.standing ? check(`${key}: list.standing`, [list.standing], known.standing) : []),
    ...(known.fixedOnce
      ? check(`${key}: fixed.once`, [fixed !== null && 'once' in fixed ? fixed.once : null], known.fixedOnce)
      : []),
    ...(known.stores ? check(`${key}: store`, [store], [REVISIONS, ...known.stores]) : []),
  ]);
}
