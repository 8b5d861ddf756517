import { isTest, type Finding, type SourceFile } from './source-file.ts';

const RULES = 'packages/domain/src/rules/';

/** What rules there are: demands, and algorithms with a name of their own. */
type RuleNames = { readonly demands: readonly string[]; readonly rules: readonly string[] };

/** Reports rules without facts, which no test shows to be right. */
export function checkRuleFacts(files: readonly SourceFile[], { demands, rules }: RuleNames): Finding[] {
  const facts = files
    .filter(({ path }) => path.startsWith(RULES) && (isTest(path) || path.endsWith('-facts.ts')))
    .map(({ text }) => text)
    .join('\n');
  const wanted = [...demands.map((name) => `is: '${name}'`), ...rules.map((name) => `rule: '${name}'`)];
  return wanted
    .filter((use) => !facts.includes(use))
    .map((use) => ({
      path: `${RULES}index.ts`,
      message: `"${use}" has no facts: add records that keep it and records that break it to a test in ${RULES}.`,
    }));
}
