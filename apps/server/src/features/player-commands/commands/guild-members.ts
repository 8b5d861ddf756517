import { AppError } from '@quartermaster/contract/errors/app-error';
import type { GuildChange, GuildPosition, GuildSeat, SeatedMember } from '../../../players/guild-change.ts';
import type { NamedAccount } from '../../../players/player-change.ts';
import { defineCommand, lineOf, type CommandOutcome, type GuildCommandContext } from '../command.ts';
import { memberLimitOf } from '../guild-limits.ts';
import { guildEntry } from '../log-entries.ts';

type Led = {
  readonly account_id: number;
  readonly position: GuildPosition;
  /** The leader before; null: there was none. */
  readonly leader: number | null;
};

/** Makes a member the leader; the leader before becomes an ordinary member. */
export const changeLeader = defineCommand<'change_leader', Led>({
  kind: 'change_leader',
  async apply(context, { account_id: accountId }) {
    const { change } = context;
    const next = await memberIn(change, accountId);
    const { position } = next.seat;
    if (position === 'leader') return { lines: [], log: [], undo: null };
    if (next.status !== 'active') throw new AppError('leader_not_active', { name: next.name });
    const leader = await change.leader();
    const moved = await move(context, [
      ...(leader === null ? [] : [{ of: leader, to: 'member' as const }]),
      { of: next, to: 'leader' },
    ]);
    return { ...moved, undo: { account_id: accountId, position, leader: leader?.accountId ?? null } };
  },
  async undo(context, { account_id: accountId, position, leader }) {
    const { change } = context;
    const next = await memberIn(change, accountId);
    // Another member may have become the leader since.
    if (next.seat.position !== 'leader') throw new AppError('not_undoable');
    const before = leader === null ? null : await memberIn(change, leader);
    return move(context, [
      { of: next, to: position },
      ...(before === null ? [] : [{ of: before, to: 'leader' as const }]),
    ]);
  },
});

type Step = { readonly of: SeatedMember; readonly to: GuildPosition };

async function move({ change, staff }: GuildCommandContext, steps: readonly Step[]): Promise<CommandOutcome> {
  for (const { of, to } of steps)
    await change.setPosition(of.accountId, to, {
      change: to === 'leader' ? 'promote' : 'demote',
      byStaffId: staff.id,
    });
  const lines = steps.map(({ of, to }) => positionLine(of, of.seat.position, to));
  const last = lines.at(-1);
  if (last === undefined) return { lines, log: [] };
  return {
    lines,
    log: [guildEntry('edit', 'leader', change.guild.guildId, last)],
    loggedFor: steps.map(({ of }) => of.accountId),
  };
}

type Gone = { readonly account_id: number; readonly seat: GuildSeat };

/** Takes a member out of the guild. The leader stays until there is another one. */
export const kickMember = defineCommand<'kick_member', Gone>({
  kind: 'kick_member',
  async apply({ change, staff }, { account_id: accountId }) {
    const member = await memberIn(change, accountId);
    const { seat, name } = member;
    if (seat.position === 'leader') throw new AppError('leader_not_removable', { name });
    await change.remove(accountId, staff.id);
    const line = positionLine(member, seat.position, null);
    const undo = { account_id: accountId, seat };
    return { ...changedSeat(change, 'kick', accountId, line), undo };
  },
  async undo(context, { account_id: accountId, seat }) {
    const { change, staff } = context;
    const account = await change.account(accountId);
    if (account === null) throw new AppError('user_not_found', { account_id: accountId });
    if (account.isInGuild) throw new AppError('in_another_guild', { name: account.name });
    const most = await memberLimitOf(context);
    const { members } = change.guild;
    if (most !== null && members >= most) throw new AppError('guild_full', { members, most });
    await change.putBack(accountId, seat, staff.id);
    return changedSeat(change, 'return', accountId, positionLine(account, null, seat.position));
  },
});

type PositionLine = ReturnType<typeof positionLine>;

const changedSeat = (
  change: GuildChange,
  event: 'kick' | 'return',
  accountId: number,
  line: PositionLine,
) => ({
  lines: [line],
  log: [guildEntry('kick', event, change.guild.guildId, line)],
  loggedFor: [accountId],
});

const positionLine = (
  { accountId, name }: NamedAccount,
  before: GuildPosition | null,
  after: GuildPosition | null,
) => lineOf('position', before, after, { player: { account_id: accountId, name } });

async function memberIn(change: GuildChange, accountId: number): Promise<SeatedMember> {
  const member = await change.member(accountId);
  if (member === null) throw new AppError('not_a_member', { account_id: accountId });
  return member;
}
