import type { Registry, ResolvedModule } from '@quartermaster/domain/core/module';
import type {
  NoAnswerReason,
  PlayerAnswer,
  PlayerFacts,
  PlayerQuestion,
} from '@quartermaster/domain/core/player-facts';
import { formatDateTime } from '@quartermaster/domain/core/date-time';
import type { RecordData } from '@quartermaster/domain/core/json';
import { accountsAskedFor, questionsAsked } from '@quartermaster/domain/validation/player-questions';
import type { Database } from '../../db/database.ts';
import { sqlStateOf } from '../../db/statement-fault.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/logger.ts';
import type { PlayerStore } from '../../players/player-store.ts';
import { readRecords } from './content.repo.ts';
import type { Content } from './content.ts';

type AskDependencies = {
  readonly database: Database;
  readonly registry: Registry;
  readonly playerStore: Pick<PlayerStore, 'checks'>;
  readonly clock: Clock;
  readonly logger: Logger;
};

const TIMEOUT_MILLISECONDS = 3000;
/** Lists beyond this are not looked up. */
const MAX_ACCOUNTS = 10_000;
const KEPT_MILLISECONDS = 600_000;
/** The SQLSTATE of a statement that took too long. */
const QUERY_CANCELED = '57014';

type Answers = { [question in PlayerQuestion]?: PlayerAnswer };

/**
 * Asks the player store everything that rules of a whole version need. Every question gets an answer or a
 * reason why there is none. Null: no rule asks anything.
 */
export async function askPlayers(
  deps: AskDependencies,
  environmentId: number,
  content: Content,
): Promise<PlayerFacts | null> {
  const { registry, playerStore, clock } = deps;
  const wanted = questionsAsked(registry.modules);
  if (wanted.length === 0) return null;
  // Rounded, so that the result of a check is found again for ten minutes.
  const at = formatDateTime(
    new Date(Math.floor(clock.now().getTime() / KEPT_MILLISECONDS) * KEPT_MILLISECONDS),
  );
  const accounts = await findAccounts(deps, content, at);
  const answers: Answers = {};
  for (const question of wanted)
    if (!playerStore.checks.questions.has(question)) answers[question] = { notRun: 'not_kept' };
  if (accounts.length > MAX_ACCOUNTS) answers.listed_accounts ??= { notRun: 'too_many' };
  const questions = wanted.filter((question) => answers[question] === undefined);
  const found = await answersOf(deps, { environmentId, questions, accounts });
  for (const question of questions)
    answers[question] =
      typeof found === 'string' ? { notRun: found } : (found.get(question) ?? { notRun: 'failed' });
  return { at, answers: withoutPlayers(answers) };
}

/** Recipients cannot be checked in an environment without players. */
function withoutPlayers(answers: Answers): Answers {
  const { player_level: levels, listed_accounts: listed } = answers;
  const isEmpty = Array.isArray(levels) && levels.length === 0;
  return isEmpty && Array.isArray(listed)
    ? { ...answers, listed_accounts: { notRun: 'no_players' } }
    : answers;
}

async function answersOf(
  { playerStore, logger }: AskDependencies,
  request: Parameters<PlayerStore['checks']['ask']>[0],
): Promise<Awaited<ReturnType<PlayerStore['checks']['ask']>> | NoAnswerReason> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<NoAnswerReason>((resolve) => {
    timer = setTimeout(() => resolve('too_slow'), TIMEOUT_MILLISECONDS);
  });
  try {
    return await Promise.race([playerStore.checks.ask(request), timeout]);
  } catch (problem) {
    if (sqlStateOf(problem) === QUERY_CANCELED) return 'too_slow';
    logger.warn(problem, 'the player store did not respond to the check of a release');
    return 'failed';
  } finally {
    clearTimeout(timer);
  }
}

/** The accounts that records of the content list: only modules with such a rule are read. */
async function findAccounts(
  { database, registry }: AskDependencies,
  content: Content,
  at: string,
): Promise<readonly number[]> {
  const found = new Set<number>();
  for (const { module, accountsIn } of accountsAskedFor(registry.modules))
    for (const data of await recordsIn(database, module, content))
      for (const account of accountsIn(data, at)) found.add(account);
  return [...found].sort((left, right) => left - right);
}

function recordsIn(
  database: Database,
  module: ResolvedModule,
  content: Content,
): Promise<readonly RecordData[]> {
  return database.transaction(async (tx) => {
    const records: RecordData[] = [];
    for await (const rows of readRecords(tx, module, content)) records.push(...rows.map(({ data }) => data));
    return records;
  });
}
