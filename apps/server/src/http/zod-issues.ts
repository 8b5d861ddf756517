import { issue, joinPath, type Issue } from '@quartermaster/domain/core/issue';
import { isTextForm } from '@quartermaster/domain/core/text-form';
import type * as z from 'zod';

export type Checked<T> =
  | { readonly data: T; readonly issues: readonly [] }
  | { readonly data: null; readonly issues: readonly Issue[] };

/** Checks a value against a schema; what is wrong is said in the words that records use too. */
export function check<T>(schema: z.ZodType<T>, value: unknown): Checked<T> {
  // Without its input, a wrong value could not be told from a missing one.
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return { data: result.data, issues: [] };
  return { data: null, issues: result.error.issues.flatMap(issuesOfOne) };
}

function issuesOfOne(problem: z.core.$ZodIssue): readonly Issue[] {
  const path = problem.path.reduce<string>((base, part) => joinPath(base, String(part)), '');
  switch (problem.code) {
    case 'invalid_type':
      return [typeIssue(path, problem)];
    case 'too_big':
      return [tooBigIssue(path, problem)];
    case 'too_small':
      return [tooSmallIssue(path, problem)];
    case 'unrecognized_keys':
      return problem.keys.map((key) => issue(joinPath(path, key), 'unknown_field', { field: key }));
    case 'invalid_value':
      return [
        issue(path, problem.input === undefined ? 'required' : 'unknown_option', optionParams(problem)),
      ];
    case 'invalid_format':
      return [formIssue(path, problem.message)];
    case 'invalid_union':
      return unionIssues(path, problem);
    case 'not_multiple_of':
    case 'invalid_key':
    case 'invalid_element':
      return [problem.input === undefined ? issue(path, 'required') : formIssue(path, problem.message)];
    case 'custom':
      return [customIssue(path, problem)];
  }
}

/** What is wrong with the form that the value comes nearest to; nothing more is known where none is nearest. */
function unionIssues(path: string, { input, errors }: z.core.$ZodIssueInvalidUnion): readonly Issue[] {
  if (input === undefined) return [issue(path, 'required')];
  const [nearest, next] = errors.toSorted((one, other) => distanceOf(one) - distanceOf(other));
  if (nearest === undefined || (next !== undefined && distanceOf(nearest) === distanceOf(next)))
    return [issue(path, 'valid')];
  return nearest
    .flatMap(issuesOfOne)
    .map((one) => ({ ...one, path: one.path === '' ? path : joinPath(path, one.path) }));
}

/** A value of another type, and a field that is not there, are farther off than a wrong value. */
const distanceOf = (problems: readonly z.core.$ZodIssue[]): number =>
  problems.reduce(
    (sum, { code, input }) => sum + (code === 'invalid_type' || input === undefined ? 10 : 1),
    0,
  );

/** A rule of a field says what is wrong itself. */
function customIssue(path: string, { params, input, message }: z.core.$ZodIssueCustom): Issue {
  const problem: Pick<Issue, 'code' | 'params'> | undefined = params?.['problem'];
  if (problem !== undefined) return issue(path, problem.code, problem.params);
  return input === undefined ? issue(path, 'required') : formIssue(path, message);
}

/** The message about a text that has no form it should have is the form's name. */
const formIssue = (path: string, message: string): Issue =>
  isTextForm(message) ? issue(path, 'pattern', { form: message }) : issue(path, 'valid');

const optionParams = (problem: z.core.$ZodIssueInvalidValue): Issue['params'] => ({
  value: typeof problem.input === 'string' ? problem.input : '',
});

/** Names of types as people know them; the rest keeps its own name. */
const TYPE_NAMES: Readonly<Record<string, string>> = { string: 'text', array: 'list', record: 'object' };

function typeIssue(path: string, problem: z.core.$ZodIssueInvalidType): Issue {
  if (problem.input === undefined) return issue(path, 'required');
  if (problem.expected === 'int') return issue(path, 'integer');
  if (problem.expected === 'number') return issue(path, 'numeric');
  return issue(path, 'wrong_type', { expected: TYPE_NAMES[problem.expected] ?? problem.expected });
}

function tooBigIssue(path: string, problem: z.core.$ZodIssueTooBig): Issue {
  const max = Number(problem.maximum);
  if (problem.origin === 'string') return issue(path, 'too_long', { max });
  if (problem.origin === 'array' || problem.origin === 'set') return issue(path, 'too_many', { max });
  return issue(path, problem.inclusive === false ? 'less' : 'less_or_equal', { than: max });
}

function tooSmallIssue(path: string, problem: z.core.$ZodIssueTooSmall): Issue {
  const min = Number(problem.minimum);
  if (problem.origin === 'string')
    return min <= 1 ? issue(path, 'required') : issue(path, 'too_short', { min });
  if (problem.origin === 'array' || problem.origin === 'set') return issue(path, 'too_few', { min });
  return issue(path, problem.inclusive === false ? 'greater' : 'greater_or_equal', { than: min });
}
