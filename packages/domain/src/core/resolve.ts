import type { FieldDefinition, FieldDefinitions, FieldKind, ResolvedField } from './field.ts';
import type { JsonValue } from './json.ts';
import type { Localized } from './language.ts';
import {
  REVISIONS,
  type ModuleDefinition,
  type ModuleKind,
  type Owner,
  type ResolvedModule,
  type SectionDefinition,
} from './module.ts';
import {
  baseFieldsOf,
  GENERAL_SECTION_TITLE,
  ID_FIELD,
  MANAGEMENT_SECTION_TITLE,
  REST_SECTION_TITLE,
} from './base-fields.ts';
import { resolveSheet } from './sheet-fields.ts';

/** Kinds whose value fits into a list column and can be filtered by choice. */
const CHOICE_KINDS: ReadonlySet<FieldKind> = new Set(['enum', 'boolean']);
const COLUMN_KINDS: ReadonlySet<FieldKind> = new Set([
  'id',
  'integer',
  'decimal',
  'boolean',
  'text',
  'localized_text',
  'enum',
  'date_time',
  'date',
  'timeslot',
  'reference',
  'reference_by',
  'reward_list',
  'cost_list',
]);
const TITLE_KINDS: ReadonlySet<FieldKind> = new Set(['localized_text', 'text']);
const DEFAULT_COLUMN_COUNT = 7;
/** Ids start here; a field of kind `id` in which 0 means something says `min: 0`. */
const FIRST_ID = 1;

/** Fills every default of a definition once. The result is frozen; the author's object stays untouched. */
export function resolveModule(definition: ModuleDefinition): ResolvedModule {
  const kind = definition.kind ?? 'list';
  const parent = resolveOwner(definition, definition.parent);
  const identity = resolveIdentity(definition, kind);
  const fields = resolveAllFields(definition, kind, identity);
  const display = resolveDisplay(definition, fields);
  const list = resolveList(definition, { kind, fields, identity, display });
  return Object.freeze({
    key: definition.key,
    family: definition.family,
    titles: definition.titles,
    synonyms: definition.synonyms ?? [],
    kind,
    scope: definition.scope ?? 'versioned',
    store: definition.store ?? REVISIONS,
    parent,
    address: definition.address ?? null,
    createFirst: definition.createFirst ?? null,
    head: definition.head ?? false,
    addedBy: definition.addedBy ?? 'staff',
    belongsTo: resolveOwner(definition, definition.belongsTo),
    releasedAt: definition.releasedAt ?? null,
    identity: Object.freeze([...identity]),
    fields,
    fieldByKey: new Map(fields.map((field) => [field.key, field])),
    rules: Object.freeze([...(definition.rules ?? [])]),
    display,
    list,
    search: Object.freeze([...(definition.search ?? defaultSearch(fields, identity, display.title))]),
    sections: resolveSections(definition, kind, fields),
    panels: Object.freeze([...(definition.panels ?? [])]),
    board: definition.board === undefined ? null : Object.freeze({ ...definition.board }),
    fixed: definition.fixed === undefined ? null : Object.freeze({ ...definition.fixed }),
    evolution: Object.freeze({
      renamed: definition.evolution?.renamed ?? {},
      removed: definition.evolution?.removed ?? [],
      moved: definition.evolution?.moved ?? {},
      converted: definition.evolution?.converted ?? [],
    }),
    defaults: Object.freeze(defaultsOf(fields)),
  });
}

function resolveIdentity(definition: ModuleDefinition, kind: ModuleKind): readonly string[] {
  if (kind === 'singleton') return [];
  const own: readonly string[] = definition.identity ?? ['id'];
  return definition.parent === undefined
    ? own
    : [definition.parent, ...own.filter((key) => key !== definition.parent)];
}

/** A field that is no reference names no module: the registry refuses such a definition. */
function resolveOwner(definition: ModuleDefinition, key: string | undefined): Owner | null {
  if (key === undefined) return null;
  const field = definition.fields[key];
  return Object.freeze({ module: field?.kind === 'reference' ? field.to : '', field: key });
}

function resolveAllFields(
  definition: ModuleDefinition,
  kind: ModuleKind,
  identity: readonly string[],
): readonly ResolvedField[] {
  const own = definition.fields;
  const needsId = identity.includes('id') && own['id'] === undefined;
  const all: FieldDefinitions = { ...(needsId ? { id: ID_FIELD } : {}), ...own };
  const base = Object.entries(baseOf(definition, kind)).filter(([key]) => own[key] === undefined);
  return resolveFields({ ...all, ...Object.fromEntries(base) });
}

/** What an adapter shows has the fields of its own tables and no others. */
function baseOf({ store = REVISIONS }: ModuleDefinition, kind: ModuleKind): FieldDefinitions {
  return store === REVISIONS ? baseFieldsOf(kind) : {};
}

/** Fills in what fields leave out, in their order. */
export function resolveFields(definitions: FieldDefinitions): readonly ResolvedField[] {
  return Object.freeze(Object.entries(definitions).map(([key, definition]) => resolveField(key, definition)));
}

function resolveField(key: string, definition: FieldDefinition): ResolvedField {
  const rowFields = 'fields' in definition ? resolveFields(definition.fields) : [];
  return Object.freeze({
    ...(definition.kind === 'id' ? { min: FIRST_ID } : {}),
    ...definition,
    key,
    required: definition.optional !== true,
    rowFields,
  });
}

