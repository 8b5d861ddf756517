import { issue, type Issue } from '../core/issue.ts';
import { LANGUAGES, type Language, type LocalizedText } from '../core/language.ts';
import { checkWays } from './check-script.ts';
import type { Script } from './script.ts';

/** What is wrong with a story at one of its lines. */
type StoryProblem = {
  /** Number of the line. */
  readonly no: number;
  /** Null: a text is missing. */
  readonly issue: Issue | null;
  /** The languages without a text. */
  readonly missing: readonly Language[];
};

/** Dead ends, unreachable lines, choices that lead nowhere, and missing texts, by line. */
export function storyProblems(script: Script): readonly StoryProblem[] {
  const { lines, choices } = script;
  const numbers = new Set(lines.map(({ no }) => no));
  const ways = checkWays(script).map((found) => ({
    no: lines[Number(found.path.split('.')[1])]?.no ?? 0,
    issue: found,
    missing: [],
  }));
  const lost = [...Map.groupBy(choices, ({ lineNo }) => lineNo)].flatMap(([no, offered]) =>
    offered.flatMap(({ gotoLine }, index) =>
      numbers.has(gotoLine)
        ? []
        : [{ no, issue: issue('choices', 'script_leads_nowhere', { choice: index + 1 }), missing: [] }],
    ),
  );
  const said = [
    ...lines.filter(({ command }) => command === 'say').map(({ no, text }) => ({ no, text })),
    ...choices.map(({ lineNo, text }) => ({ no: lineNo, text })),
  ];
  const silent = said.flatMap(({ no, text }) => {
    const missing = languagesWithout(text);
    return missing.length === 0 ? [] : [{ no, issue: null, missing }];
  });
  return [...ways, ...lost, ...silent].toSorted((a, b) => a.no - b.no);
}

const languagesWithout = (text: LocalizedText): readonly Language[] =>
  LANGUAGES.filter((language) => (text[language] ?? '') === '');
