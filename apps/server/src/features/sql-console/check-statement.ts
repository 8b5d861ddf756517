import type { ParseResult } from 'libpg-query';
import { ALLOWED_FIELDS, ALLOWED_FUNCTIONS, ALLOWED_NODES, ALLOWED_TYPES } from './allowed-words.ts';
import { noteAttributes, type Attributes } from './called-attributes.ts';
import { READABLE } from './readable-tables.ts';
import { refusal } from './refusal.ts';
import { refusedOperator } from './refused-operator.ts';
import { isTree, namesIn, type Tree } from './syntax-tree.ts';

/** A query that may run, without its semicolon. */
export type CheckedStatement = {
  readonly text: string;
  /** Where it begins in what was typed, in UTF-16 units. */
  readonly start: number;
  /** The readable tables that it names. */
  readonly tables: readonly string[];
  /** Names after a dot that may be calls: `refuseCalledAttributes` asks the server. */
  readonly attributes: Attributes;
};

/** The deepest nesting of brackets and of the syntax tree: whatever reads a statement recursively has a limited stack. */
const MOST_BRACKETS = 200;
const MOST_DEPTH = 1000;

/**
 * Lets one query through, and nothing else: PostgreSQL's own parser reads the statement, and whatever of its syntax
 * tree is not on a list of what reads is refused. The role that runs it may only read, too.
 * @throws AppError `sql_…`, with the place in the text where it is known
 */
export async function checkStatement(typed: string): Promise<CheckedStatement> {
  if (nestingOf(typed) > MOST_BRACKETS) throw refusal('sql_part_refused', { part: '(((…' }, null);
  const { stmts = [] } = await parseTyped(typed);
  const [only, second] = stmts;
  if (only === undefined) throw refusal('sql_not_a_query', {}, null);
  const bytes = Buffer.from(typed);
  const placeOf = (byte: number | undefined): number | null =>
    byte === undefined || byte < 0 ? null : bytes.subarray(0, byte).toString().length;
  if (second !== undefined) throw refusal('sql_several_statements', {}, placeOf(second.stmt_location));
  if (only.stmt === undefined || !('SelectStmt' in only.stmt))
    throw refusal('sql_not_a_query', {}, placeOf(only.stmt_location ?? 0));
  const tables = new Set<string>();
  const attributes: Attributes = new Map();
  walk(only.stmt, { tables, attributes, temporary: temporaryTables(only.stmt), placeOf });
  const from = only.stmt_location ?? 0;
  const until = only.stmt_len ? from + only.stmt_len : bytes.length;
  return {
    text: bytes.subarray(from, until).toString(),
    start: placeOf(from) ?? 0,
    tables: [...tables],
    attributes,
  };
}

async function parseTyped(typed: string): Promise<ParseResult> {
  if (typed.trim() === '') return {};
  // Loaded by the first statement: a start has no use for it.
  const { hasSqlDetails, parse } = await import('libpg-query');
  try {
    return await parse(typed);
  } catch (problem) {
    if (!hasSqlDetails(problem)) throw refusal('sql_syntax', { detail: String(problem) }, null);
    const { message = '', cursorPosition = -1 } = problem.sqlDetails ?? {};
    throw refusal('sql_syntax', { detail: message }, unitsOf(typed, cursorPosition));
  }
}

/** UTF-16 units before a character of this number. */
export const unitsOf = (text: string, characters: number): number | null =>
  characters < 0 ? null : Array.from(text).slice(0, characters).join('').length;

/** An upper bound, brackets in texts among it. */
function nestingOf(typed: string): number {
  let depth = 0;
  let most = 0;
  for (const letter of typed) {
    if ('([{'.includes(letter)) depth += 1;
    else if (')]}'.includes(letter)) depth -= 1;
    most = Math.max(most, depth);
  }
  return most;
}

type Walk = {
  readonly tables: Set<string>;
  readonly attributes: Attributes;
  readonly temporary: ReadonlySet<string>;
  readonly placeOf: (byte: number | undefined) => number | null;
};

