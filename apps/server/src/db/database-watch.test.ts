import { describe, expect, it } from 'vitest';
import { createDatabaseWatch } from './database-watch.ts';

const broken = (): Error => new Error('Connection terminated unexpectedly');

function createScene(answers: (() => Promise<unknown>)[], signal?: AbortSignal) {
  const lines: string[] = [];
  const line =
    (level: string) =>
    (_details: object, text: string): void => {
      lines.push(`${level}: ${text}`);
    };
  const logger = { error: line('error'), warn: line('warn'), debug: line('debug') };
  const ask = async (): Promise<unknown> => answers.shift()?.();
  // The logger of pino has more shapes than are used here.
  const watch = createDatabaseWatch({
    logger: logger as never,
    ask,
    everyMilliseconds: 1,
    ...(signal && { signal }),
  });
  return { watch, lines };
}

const fails = (): Promise<never> => Promise.reject(broken());
const succeeds = async (): Promise<null> => null;

describe('the database', () => {
  it('that goes away is two lines, however many connections broke', async () => {
    const { watch, lines } = createScene([fails, fails, succeeds]);
    for (let count = 0; count < 50; count += 1) watch.note(broken());
    expect(watch.isAway()).toBe(true);
    await expect.poll(() => watch.isAway()).toBe(false);
    expect(lines.filter((text) => !text.startsWith('debug'))).toEqual([
      'error: the database is unreachable: requests that need it are refused until it is back',
      'warn: the database is back',
    ]);
    expect(lines.filter((text) => text.startsWith('debug'))).toHaveLength(49);
  });

  it('that answers has lost one connection', async () => {
    const { watch, lines } = createScene([succeeds]);
    watch.note(broken(), 'job queue');
    await expect.poll(() => watch.isAway()).toBe(false);
    expect(lines).toEqual(['warn: job queue: a connection broke']);
  });

  it('is not missed by a console that stops', () => {
    const { watch, lines } = createScene([fails], AbortSignal.abort());
    watch.note(broken());
    expect(watch.isAway()).toBe(false);
    expect(lines).toEqual(['debug: database']);
  });

  it('is told of another problem at once', () => {
    const { watch, lines } = createScene([]);
    watch.note(new Error('The embedded PostgreSQL ended unexpectedly.'));
    expect(lines).toEqual(['warn: database']);
    expect(watch.isAway()).toBe(false);
  });
});
