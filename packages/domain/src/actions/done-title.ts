import type { Localized } from '../core/language.ts';
import type { ActionDefinition } from './define-action.ts';

/** The verbs that English titles begin with, as a log says them. The titles of the other languages fit both. */
const DONE: Readonly<Record<string, string>> = {
  Add: 'Added',
  Adjust: 'Adjusted',
  Approve: 'Approved',
  Archive: 'Archived',
  Cancel: 'Cancelled',
  Change: 'Changed',
  Clear: 'Cleared',
  Create: 'Created',
  Delete: 'Deleted',
  Deliver: 'Delivered',
  Dissolve: 'Dissolved',
  Edit: 'Edited',
  End: 'Ended',
  Enter: 'Entered',
  Generate: 'Generated',
  Grant: 'Granted',
  Hide: 'Hid',
  Lift: 'Lifted',
  Merge: 'Merged',
  Move: 'Moved',
  Pause: 'Paused',
  Put: 'Put',
  Recall: 'Recalled',
  Refund: 'Refunded',
  Reject: 'Rejected',
  Remove: 'Removed',
  Rename: 'Renamed',
  Reopen: 'Reopened',
  Reset: 'Reset',
  Restore: 'Restored',
  Resume: 'Resumed',
  Revoke: 'Revoked',
  Sanction: 'Sanctioned',
  Send: 'Sent',
  Set: 'Set',
  Stop: 'Stopped',
  Suspend: 'Suspended',
  Unhide: 'Unhid',
  Unlink: 'Unlinked',
  Unlock: 'Unlocked',
  Withdraw: 'Withdrew',
};

/**
 * An action as something that was done, for logs: “Created machine token”.
 * @throws Error when no past tense of its verb is known
 */
export function doneTitle({ title }: Pick<ActionDefinition, 'title'>): Localized {
  const [verb = '', ...rest] = title.en.split(' ');
  const done = DONE[verb];
  if (done === undefined) throw new Error(`No past tense of “${verb}” is known.`);
  return { ...title, en: [done, ...rest].join(' ') };
}
