import { expect, it } from 'vitest';
import { parseSourceFile } from './source-file.ts';
import { checkTestLimits } from './test-limits.ts';

const found = (text: string, path = 'apps/server/src/http/health.int.test.ts') =>
  checkTestLimits(parseSourceFile(path, text)).map(({ message }) => message.split(':')[0]);

const ONE_LINE = `beforeAll(async () => {
  await start();
}, 120_000);
`;
const SEVERAL_LINES = `describe('a store', () => {
  it(
    'keeps',
    async () => {
      await keep();
    },
    PATIENCE_MS,
  );
});
`;
const FOR_EACH = `it.each([
  [1],
])('keeps %i', async (count) => {
  await keep(count);
}, 30_000);
`;

it.each([
  [ONE_LINE, 'gives "beforeAll(async () => {" a time limit of its own'],
  [SEVERAL_LINES, 'gives "it(" a time limit of its own'],
  [FOR_EACH, `gives "])('keeps %i', async (count) => {" a time limit of its own`],
  ['await vi.waitFor(() => expect(open).toHaveLength(1));', 'waits a second at most by vi.waitFor'],
])('refuses a limit that a slow machine reaches (%#)', (text, message) => {
  expect(found(text)).toEqual([message]);
});

it('leaves numbers to other calls, and limits to what is no test', () => {
  const others = `it('adds', () => {\n  expect(add({\n    one: 1,\n  }, 2)).toBe(3);\n  add({\n    one: 1,\n  }, 2);\n});\n`;
  expect(found(others)).toEqual([]);
  expect(found(ONE_LINE, 'apps/server/src/testing/outage.ts')).toEqual([]);
});
