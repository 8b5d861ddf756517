import type { MailRow } from '../../../api/player.ts';

/** Whether a mail still waits in the mailbox. */
export const canRecall = ({ state }: Pick<MailRow, 'state'>): boolean =>
  state === 'unread' || state === 'read';