/** A kind of node is written in capitals, a field is not. */
const isKind = (key: string): boolean => /^[A-Z]/.test(key);

function walk(value: unknown, context: Walk, depth = 0): void {
  if (depth > MOST_DEPTH) throw refusal('sql_part_refused', { part: '(((…' }, null);
  if (Array.isArray(value)) for (const part of value) walk(part, context, depth + 1);
  if (!isTree(value)) return;
  for (const [key, part] of Object.entries(value)) {
    const place = context.placeOf(isTree(part) ? locationOf(part) : undefined);
    if (!(isKind(key) ? ALLOWED_NODES : ALLOWED_FIELDS).has(key))
      throw refusal('sql_part_refused', { part: partName(key) }, place);
    if (isTree(part)) checkNode(key, part, context, place);
    walk(part, context, depth + 1);
  }
}

const locationOf = ({ location }: Tree): number | undefined =>
  typeof location === 'number' ? location : undefined;

/** `lockingClause` as a person knows it. */
function partName(key: string): string {
  const known: Readonly<Record<string, string>> = {
    lockingClause: 'FOR UPDATE / FOR SHARE',
    intoClause: 'INTO',
    InsertStmt: 'INSERT',
    UpdateStmt: 'UPDATE',
    DeleteStmt: 'DELETE',
    MergeStmt: 'MERGE',
    RangeTableSample: 'TABLESAMPLE',
  };
  return known[key] ?? key;
}

function checkNode(
  key: string,
  node: Tree,
  { tables, attributes, temporary }: Walk,
  place: number | null,
): void {
  switch (key) {
    case 'RangeVar': {
      const name = tableName(node);
      if (node['schemaname'] === undefined && temporary.has(name)) return;
      if (!READABLE.has(name)) throw refusal('sql_table_refused', { table: name }, place);
      tables.add(name);
      return;
    }
    case 'FuncCall':
      return require(builtIn(node['funcname']), ALLOWED_FUNCTIONS, 'function', place);
    case 'TypeCast':
    case 'ColumnDef':
      return require(builtIn(typeNames(node['typeName'])), ALLOWED_TYPES, 'type', place);
    case 'A_Expr':
    case 'SortBy':
    case 'SubLink':
      return requireOperator(node, place);
    case 'ColumnRef':
    case 'A_Indirection':
      return noteAttributes(key, node, attributes, place);
    default:
  }
}

function require(
  name: string,
  allowed: ReadonlySet<string>,
  what: 'function' | 'type',
  place: number | null,
) {
  if (!allowed.has(name)) throw refusal(`sql_${what}_refused`, { [what]: name }, place);
}

/** What PostgreSQL itself has under this name; a name in any other schema keeps its schema, and is on no list. */
function builtIn(list: unknown): string {
  const names = namesIn(list);
  return (names[0] === 'pg_catalog' ? names.slice(1) : names).join('.');
}

const typeNames = (type: unknown): unknown => (isTree(type) ? type['names'] : undefined);

function requireOperator(node: Tree, place: number | null): void {
  const part = refusedOperator(node);
  if (part !== null) throw refusal('sql_part_refused', { part }, place);
}

const tableName = ({ catalogname: catalog, schemaname: schema, relname }: Tree): string =>
  [catalog, schema === 'public' ? undefined : schema, relname]
    .filter((part) => typeof part === 'string')
    .join('.');

/**
 * Names that WITH gives. One of them may hide a table of that name in another part of the statement, so none may be
 * called like a table of PostgreSQL itself; the console's own are kept by the role's rights.
 */
function temporaryTables(value: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (Array.isArray(value)) for (const part of value) temporaryTables(part, found);
  if (!isTree(value)) return found;
  const expression = value['CommonTableExpr'];
  if (isTree(expression)) {
    const name = String(expression['ctename']);
    if (name.startsWith('pg_')) throw refusal('sql_table_refused', { table: name }, null);
    found.add(name);
  }
  for (const part of Object.values(value)) temporaryTables(part, found);
  return found;
}