function resolveDisplay(
  definition: ModuleDefinition,
  fields: readonly ResolvedField[],
): ResolvedModule['display'] {
  // Several lines say something about a record, and a key is for programs; neither is a name.
  const titled = fields.filter(
    (field) => TITLE_KINDS.has(field.kind) && !hasSeveralLines(field) && !isKeyOfClient(field),
  );
  const title =
    definition.display?.title ?? titled.find((field) => field.key === 'name')?.key ?? titled[0]?.key ?? null;
  const images = fields.filter((field) => field.kind === 'asset' && field.asset === 'image');
  const image =
    definition.display?.image ?? images.find((field) => field.key === 'icon')?.key ?? images[0]?.key ?? null;
  const namedAfter = Object.freeze([...(definition.display?.namedAfter ?? [])]);
  return Object.freeze({ title, namedAfter, image });
}

const isKeyOfClient = (field: ResolvedField): boolean => field.kind === 'text' && field.form === 'mark';

const hasSeveralLines = (field: ResolvedField): boolean =>
  field.kind === 'localized_text' && field.multiline === true;

function resolveList(
  definition: ModuleDefinition,
  described: Pick<ResolvedModule, 'kind' | 'fields' | 'identity' | 'display'>,
): ResolvedModule['list'] {
  const authored = definition.list ?? {};
  const { fields, identity, display } = described;
  return Object.freeze({
    columns: Object.freeze([...(authored.columns ?? defaultColumns(fields, identity, display))]),
    filters: Object.freeze([...(authored.filters ?? defaultFilters(fields))]),
    sorts: Object.freeze([...(authored.sorts ?? [])]),
    sort: resolveSort(authored.sort),
    standing: authored.standing ?? null,
    sheet: resolveSheet(definition, described),
    translated: authored.translated ?? null,
  });
}

function resolveSort(sort: string | undefined): ResolvedModule['list']['sort'] {
  if (sort === undefined) return null;
  const descending = sort.startsWith('-');
  return Object.freeze({ field: descending ? sort.slice(1) : sort, descending });
}

function defaultColumns(
  fields: readonly ResolvedField[],
  identity: readonly string[],
  display: ResolvedModule['display'],
): readonly string[] {
  const first = [
    ...identity,
    ...(display.image === null ? [] : [display.image]),
    ...(display.title === null ? [] : [display.title]),
  ];
  const plain = fields
    .filter((field) => COLUMN_KINDS.has(field.kind) && field.key !== 'sort_order' && field.key !== 'status')
    .map((field) => field.key);
  const chosen = [...new Set([...first, ...plain])].slice(0, Math.max(DEFAULT_COLUMN_COUNT, first.length));
  return fields.some((field) => field.key === 'status')
    ? [...chosen.filter((key) => key !== 'status'), 'status']
    : chosen;
}

function defaultFilters(fields: readonly ResolvedField[]): readonly string[] {
  const choices = fields
    .filter((field) => CHOICE_KINDS.has(field.kind) || field.kind === 'reference')
    .map((field) => field.key);
  return choices.includes('status') ? ['status', ...choices.filter((key) => key !== 'status')] : choices;
}

function defaultSearch(
  fields: readonly ResolvedField[],
  identity: readonly string[],
  title: string | null,
): readonly string[] {
  const wanted = new Set([...(title === null ? [] : [title]), ...identity]);
  return fields
    .filter((field) => wanted.has(field.key) && TITLE_KINDS.has(field.kind))
    .map((field) => field.key);
}

function resolveSections(
  definition: ModuleDefinition,
  kind: ModuleKind,
  fields: readonly ResolvedField[],
): ResolvedModule['sections'] {
  const authored = definition.sections ?? [];
  const placed = new Set<string>(authored.flatMap((one) => one.fields));
  const base = new Set(Object.keys(baseOf(definition, kind)));
  const left = fields.map((field) => field.key).filter((key) => !placed.has(key));
  const rest = left.filter((key) => !base.has(key));
  const sections = authored.map(({ key, title, fields: keys }) => buildSection(key, title, keys));
  if (rest.length > 0)
    sections.push(
      buildSection('rest', authored.length === 0 ? GENERAL_SECTION_TITLE : REST_SECTION_TITLE, rest),
    );
  const management = left.filter((key) => base.has(key));
  if (management.length > 0) sections.push(buildSection('management', MANAGEMENT_SECTION_TITLE, management));
  return Object.freeze(sections);
}

function buildSection(key: string, title: Localized, fields: readonly string[]): SectionDefinition {
  return Object.freeze({ key, title, fields: Object.freeze([...fields]) });
}

/** What a new record, row or group of these fields starts with. */
export function defaultsOf(fields: readonly ResolvedField[]): { readonly [key: string]: JsonValue } {
  const filled: [string, JsonValue][] = [];
  for (const field of fields) {
    const value = defaultOf(field);
    if (value !== undefined) filled.push([field.key, value]);
  }
  return Object.fromEntries(filled);
}

function defaultOf(field: ResolvedField): JsonValue | undefined {
  if (field.default !== undefined || !field.required) return field.default;
  if (field.kind === 'boolean') return false;
  const parts = field.kind === 'group' ? defaultsOf(field.rowFields) : {};
  return Object.keys(parts).length === 0 ? undefined : parts;
}
