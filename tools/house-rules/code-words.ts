import type { Finding, SourceFile } from './source-file.ts';

/** Words that once stood for these concepts, and the term of `docs/reference/code-words.md`. */
const TERMS: readonly (readonly [word: RegExp, term: string])[] = [
  [/\bsigns?[ _]of[ _]life\b|SIGN_OF_LIFE|\blife signs?\b/i, 'heartbeat'],
  [/stowaway/i, 'polyglot file'],
  [/\bhalf[ -]?texts?\b|HalfText/i, 'incomplete input'],
  [/\blate(?:Dialog|Popup)|\blate-(?:dialog|popup)/, 'lazy'],
  [/guildHall|\b(?:player|order)Desk\b|\bPlayerDesk/, 'service'],
  [/\bjudg(?:e[sd]?|ing|ement)\b|\bjudge[A-Z]/i, 'check'],
  [/\bgrounds\b/i, 'justification'],
  [/\w+Wish\b|\bwishOf\b/, 'request'],
  [/\bpicture tours?\b/i, 'screenshot tour'],
  [/\btype \w*Needs\b/, 'dependencies'],
  [/\b[Mm]end(?:s|ed|ing)?\b|\b[Mm]end[A-Z]\w*/, 'edit'],
  // As a name alone; the words of a comment may tell things apart.
  [
    /\b(?:const|let|function|readonly) (?:told|heard)\b|[(,{] ?(?:told|heard)[:?,]|\.\.\.(?:told|heard)\b|\bis(?:Told|Heard)\b|\bHeard[A-Z]\w*|\b(?:list|count)Heard\b/,
    'a name for what it holds',
  ],
];

/** Records of the demo game: their prose is the game's own. */
const GAME_PROSE = /^packages\/domain\/src\/demo\/[^/]+$/;

/** One term for each concept in names and comments, so that a search for it finds everything. */
export function checkCodeWords({ path, text }: SourceFile): Finding[] {
  // This list and its test name what is refused.
  if (path.startsWith('tools/house-rules/code-words') || GAME_PROSE.test(path)) return [];
  return TERMS.flatMap(([word, term]) => {
    const found = word.exec(text)?.[0];
    return found === undefined
      ? []
      : [{ path, message: `says "${found}": the term is "${term}", see docs/reference/code-words.md.` }];
  });
}
