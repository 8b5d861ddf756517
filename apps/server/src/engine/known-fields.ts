import {
  fieldKindsOf,
  findUndeclaredChanges,
  type UndeclaredChange,
} from '@quartermaster/domain/record/undeclared-changes';
import type { Registry, ResolvedModule } from '@quartermaster/domain/core/module';
import type { Database, Transaction } from '../db/database.ts';

type FieldRow = { readonly module: string; readonly path: string; readonly kind: string };

/**
 * Compares the definitions with the fields that this database knows, notes what is new or declared, and
 * returns a sentence for each undeclared change. Those keep their known state, so that every start
 * reports them until a definition declares what became of them.
 */
export function noteFields(database: Database, { modules }: Pick<Registry, 'modules'>): Promise<string[]> {
  return database.transaction(async (tx) => {
    const { rows } = await tx.query<FieldRow>('select module, path, kind from module_field order by path');
    const known = Map.groupBy(rows, ({ module }) => module);
    const sentences: string[] = [];
    const noted: FieldRow[] = [];
    for (const module of modules) {
      const before = new Map((known.get(module.key) ?? []).map(({ path, kind }) => [path, kind]));
      const changes = findUndeclaredChanges(module, before);
      sentences.push(...changes.map((change) => sentenceOf(module, change)));
      noted.push(...fieldsToNote(module, before, changes));
    }
    if (!isSame(rows, noted)) await replaceFields(tx, noted);
    return sentences;
  });
}

/** The fields of today, and those that changed unseen as they were. */
function fieldsToNote(
  module: ResolvedModule,
  before: ReadonlyMap<string, string>,
  changes: readonly UndeclaredChange[],
): FieldRow[] {
  const gone = changes.filter(({ now }) => now === null).map(({ path }) => `${path}.`);
  const belowGone = [...before].filter(([path]) => gone.some((place) => path.startsWith(place)));
  const fields = new Map([
    ...fieldKindsOf(module),
    ...changes.map((change) => [change.path, change.before] as const),
    ...belowGone,
  ]);
  return [...fields].map(([path, kind]) => ({ module: module.key, path, kind }));
}

const lineOf = ({ module, path, kind }: FieldRow): string => `${module} ${path} ${kind}`;

function isSame(before: readonly FieldRow[], after: readonly FieldRow[]): boolean {
  const lines = new Set(before.map(lineOf));
  return before.length === after.length && after.every((row) => lines.has(lineOf(row)));
}

/** Modules without a definition are deleted with the rest. */
async function replaceFields(tx: Transaction, fields: readonly FieldRow[]): Promise<void> {
  await tx.query('delete from module_field');
  await tx.query(
    `insert into module_field (module, path, kind)
     select * from unnest($1::text[], $2::text[], $3::text[])`,
    [fields.map(({ module }) => module), fields.map(({ path }) => path), fields.map(({ kind }) => kind)],
  );
}

function sentenceOf({ key }: ResolvedModule, { path, before, now }: UndeclaredChange): string {
  const what =
    now === null
      ? `the field ${path} is gone: declare in its "evolution" what it was renamed to, or that it was removed`
      : `the field ${path} was of the kind ${before} and is ${now}: declare it in its "evolution" as converted`;
  return `The definition of ${key} changed without a declaration: ${what}. Stored values of it have no meaning until then.`;
}
