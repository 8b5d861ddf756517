import { AppError } from '@quartermaster/contract/errors/app-error';
import { daysAfter, formatDateTime } from '@quartermaster/domain/core/date-time';
import { defineCommand, lineOf } from '../command.ts';
import { gmEntry } from '../log-entries.ts';

/** Where a profile says when its player is to be deleted. */
const DELETION = 'deletion_at';

/** Deletes a player after some days. Until then an undo stops it; purchases stay in any case. */
export const deletePlayer = defineCommand<'delete', Record<string, never>>({
  kind: 'delete',
  async apply({ change, now }, { wait_days: days }) {
    const before = change.account.profile[DELETION] ?? null;
    if (before !== null) throw new AppError('no_effect');
    const dueAt = formatDateTime(daysAfter(now, days));
    await change.edit({ profile: { [DELETION]: dueAt } });
    const line = lineOf('deletion', null, dueAt);
    return { lines: [line], log: [gmEntry('suspend', line)], undo: {}, dueAt };
  },
  async undo({ change }) {
    await change.edit({ profile: { [DELETION]: null } });
    const line = lineOf('deletion', change.account.profile[DELETION] ?? null, null);
    return { lines: [line], log: [gmEntry('restore', line)] };
  },
  /** The name becomes free for others: the deleted player's is told apart by the account. */
  async settle(change) {
    const { status, name, accountId } = change.account;
    const deletedName = `${name}#${accountId}`;
    await change.rename(deletedName);
    await change.edit({ status: 'deleted', profile: { [DELETION]: null } });
    const lines = [lineOf('status', status, 'deleted'), lineOf('name', name, deletedName)];
    return { lines, log: lines.map((line) => gmEntry('suspend', line)) };
  },
});
