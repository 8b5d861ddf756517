import type { Issue } from '@quartermaster/domain/core/issue';
import type { RecordData } from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { validateFields } from '@quartermaster/domain/validation/validate-fields';
import { validateRecord } from '@quartermaster/domain/validation/validate-record';

/** What a problem keeps from happening, what weighs most first; a warning blocks nothing. */
const BLOCKS = ['save', 'players', 'release', 'nothing'] as const;

/**
 * `save`: the server refuses the record as it is. `players`: it is saved, and players do not get it.
 * `release`: a draft may carry it, a release may not.
 */
export type Blocks = (typeof BLOCKS)[number];

export type FormIssue = Issue & {
  readonly blocks: Blocks;
  /** Only the server can see it, and it may be gone by now: a save asks the server again. */
  readonly isFromServer?: true;
};

type IssueContext = {
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
  // What a running period holds, and what is unlocked of it, is known to the server alone.
  const options = context.previous === undefined ? {} : { previous: context.previous, now: new Date() };
  const own = withBlocks(validateFields(module, data, options), 'save');
  const review = validateRecord(module, data, { isProtected: context.isProtected });
  return joinIssues(own, withBlocks(review, blockedByErrors(module, context)));
}

/** What an error blocks that a draft may carry: settings that take effect on save wait for no release. */
export function blockedByErrors(
  { scope }: Pick<ResolvedModule, 'scope'>,
  { isProtected }: Pick<IssueContext, 'isProtected'>,
): Blocks {
  if (scope !== 'environment') return 'release';
  return isProtected ? 'save' : 'players';
}

/** Problems with what they block; `errors`: what the errors among them do. */
export function withBlocks(found: readonly Issue[], errors: Blocks): readonly FormIssue[] {
  return found.map((each) => ({ ...each, blocks: each.severity === 'error' ? errors : 'nothing' }));
}

/** Adds problems that are not known yet, or that block more than was known. */
export function joinIssues(known: readonly FormIssue[], others: readonly FormIssue[]): readonly FormIssue[] {
  const before = new Map(known.map((found) => [nameOf(found), found]));
  const added = others.filter((found) => weighsMore(found, before.get(nameOf(found))));
  const names = new Set(added.map(nameOf));
  return [...known.filter((found) => !names.has(nameOf(found))), ...added];
}

function weighsMore(found: FormIssue, known: FormIssue | undefined): boolean {
  return known === undefined || BLOCKS.indexOf(found.blocks) < BLOCKS.indexOf(known.blocks);
}

/** Whether a save is sure to be refused. */
export function forbidsSaving({ blocks, isFromServer }: FormIssue): boolean {
  return blocks === 'save' && isFromServer !== true;
}

/** Problems by what they block, what weighs most first. */
export function groupByBlocks<T extends FormIssue>(
  issues: readonly T[],
): readonly { readonly blocks: Blocks; readonly issues: readonly T[] }[] {
  return BLOCKS.map((blocks) => ({
    blocks,
    issues: issues.filter((found) => found.blocks === blocks),
  })).filter((group) => group.issues.length > 0);
}

function nameOf(found: Issue): string {
  return `${found.path} ${found.code}`;
}

/** The field of the record that a path begins with. */
export function topField(path: string): string {
  const end = path.indexOf('.');
  return end < 0 ? path : path.slice(0, end);
}
