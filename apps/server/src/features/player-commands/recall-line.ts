import type { MailRow } from '@quartermaster/contract/http/player-records';
import type { CommandLine } from '@quartermaster/contract/http/player-commands';
import { lineOf } from './command.ts';

type Recalled = Pick<MailRow, 'mail_id' | 'title' | 'state'>;

const keyOf = ({ mail_id: id }: Recalled) => ({ key: String(id) });
const stateOf = ({ title, state }: Recalled) => ({ title, state });

/** A mail before and after it is recalled, by its title: an approver of the recall does not see the mailbox. */
export const recallLine = (mail: Recalled): CommandLine =>
  lineOf('mail', stateOf(mail), 'recalled', keyOf(mail));

/** A recalled mail that comes back in the state it had. */
export const restoreLine = (mail: Recalled): CommandLine =>
  lineOf('mail', 'recalled', stateOf(mail), keyOf(mail));
