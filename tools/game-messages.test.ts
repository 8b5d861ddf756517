import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ERRORS } from '@quartermaster/contract/errors/error-code';
import { GAME_MESSAGES } from '@quartermaster/contract/errors/game-messages';
import { LANGUAGES } from '@quartermaster/domain/core/language';
import { describe, expect, it } from 'vitest';

/** What the tools of a game are known to say. */
const KNOWN_MESSAGES = [
  'server not found', 'under maintenance', 'not open', 'unexpected error', 'unknown item',
  'insert problem', 'update problem', 'query problem', 'log problem',
  'same-name image exists', 'image upload failure', 'no change made', 'parameter error', 'invalid id', 'user not found',
  'socket server no response', 'connection timeout',
  'redemption: empty', 'redemption: invalid', 'redemption: expired or unavailable', 'redemption: batch limit reached',
  'redemption: already redeemed', 'redemption: suspended', 'redemption: user already redeemed batch',
  'duplicate transaction order id (custom)', 'duplicate transaction order id (third-party)',
  'invalid system setting', 'invalid JSON',
  'import: invalid data', 'import: file damaged or modified', 'import: unsupported source environment',
  'batch code generation error', 'create the event first', 'create the sign-in first', 'create the basic setting first',
]; // prettier-ignore

const SOURCES = ['apps/server/src', 'apps/game-server/src'].flatMap((folder) => {
  const root = join(import.meta.dirname, '..', folder);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => readFileSync(join(root, path), 'utf8'));
});

const isNamed = (code: string): boolean => SOURCES.some((source) => source.includes(`'${code}'`));

describe('the messages of the game', () => {
  it('are all there, each once', () => {
    expect(GAME_MESSAGES.map(({ says }) => says)).toEqual(KNOWN_MESSAGES);
    expect(new Set(GAME_MESSAGES.map(({ code }) => code)).size).toBe(GAME_MESSAGES.length);
  });

  it.each(GAME_MESSAGES)('$says: in three languages', ({ code }) => {
    const texts = LANGUAGES.map((language) => ERRORS[code].text[language]);
    expect(new Set(texts).size).toBe(LANGUAGES.length);
  });

  it.each(GAME_MESSAGES)('$says: raised by a server', ({ code }) => {
    expect(isNamed(code)).toBe(true);
  });
});
