import type {
  ImportProblemGroup,
  ImportProblems,
  ImportUnreadValue,
} from '@quartermaster/contract/http/import';
import type { ResolvedField } from '@quartermaster/domain/core/field';
import type { JsonValue } from '@quartermaster/domain/core/json';
import { LANGUAGES } from '@quartermaster/domain/core/language';
import { nearestOptions } from '@quartermaster/domain/fields/nearest-options';
import { parseTarget } from '@quartermaster/domain/fields/reference-field';
import { findNearest } from '../../engine/record-search.ts';
import { readHeads } from '../../engine/record-rows.ts';
import type { CheckDependencies } from './check-import.ts';
import type { StoredImport } from './import-jobs.repo.ts';
import { issuePath } from './import-rows.repo.ts';
import { targetsBelow, type ImportTarget } from './import-target.ts';

/** More kinds of problems, or texts of one column, are not corrected one by one. */
const MOST = 50;
const SUGGESTIONS = 3;

/** What is wrong with an import, the commonest first, and the texts that name no value. */
export async function readProblems(deps: CheckDependencies, job: StoredImport): Promise<ImportProblems> {
  const { rows } = await deps.database.query<ImportProblemGroup>(
    `select problem->>'code' as code, ${issuePath('problem')} as path, count(distinct row_number)::integer as rows,
            (array_agg(problem order by row_number))[1] as issue,
            count(distinct problem->'params') < 2 as is_uniform
       from import_row, jsonb_array_elements(issues) as problem
      where import_id = $1
      group by 1, 2 order by (array_agg(problem->>'severity'))[1], rows desc, path, code limit ${MOST}`,
    [job.id],
  );
  return { problems: rows, values: await readValues(deps, job) };
}

/** Texts of mapped columns of kinds with named values: those that are read, and those that were given a meaning. */
async function readValues(deps: CheckDependencies, job: StoredImport): Promise<ImportUnreadValue[]> {
  const module = deps.registry.get(job.module);
  const targets = new Map(
    targetsBelow(module, job.format, job.options.parent).map((target) => [target.key, target]),
  );
  const found: ImportUnreadValue[] = [];
  for (const [at, { name }] of job.columns.entries()) {
    const target = targets.get(job.options.mapping[name] ?? '');
    if (target === undefined || !hasNamedValues(target.field)) continue;
    for (const { text, rows } of await unreadTexts(deps, job, at, target))
      found.push({
        target: target.key,
        field: target.field.key,
        text,
        rows,
        suggestions: await suggestionsFor(deps, job, target.field, text),
      });
  }
  return found;
}

const hasNamedValues = (field: ResolvedField): boolean =>
  field.kind === 'enum' || field.kind === 'boolean' || (field.kind === 'reference' && field.many !== true);

type Text = { readonly text: string; readonly rows: number };

async function unreadTexts(
  { database, registry }: CheckDependencies,
  job: StoredImport,
  /** Its place in the file. */
  column: number,
  target: ImportTarget,
): Promise<readonly Text[]> {
  const { rows } = await database.query<Text>(
    `select btrim(cells->>$2::integer) as text, count(*)::integer as rows from import_row
      where import_id = $1 and jsonb_typeof(cells->$2::integer) = 'string' and btrim(cells->>$2::integer) <> ''
      group by 1 order by 2 desc, 1 limit 1000`,
    [job.id, column],
  );
  const mapped = job.options.values[target.key] ?? {};
  const { field } = target;
  const isRead = ({ text }: Text): boolean => {
    const result = target.read(text, undefined);
    if (!result.ok) return false;
    return field.kind !== 'enum' || field.of.values.some(({ value }) => value === result.value);
  };
  const unread = (await strangers()).filter(({ text }) => text.length <= 200);
  return unread.slice(0, MOST);

  /** A record is named by number: of other texts, those that no record is called by. */
  async function strangers(): Promise<readonly Text[]> {
    if (field.kind !== 'reference') return rows.filter((row) => row.text in mapped || !isRead(row));
    const named = rows.filter(({ text }) => typeof parseTarget(text) === 'string');
    const to = registry.get(field.to);
    const heads = await readHeads(
      database,
      job.branchId,
      to,
      named.map(({ text }) => text),
    );
    return to.scope === registry.get(job.module).scope ? named.filter(({ text }) => !heads.has(text)) : named;
  }
}

async function suggestionsFor(
  { database, registry }: CheckDependencies,
  job: StoredImport,
  field: ResolvedField,
  text: string,
): Promise<JsonValue[]> {
  if (field.kind === 'enum') return [...nearestOptions(field.of, text, SUGGESTIONS)];
  if (field.kind === 'boolean') return [...likelyBooleans(text)];
  if (field.kind !== 'reference') return [];
  const to = registry.get(field.to);
  if (to.scope !== registry.get(job.module).scope) return [];
  const place = { module: to, branchId: job.branchId };
  const found = await findNearest(database, place, {
    needle: text,
    limit: SUGGESTIONS,
    language: LANGUAGES[0],
  });
  return found.map(({ recordId }) => parseTarget(recordId));
}

const YES = /^(?:y|t|on|ok|○|✓|v$|有|是|真|はい)/i;
const NO = /^(?:n|f|off|×|✗|x$|無|否|不|偽|いいえ)/i;

function likelyBooleans(text: string): readonly boolean[] {
  if (YES.test(text)) return [true];
  return NO.test(text) ? [false] : [];
}
