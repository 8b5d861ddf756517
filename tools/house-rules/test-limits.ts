import type { Finding, SourceFile } from './source-file.ts';

const TEST = /\.(test|spec)\.tsx?$/;
/** A test or hook up to its last argument, when that is a number or a constant. */
const START = String.raw`^( *)(?:it|test|beforeAll|beforeEach|afterAll|afterEach|\]\))[^\n]*\n`;
const BODY = String.raw`(?:(?!\1\S)[^\n]*\n)*?`;
const OWN_LIMITS = [
  new RegExp(String.raw`${START}${BODY}\1\}, [A-Z\d_]+\);$`, 'gm'),
  new RegExp(String.raw`${START}${BODY}\1  [A-Z\d_]+,\n\1\);$`, 'gm'),
];
const IMPATIENT = /\bvi\.wait(?:For|Until)\(/;

/** Limits tell what is stuck, and are set once for all tests: one of its own fails on a slow machine. */
export function checkTestLimits({ path, text }: SourceFile): Finding[] {
  // The rules' own tests show what is refused.
  if (!TEST.test(path) || path.startsWith('tools/house-rules/')) return [];
  const limited = OWN_LIMITS.flatMap((own) => [...text.matchAll(own)]).map(({ index }) => ({
    path,
    message: `gives "${text.slice(index).trimStart().split('\n')[0]}" a time limit of its own: split what takes long, vitest.config.ts says what is stuck.`,
  }));
  if (!IMPATIENT.test(text)) return limited;
  return [...limited, { path, message: 'waits a second at most by vi.waitFor: use expect.poll.' }];
}
