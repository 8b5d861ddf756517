import { issue, joinPath, type Issue, type IssueCode } from '@quartermaster/domain/core/issue';

/** Deeper than anything a person edits, and far from what a call stack allows. */
const MAX_DEPTH = 64;
const MAX_PROBLEMS = 20;
/** More than the longest list of ours, and few enough to be looked through while others wait. */
const MAX_ENTRIES = 100_000;

/** A list or an object to look into, and how it was reached: of the millions that a body may hold few are ever named. */
type Part = {
  readonly value: object;
  readonly key: string | number;
  readonly parent: Part | null;
  readonly depth: number;
};

/**
 * What JSON may say and nothing of ours can keep: characters that are none, numbers beyond all bounds,
 * lists within lists or entries without end. Asked first of all that comes in, so that everything after may recurse.
 */
export function jsonProblems(json: unknown): readonly Issue[] {
  const problems: Issue[] = [];
  const waiting: Part[] = [];
  const look = (value: unknown, key: string | number, parent: Part | null): void => {
    const depth = parent === null ? 0 : parent.depth + 1;
    const problem = problemOf(value, depth);
    if (problem !== null) problems.push(issue(pathTo(key, parent), ...problem));
    else if (typeof value === 'object' && value !== null) waiting.push({ value, key, parent, depth });
  };
  look(json, '', null);
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    for (const key of keysOf(part.value)) {
      if (problems.length === MAX_PROBLEMS) return problems;
      look(Reflect.get(part.value, key), key, part);
    }
  }
  return problems;
}

type Problem = readonly [code: IssueCode, params?: Issue['params']];

function problemOf(value: unknown, depth: number): Problem | null {
  if (typeof value === 'string') return isKept(value) ? null : ['characters'];
  if (typeof value === 'number') return Number.isFinite(value) ? null : ['numeric'];
  if (typeof value !== 'object' || value === null) return null;
  if (depth >= MAX_DEPTH) return ['too_deep'];
  const names = Array.isArray(value) ? [] : Object.keys(value);
  const count = Array.isArray(value) ? value.length : names.length;
  if (count > MAX_ENTRIES) return ['too_many', { max: MAX_ENTRIES }];
  return names.every(isKept) ? null : ['characters'];
}

/** Neither a NUL nor half a character: PostgreSQL stores any other text. */
const isKept = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

const keysOf = (value: object): Iterable<string | number> =>
  Array.isArray(value) ? value.keys() : Object.keys(value);

const pathTo = (key: string | number, parent: Part | null): string =>
  parent === null ? '' : joinPath(pathTo(parent.key, parent.parent), key);
