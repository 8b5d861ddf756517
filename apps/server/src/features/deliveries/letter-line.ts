import type { CommandLine } from '@quartermaster/contract/http/player-commands';
import { lineOf } from '../player-commands/index.ts';
import type { StoredDelivery } from './deliveries.repo.ts';

/** The mail of a delivery as a second person is shown it: in the words of a command that sends one. */
export const letterLine = ({
  title,
  body,
  rewards,
  expireDays,
}: Pick<StoredDelivery, 'title' | 'body' | 'rewards' | 'expireDays'>): CommandLine =>
  lineOf('mail', null, { title, body, rewards: [...rewards], expire_days: expireDays });
