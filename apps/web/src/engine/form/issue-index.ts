import type { FormIssue } from '../record/record-issues.ts';

/** Problems looked up by place. */
export type IssueIndex = {
  readonly all: readonly FormIssue[];
  readonly at: (path: string) => readonly FormIssue[];
  readonly under: (path: string) => readonly FormIssue[];
};

/**
 * Answers with the very lists of the index before it wherever nothing changed, so that only the
 * fields whose problems changed are drawn again.
 */
export function createIssueIndex(all: readonly FormIssue[], before: IssueIndex | null): IssueIndex {
  const known = new Map<string, readonly FormIssue[]>();
  const look = (name: string, find: () => readonly FormIssue[], old: () => readonly FormIssue[]) => {
    const found = known.get(name);
    if (found !== undefined) return found;
    const list = keepIfSame(find(), old());
    known.set(name, list);
    return list;
  };
  return {
    all: keepIfSame(all, before?.all ?? NONE),
    at: (path) =>
      look(
        `= ${path}`,
        () => all.filter((found) => found.path === path),
        () => before?.at(path) ?? [],
      ),
    under: (path) =>
      look(
        `> ${path}`,
        () => all.filter((found) => found.path === path || found.path.startsWith(`${path}.`)),
        () => before?.under(path) ?? [],
      ),
  };
}

const NONE: readonly FormIssue[] = [];

function keepIfSame(now: readonly FormIssue[], before: readonly FormIssue[]): readonly FormIssue[] {
  if (now.length === 0) return NONE;
  return JSON.stringify(now) === JSON.stringify(before) ? before : now;
}
