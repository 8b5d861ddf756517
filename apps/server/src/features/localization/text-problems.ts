import { setImmediate } from 'node:timers/promises';
import type { Issue } from '@quartermaster/domain/core/issue';
import type { RecordData } from '@quartermaster/domain/core/json';
import { readRecord } from '@quartermaster/domain/record/read-record';
import { validateRecord } from '@quartermaster/domain/validation/validate-record';
import type { Database } from '../../db/database.ts';
import type { ModulePlace } from '../../engine/module-place.ts';
import { findRevisions, readTexts } from './texts.repo.ts';

/** Texts judged between two looks at the rest of the world: requests are answered meanwhile. */
const AT_ONCE = 500;

/** What is wrong besides texts that are missing, which have a mark of their own. */
export function problemsOf({ module, environment }: ModulePlace, data: RecordData): readonly Issue[] {
  const issues = validateRecord(module, data, { isProtected: environment.isProtected });
  return issues.filter(({ code }) => code !== 'required');
}

type Judged = { readonly revision: number; readonly isProblematic: boolean };

export type ProblemFinder = ReturnType<typeof createProblemFinder>;

/** Finds texts with something to mend. A revision never changes, so it is judged once. */
export function createProblemFinder(database: Database) {
  const branches = new Map<number, ReadonlyMap<string, Judged>>();

  async function find(place: ModulePlace): Promise<readonly string[]> {
    const { module, branchId } = place;
    const known = branches.get(branchId);
    const revisions = await findRevisions(database, module, branchId);
    const unread = revisions.filter(({ recordId, revision }) => known?.get(recordId)?.revision !== revision);
    const judged = new Map(
      revisions.flatMap(({ recordId }) => {
        const before = known?.get(recordId);
        return before === undefined ? [] : [[recordId, before] as const];
      }),
    );
    for (let start = 0; start < unread.length; start += AT_ONCE) {
      const ids = unread.slice(start, start + AT_ONCE).map(({ recordId }) => recordId);
      for (const { recordId, revision, data } of await readTexts(database, module, branchId, ids)) {
        const isProblematic = problemsOf(place, readRecord(module, data)).length > 0;
        judged.set(recordId, { revision, isProblematic });
      }
      await setImmediate();
    }
    branches.set(branchId, judged);
    return [...judged].filter(([, { isProblematic }]) => isProblematic).map(([recordId]) => recordId);
  }

  return { find };
}
