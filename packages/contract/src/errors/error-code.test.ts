import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@quartermaster/domain/core/language';
import { namesIn } from '@quartermaster/domain/texts/format-text';
import { describe, expect, it } from 'vitest';
import { ERROR_CODES, ERRORS } from './error-code.ts';

const documented = (): Map<string, number> => {
  const page = readFileSync(new URL('../../../../docs/reference/errors.md', import.meta.url), 'utf8');
  return new Map(
    [...page.matchAll(/^\| `(\w+)` \| (\d+) \|/gm)].map(([, code = '', status]) => [code, Number(status)]),
  );
};

describe('error codes', () => {
  it('are documented, with their status', () => {
    const inCode = ERROR_CODES.map((code) => [code, ERRORS[code].status]);
    expect(Object.fromEntries(documented())).toEqual(Object.fromEntries(inCode));
  });

  it.each(ERROR_CODES)('%s says the same things in every language', (code) => {
    const { text } = ERRORS[code];
    for (const language of LANGUAGES) {
      expect(text[language]).not.toBe('');
      expect(namesIn(text[language])).toEqual(namesIn(text.en));
    }
  });
});
