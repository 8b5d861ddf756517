const MARK = /\{(\w+)(?:\|([^{}|]*)\|([^{}|]*))?\}/g;

/** Stands at both ends of a value while its surroundings are looked at: no text contains it. */
const EDGE = '\uE000';
const FULL_WIDTH = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF01-\uFF5E]`;
/** A blank between a value and the text around it, with full-width characters on both sides. */
const SPARE_BLANK = new RegExp(
  `(?<=${FULL_WIDTH}${EDGE}) (?=${EDGE}?${FULL_WIDTH})|(?<=${FULL_WIDTH}) (?=${EDGE}${FULL_WIDTH})`,
  'gu',
);

/** Only English has plural forms here. */
const PLURALS = new Intl.PluralRules('en');

/**
 * Fills the `{names}` of a text; names without a value stay as they are. `{max|day|days}` is the word
 * that goes with the number: `at most {max} {max|day|days}`. Chinese and Japanese texts have a blank
 * around values for the sake of digits and Latin letters: full-width values lose it.
 */
export function formatText(text: string, values: Readonly<Record<string, string>>): string {
  const filled = text.replace(MARK, (mark, name: string, one?: string, other?: string) => {
    const value = values[name];
    if (one === undefined || other === undefined) return value === undefined ? mark : EDGE + value + EDGE;
    return PLURALS.select(Number(value)) === 'one' ? one : other;
  });
  return filled.replace(SPARE_BLANK, '').replaceAll(EDGE, '');
}

/** The names that a text wants values for. */
export function namesIn(text: string): readonly string[] {
  return [...new Set(Array.from(text.matchAll(MARK), ([, name = '']) => name))].sort();
}
