const MARK = /\{(\w+)(?:\|([^{}|]*)\|([^{}|]*))?\}/g;

/** Only English has plural forms here. */
const PLURALS = new Intl.PluralRules('en');

/**
 * Fills the `{names}` of a text; names without a value stay as they are. `{max|day|days}` is the word
 * that goes with the number: `at most {max} {max|day|days}`.
 */
export function formatText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(MARK, (mark, name: string, one?: string, other?: string) => {
    const value = values[name];
    if (one === undefined || other === undefined) return value ?? mark;
    return PLURALS.select(Number(value)) === 'one' ? one : other;
  });
}

/** The names that a text wants values for. */
export function namesIn(text: string): readonly string[] {
  return [...new Set(Array.from(text.matchAll(MARK), ([, name = '']) => name))].sort();
}
