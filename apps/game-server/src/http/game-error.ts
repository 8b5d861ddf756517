import { errorText } from '@quartermaster/contract/errors/error-text';
import type { Language } from '@quartermaster/domain/core/language';

/** A refusal that the player's device can read: `{code, message}` with a status. */
export class GameError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export const noRelease = (): GameError =>
  new GameError(503, 'no_release', 'No configuration has been published yet.');

export const notFound = (what: string, id: string): GameError =>
  new GameError(404, 'not_found', `Unknown ${what}: ${id}`);

export const unknownItem = (id: string, language: Language): GameError =>
  new GameError(404, 'unknown_item', errorText('unknown_item', { item_id: id }, language));

export const notOpen = (language: Language): GameError =>
  new GameError(409, 'not_open', errorText('not_open', {}, language));

export const consoleAway = (language: Language): GameError =>
  new GameError(
    504,
    'connection_timeout',
    errorText('connection_timeout', { what: 'Quartermaster' }, language),
  );
