import { AppError } from '@quartermaster/contract/errors/app-error';
import type { CommandLine } from '@quartermaster/contract/http/player-commands';
import type { SanctionRow } from '@quartermaster/contract/http/player-sections';
import { issue } from '@quartermaster/domain/core/issue';
import type { SanctionKind } from '@quartermaster/domain/enums/sanction-kind';
import type { UserStatus } from '@quartermaster/domain/enums/user-status';
import { formatDateTime } from '@quartermaster/domain/core/date-time';
import type { PlayerChange } from '../../../players/player-change.ts';
import { defineCommand, lineOf } from '../command.ts';
import { endSessions } from '../end-sessions.ts';
import { gmEntry } from '../log-entries.ts';

/** The sanction that keeps a player out of the game altogether. */
const SUSPENSION: SanctionKind = 'suspend';

/** Keeps a player from something, until a time or permanently. One of its kind that holds already is replaced if it ends sooner. */
export const sanction = defineCommand<'sanction'>({
  kind: 'sanction',
  async apply(
    { change, staff, now, ticket },
    { kind, reason, message, ends_at: endsAt, evidence, end_sessions: isEnding = false },
  ) {
    if (endsAt !== null && endsAt <= formatDateTime(now))
      throw new AppError('invalid', {}, [issue('params.ends_at', 'greater', { than: formatDateTime(now) })]);
    const [held] = await change.sanctionsInForce(kind);
    const row = await change.addSanction({
      kind,
      reason,
      reasonText: message,
      endsAt,
      byStaffId: staff.id,
      ticketNo: ticket,
      evidence: evidence ?? null,
    });
    if (held !== undefined && held.ends_at === row.ends_at) throw new AppError('no_effect');
    const before = held === undefined ? null : textOf(held);
    const lines = [lineOf('sanction', before, textOf(row), { key: kind })];
    if (kind === SUSPENSION) lines.push(...(await moveStatus(change, 'active', 'suspended')));
    lines.push(...(await endSessions(change, isEnding)));
    return {
      lines,
      log: lines.map((line) => gmEntry('suspend', line)),
      undo: null,
      ...(kind === SUSPENSION && row.ends_at !== null ? { dueAt: row.ends_at } : {}),
    };
  },
  /** A suspension that has run out lets the player in again, unless another one holds. */
  async settle(change) {
    if ((await change.sanctionsInForce(SUSPENSION)).length > 0) return { lines: [], log: [] };
    const lines = await moveStatus(change, 'suspended', 'active');
    return { lines, log: lines.map((line) => gmEntry('restore', line)) };
  },
});

type Lifted = { readonly kind: SanctionKind; readonly ids: readonly number[] };

/** Ends the sanctions of a kind that hold now. They stay in the player's history. */
export const liftSanction = defineCommand<'lift_sanction', Lifted>({
  kind: 'lift_sanction',
  async apply({ change, staff }, { kind }) {
    const lifted = await change.liftSanctions(kind, staff.id);
    const lines = lifted.map((row) => lineOf('sanction', textOf(row), null, { key: kind }));
    if (kind === SUSPENSION && lifted.length > 0)
      lines.push(...(await moveStatus(change, 'suspended', 'active')));
    return {
      lines,
      log: lines.map((line) => gmEntry('restore', line)),
      undo: { kind, ids: lifted.map(({ sanction_id: id }) => id) },
    };
  },
  async undo({ change }, { kind, ids }) {
    await change.reinstateSanctions(ids);
    const held = await change.sanctionsInForce(kind);
    const lines = held
      .filter(({ sanction_id: id }) => ids.includes(id))
      .map((row) => lineOf('sanction', null, textOf(row), { key: kind }));
    if (kind === SUSPENSION) lines.push(...(await moveStatus(change, 'active', 'suspended')));
    return { lines, log: lines.map((line) => gmEntry('suspend', line)) };
  },
});

const textOf = ({ reason, reason_text: message, ends_at }: SanctionRow) => ({ reason, message, ends_at });

async function moveStatus(change: PlayerChange, from: UserStatus, to: UserStatus): Promise<CommandLine[]> {
  if (change.account.status !== from) return [];
  await change.edit({ status: to });
  return [lineOf('status', from, to)];
}
