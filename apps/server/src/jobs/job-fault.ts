import { AppError, type ErrorParams } from '@quartermaster/contract/errors/app-error';
import {
  isJobFault,
  type JobFaultCode,
  type JobProblemCode,
} from '@quartermaster/contract/errors/job-problem';
import { parseJson } from '@quartermaster/domain/core/json';
import { appErrorOf } from '../db/app-error-of.ts';
import { sqlStateOf } from '../db/statement-fault.ts';

/** Thrown by a job whose failure is foreseen and is no refusal of a person's request. */
export class JobFault extends Error {
  readonly code: JobProblemCode;
  readonly params: ErrorParams;

  constructor(code: JobProblemCode, params: ErrorParams) {
    super(code);
    this.name = 'JobFault';
    this.code = code;
    this.params = params;
  }
}

/** Why a job failed. `detail`: the error as it was thrown, for the developers. */
export type JobProblem = {
  readonly code: JobFaultCode;
  readonly params: ErrorParams;
  readonly detail: string | null;
};

/** What was thrown, as the queue keeps it: it keeps one text. The stack remains for the log. */
export function keptFault(thrown: unknown): Error {
  const { code, params } = codeOf(thrown);
  const detail = thrown instanceof Error ? thrown.message : String(thrown);
  const suffix = detail === code ? '' : `: ${detail}`;
  const kept = new Error(`${code} ${JSON.stringify(params)}${suffix}`, { cause: thrown });
  if (thrown instanceof Error && thrown.stack !== undefined) kept.stack = thrown.stack;
  return kept;
}

/** Reads what `keptFault` wrote; any other text, such as one of the queue itself, is unexpected. */
export function readFault(text: string): JobProblem {
  const [, code = '', params = '', detail = null] = /^(\w+) (\{.*?\})(?:: (.*))?$/s.exec(text) ?? [];
  const values = isJobFault(code) ? parseJson(params) : undefined;
  if (!isJobFault(code) || values === undefined) return { code: 'unexpected', params: {}, detail: text };
  return { code, params: values as ErrorParams, detail };
}

type Coded = Pick<JobProblem, 'code' | 'params'>;

function codeOf(thrown: unknown): Coded {
  if (thrown instanceof JobFault || thrown instanceof AppError) return thrown;
  if (isCancelled(thrown)) return { code: 'cancelled', params: {} };
  const { code } = appErrorOf(thrown) ?? {};
  return { code: code === undefined || BLAMES_INPUT.has(code) ? 'unexpected' : code, params: {} };
}

/** Codes of the database's refusals that tell a person to change what they sent: nobody sent a job anything. */
const BLAMES_INPUT: ReadonlySet<JobFaultCode> = new Set(['bad_request', 'too_large']);

/** Someone ended the statement or the work; PostgreSQL has one state for this and for its own limit. */
function isCancelled(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  return (
    thrown.name === 'AbortError' ||
    (sqlStateOf(thrown) === '57014' && thrown.message.includes('user request'))
  );
}
