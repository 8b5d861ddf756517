import { FileStoreError } from './file-store.ts';
import { PlainError } from './plain-error.ts';
import type { Settings } from './settings.ts';

type Explanation = (settings: Settings | null) => string;

/** System codes and SQLSTATEs that a person at the terminal can do something about. */
const EXPLANATIONS: Readonly<Record<string, Explanation>> = {
  EADDRINUSE: (settings) =>
    `Port ${settings?.port} of ${settings?.host} is already in use: stop what uses it, or set PORT to another one.`,
  EADDRNOTAVAIL: (settings) => `This machine has no address ${settings?.host}: set HOST to one of its own.`,
  EACCES: () => 'A file or a port may not be used by this user',
  EPERM: () => 'A file belongs to another user',
  ENOSPC: () => 'The disk is full: make room and start again. Nothing that was saved is lost.',
  EDQUOT: () => 'The disk quota is used up: make room and start again. Nothing that was saved is lost.',
  EROFS: () => 'The disk is read-only: set DATA_DIR to a folder that can be written.',
  '53100': () =>
    'The disk of the database is full: make room and start again. Nothing that was saved is lost.',
  ECONNREFUSED: () => 'The database server at DATABASE_URL does not answer.',
  ENOTFOUND: () => 'The host of DATABASE_URL is not known.',
  '28P01': () => 'The database server at DATABASE_URL refuses the user or its password.',
  ERR_PARSE_ARGS_UNKNOWN_OPTION: () => 'The command was not understood',
  ERR_PARSE_ARGS_INVALID_OPTION_VALUE: () => 'The command was not understood',
  ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL: () => 'The command was not understood',
  '3D000': () => 'The database named by DATABASE_URL does not exist.',
};

/** What to tell the person when a start fails: one sentence, or null for a problem nobody foresaw. */
export function explainProblem(problem: unknown, settings: Settings | null): string | null {
  if (problem instanceof PlainError || problem instanceof FileStoreError) return problem.message;
  if (!(problem instanceof Error)) return null;
  const { code = '', path } = problem as NodeJS.ErrnoException;
  const sentence = EXPLANATIONS[code]?.(settings);
  if (sentence === undefined || sentence.endsWith('.')) return sentence ?? null;
  return path === undefined ? `${sentence}: ${problem.message}.` : `${sentence}: ${path}.`;
}
