import type { MailText } from '@quartermaster/contract/http/player-records';
import { unknownPlaceholders } from '@quartermaster/domain/texts/addressed-to';
import type { CommandWarning } from './command.ts';

/** What is in braces in the texts of a mail and reaches players as written. */
export function placeholderWarnings(texts: readonly MailText[]): readonly CommandWarning[] {
  const unknown = unknownPlaceholders(texts);
  return unknown.length === 0 ? [] : [{ code: 'unknown_placeholder', params: { found: unknown.join(' ') } }];
}
