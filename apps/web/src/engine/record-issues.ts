import type { Issue } from '@quartermaster/domain/core/issue';
import type { RecordData } from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { validateFields } from '@quartermaster/domain/validation/validate-fields';
import { validateRecord } from '@quartermaster/domain/validation/validate-record';

/**
 * `save`: the server refuses the record as it is. `release`: a draft may carry it, a release may not;
 * what takes effect on save is kept from players.
 */
export type FormIssue = Issue & { readonly blocks: 'save' | 'release' | 'nothing' };

export type IssueContext = {
  /** The stored record that is being edited; absent for a new one. */
  readonly previous?: RecordData | undefined;
  readonly isProtected: boolean;
};

/** All problems that the record itself tells, those that forbid saving first. */
export function recordIssues(
  module: ResolvedModule,
  data: RecordData,
  context: IssueContext,
): readonly FormIssue[] {
  const options = context.previous === undefined ? {} : { previous: context.previous, now: new Date() };
  const own = validateFields(module, data, options).map((found): FormIssue => ({ ...found, blocks: 'save' }));
  const review = validateRecord(module, data, { isProtected: context.isProtected });
  const takesEffectOnSave = module.scope === 'environment';
  return joinIssues(own, review, takesEffectOnSave && context.isProtected ? 'save' : 'release');
}

/** Adds problems that are not known yet, such as those that only the server can see. `errors`: what theirs block. */
export function joinIssues(
  known: readonly FormIssue[],
  others: readonly Issue[],
  errors: 'save' | 'release' = 'release',
): readonly FormIssue[] {
  const names = new Set(known.map(nameOf));
  const added = others
    .filter((found) => !names.has(nameOf(found)))
    .map((found): FormIssue => ({ ...found, blocks: found.severity === 'error' ? errors : 'nothing' }));
  return [...known, ...added];
}

function nameOf(found: Issue): string {
  return `${found.path} ${found.code}`;
}

/** The field of the record that a path begins with. */
export function topField(path: string): string {
  const end = path.indexOf('.');
  return end < 0 ? path : path.slice(0, end);
}
