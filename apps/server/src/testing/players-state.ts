import type { Queryable } from '../db/database.ts';

/** Everything that a refused request must leave as it was. */
const TABLES = [
  'player.account',
  'player.wallet',
  'player.ledger',
  'player.possession',
  'player.mail',
  'player.sanction',
  'player_command',
  'staff_grant',
  'staff_day',
  'staff_day_player',
  'command_approval',
  'delivery',
  'delivery_recipient',
  'delivery_reject',
  'redemption_batch',
  'redemption',
] as const;

/** How many rows each table of players and their commands has, and a sum over what is in them. */
export async function readPlayersState(db: Queryable): Promise<Readonly<Record<string, string>>> {
  const states: Record<string, string> = {};
  for (const table of TABLES) {
    const { rows } = await db.query<{ state: string }>(
      `select count(*) || ' ' || coalesce(sum(hashtext(one::text)), 0) as state from ${table} as one`,
    );
    states[table] = rows[0]?.state ?? '';
  }
  return states;
}
