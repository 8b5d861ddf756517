import type { ExceededLimit } from '@quartermaster/contract/http/staff-limits';
import { playerAction, type PlayerActionKind } from '@quartermaster/domain/actions/player/index';
import type { PlayerRef } from '../../players/player-store.ts';
import { countChange } from '../staff-limits/index.ts';
import type { CommandContext } from './command.ts';

type Use = { readonly valueCents: number; readonly exceeds: ExceededLimit[] };

/** Counts what a command does towards the limits of the day: what it gives away, and every player it changes. */
export async function countUse(
  context: CommandContext,
  player: PlayerRef,
  kind: PlayerActionKind,
): Promise<Use> {
  const { change, other, grants, environment, staff, now } = context;
  const { limits } = playerAction(kind);
  const valueCents = grants.valueCents();
  if (valueCents > 0 && limits[1] !== 'value_cents')
    throw new Error(`The action ${kind} gives things away and does not count their worth.`);
  const count = (accountId: number, cents: number) =>
    countChange(
      change.console,
      { environment, staff, now },
      { player: { ...player, accountId }, valueCents: cents },
    );
  const exceeds = new Map<string, ExceededLimit>();
  for (const limit of await count(player.accountId, valueCents)) exceeds.set(limit.limit, limit);
  if (other !== null)
    for (const limit of await count(other.account.accountId, 0)) {
      const first = exceeds.get(limit.limit);
      exceeds.set(
        limit.limit,
        first === undefined ? limit : { ...first, wanted: first.wanted + limit.wanted },
      );
    }
  return { valueCents, exceeds: [...exceeds.values()] };
}
