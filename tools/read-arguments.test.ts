import { describe, expect, it } from 'vitest';
import { parseArguments } from './read-arguments.ts';

const RESTORE = {
  usage: 'npm run restore -- [--check] FILE',
  options: { check: { type: 'boolean' } },
  mostWords: 1,
} as const;
const COPY = {
  usage: 'npm run copy -- --from A --to B',
  options: { from: { type: 'string' }, to: { type: 'string' } },
} as const;

describe('the arguments of a command', () => {
  it('are options and words, in any order', () => {
    const read = { values: { check: true }, words: ['game.backup'] };
    expect(parseArguments(RESTORE, ['--check', 'game.backup'])).toEqual(read);
    expect(parseArguments(RESTORE, ['game.backup', '--check'])).toEqual(read);
    expect(parseArguments(RESTORE, [])).toEqual({ values: {}, words: [] });
    expect(parseArguments(RESTORE, ['--', '--chekc']).words).toEqual(['--chekc']);
  });

  it.each([
    [['--chekc'], 'There is no option --chekc; known are --check.'],
    [['--chekc=1', 'game.backup'], 'There is no option --chekc; known are --check.'],
    [['-c', 'game.backup'], 'There is no option -c; known are --check.'],
    [
      ['--check=yes', 'game.backup'],
      '--check is used in the wrong way: some options need a value, others take none.',
    ],
    [['one.backup', 'two.backup'], 'Too many words besides the options.'],
  ])('are refused in one sentence: %j', (args, sentence) => {
    expect(() => parseArguments(RESTORE, args)).toThrow(
      `${sentence} Usage: npm run restore -- [--check] FILE`,
    );
  });

  it('name what is known of several, and say where there is nothing to know', () => {
    expect(() => parseArguments(COPY, ['--form', 'a'])).toThrow(
      'There is no option --form; known are --from, --to.',
    );
    expect(() => parseArguments(COPY, ['--from'])).toThrow('--from is used in the wrong way');
    expect(() => parseArguments(COPY, ['a'])).toThrow('Too many words besides the options.');
    expect(() => parseArguments({ usage: 'npm run backup -- FILE', mostWords: 1 }, ['--all'])).toThrow(
      'There is no option --all: this command takes none.',
    );
  });
});
