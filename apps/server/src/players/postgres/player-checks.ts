import {
  MAX_FACT_EXAMPLES,
  type PlayerFact,
  type PlayerQuestion,
} from '@quartermaster/domain/core/player-facts';
import type { Database } from '../../db/database.ts';
import type { PlayerCheckRequest, PlayerChecks } from '../player-checks.ts';

/** A little less than the console waits. */
const STATEMENT_TIMEOUT = '2500ms';

/** Candidates for the largest number on each server, by index where there is one. `$1` environment, `$2` accounts. */
const QUESTIONS = {
  player_level: largest('player.account', 'level', 'account_id', `status <> 'deleted'`),
  vip_level: largest('player.account', 'vip_level', 'account_id', `status <> 'deleted'`),
  guild_level: largest('player.guild', 'level', 'guild_id', `state <> 'dissolved'`),
  // A guild to which staff gave a limit of its own is not held to that of its level.
  guild_members: `
    select server_id, top.* from place cross join lateral (
      select distinct on (level) level::text as of, members as most, guild_id as id, name
        from player.guild
        join (select guild_id, count(*)::integer as members from player.guild_member
               where server = place.id group by guild_id) as sized using (guild_id)
       where server = place.id and state <> 'dissolved' and member_limit is null
       order by level, members desc) as top`,
  pet_level: possessions('pet'),
  god_level: possessions('pet_god'),
  equipment_level: possessions('equipment'),
  listed_accounts: `
    select server_id, account_id::text as of, 1 as most, account_id as id, name
      from place join player.account on server = place.id
     where account_id = any ($2::integer[]) and status <> 'deleted'`,
} as const satisfies { readonly [question in PlayerQuestion]?: string };

type Answered = keyof typeof QUESTIONS;

function largest(table: string, column: string, id: string, where: string): string {
  return `
    select server_id, '' as of, top.* from place cross join lateral (
      select ${column}::integer as most, ${id} as id, name from ${table} where server = place.id and ${where}
       order by ${column} desc limit ${MAX_FACT_EXAMPLES}) as top`;
}

/** The highest level of each thing of a kind. */
function possessions(kind: string): string {
  return `
    select server_id, config_id::text as of, top.* from thing cross join lateral (
      select owned.level as most, account_id as id, name
        from player.possession as owned join player.account using (server, account_id)
       where server = thing.server and kind = '${kind}' and config_id = thing.config_id
         and owned.level is not null and status <> 'deleted'
       order by owned.level desc limit 1) as top
     where thing.kind = '${kind}'`;
}

/** Each thing with a level that any player has: by jumps in the index `possession_level`, not row by row. */
const THINGS = `
  thing as (
    (select place.id as server, server_id, first.* from place cross join lateral (
       select kind, config_id from player.possession where server = place.id and level is not null
        order by kind, config_id limit 1) as first)
    union all
    select thing.server, server_id, next.* from thing cross join lateral (
      select kind, config_id from player.possession
       where server = thing.server and level is not null and (kind, config_id) > (thing.kind, thing.config_id)
       order by kind, config_id limit 1) as next)`;

/** Answers from the console's own database. */
export function createPlayerChecks(database: Database): PlayerChecks {
  return {
    questions: new Set(Object.keys(QUESTIONS) as Answered[]),
    ask: (request) => askQuestions(database, request),
  };
}

type Row = {
  readonly question: PlayerQuestion;
  readonly server_id: number;
  readonly of: string;
  readonly most: number;
  readonly id: number;
  readonly name: string;
};

async function askQuestions(
  database: Database,
  { environmentId, questions, accounts }: PlayerCheckRequest,
): Promise<ReadonlyMap<PlayerQuestion, readonly PlayerFact[]>> {
  const asked = new Set<string>(questions);
  const parts = Object.entries(QUESTIONS)
    .filter(([question]) => asked.has(question))
    .map(([question, sql]) => `select '${question}' as question, answer.* from (${sql}) as answer`);
  if (parts.length === 0) return new Map();
  const text = `
    with recursive place as (
      select id, server_id from player.server where environment_id = $1 and $2::integer[] is not null), ${THINGS}
    ${parts.join('\nunion all\n')}`;
  const { rows } = await database.transaction((tx) => tx.query<Row>(text, [environmentId, accounts]), {
    statement_timeout: STATEMENT_TIMEOUT,
  });
  const byQuestion = Map.groupBy(rows, ({ question }) => question);
  return new Map(questions.map((question) => [question, factsIn(byQuestion.get(question) ?? [])]));
}

/** For each number that facts are about, the largest value, and players who have it. */
function factsIn(rows: readonly Row[]): readonly PlayerFact[] {
  return [...Map.groupBy(rows, ({ of }) => of)].map(([of, candidates]) => {
    const most = Math.max(...candidates.map((row) => row.most));
    const examples = candidates
      .filter((row) => row.most === most)
      .slice(0, MAX_FACT_EXAMPLES)
      .map(({ server_id: serverId, id, name }) => ({ serverId, id, name }));
    return { of, most, examples };
  });
}
