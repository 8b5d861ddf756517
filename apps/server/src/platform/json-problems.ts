import { issue, joinPath, type Issue, type IssueCode } from '@quartermaster/domain/core/issue';

/** Deeper than anything a person edits, and far from what a call stack bears. */
const MAX_DEPTH = 64;
const MAX_PROBLEMS = 20;

type Part = { readonly path: string; readonly value: unknown; readonly depth: number };

/**
 * What JSON may say and nothing of ours can keep: characters that are none, numbers beyond all bounds,
 * lists within lists without end. Asked first of all that comes in, so that everything after may recurse.
 */
export function jsonProblems(json: unknown): readonly Issue[] {
  const problems: Issue[] = [];
  const waiting: Part[] = [{ path: '', value: json, depth: 0 }];
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    const code = problemOf(part);
    if (code !== null) problems.push(issue(part.path, code));
    else waiting.push(...partsOf(part));
    if (problems.length === MAX_PROBLEMS) break;
  }
  return problems;
}

function problemOf({ value, depth }: Part): IssueCode | null {
  if (typeof value === 'string') return isKept(value) ? null : 'characters';
  if (typeof value === 'number') return Number.isFinite(value) ? null : 'numeric';
  if (typeof value !== 'object' || value === null) return null;
  if (depth >= MAX_DEPTH) return 'too_deep';
  return Array.isArray(value) || Object.keys(value).every(isKept) ? null : 'characters';
}

/** Neither a NUL nor half a character: PostgreSQL stores any other text. */
const isKept = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

function partsOf({ path, value, depth }: Part): Part[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).map(([key, inner]: [string, unknown]) => ({
    path: joinPath(path, key),
    value: inner,
    depth: depth + 1,
  }));
}
