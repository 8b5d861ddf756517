import { parseArgs, type ParseArgsConfig } from 'node:util';
import { PlainError } from '../apps/server/src/platform/plain-error.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

type Accepted<T extends Options> = {
  /** How the command is called, with everything that it takes. */
  readonly usage: string;
  readonly options?: T;
  /** How many words it takes besides, such as the name of a file; without, none. */
  readonly mostWords?: number;
};

/**
 * What a command was called with. Read before anything else is done: a misspelt option ends the command
 * with a sentence that names the known ones.
 */
export function readArguments<T extends Options = Record<never, never>>(accepted: Accepted<T>) {
  try {
    return parseArguments(accepted, process.argv.slice(2));
  } catch (problem) {
    if (!(problem instanceof PlainError)) throw problem;
    console.error(problem.message);
    process.exit(1);
  }
}

export function parseArguments<T extends Options = Record<never, never>>(
  { usage, options, mostWords = 0 }: Accepted<T>,
  args: readonly string[],
) {
  const known = options ?? ({} as T);
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: known, allowPositionals: true });
    if (positionals.length > mostWords)
      // They may hold a secret, and are not repeated.
      throw new PlainError(`Too many words besides the options. Usage: ${usage}`);
    return { values, words: positionals };
  } catch (problem) {
    throw isWrongArgument(problem) ? new PlainError(`${explain(problem, known)} Usage: ${usage}`) : problem;
  }
}

type WrongArgument = Error & { readonly code: string };

const isWrongArgument = (problem: unknown): problem is WrongArgument =>
  problem instanceof Error && 'code' in problem && String(problem.code).startsWith('ERR_PARSE_ARGS_');

function explain({ code, message }: WrongArgument, options: Options): string {
  const option = /'(-[^' =]+)/.exec(message)?.[1] ?? 'One of the options';
  if (code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION')
    return `${option} is used in the wrong way: some options need a value, others take none.`;
  const names = Object.keys(options).map((name) => `--${name}`);
  if (names.length === 0) return `There is no option ${option}: this command takes none.`;
  return `There is no option ${option}; known are ${names.join(', ')}.`;
}
