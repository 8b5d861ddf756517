/** A formula of one number. */
type Formula = (n: number) => number;

type Reading = { readonly text: string; place: number };

const FUNCTIONS: ReadonlyMap<string | null, (value: number) => number> = new Map([
  // Plain brackets.
  [null, (value) => value],
  ['round', Math.round],
  ['floor', Math.floor],
  ['ceil', Math.ceil],
  ['sqrt', Math.sqrt],
  ['ln', Math.log],
]);

const NUMBER = /(?:\d+(?:\.\d*)?|\.\d+)/y;
const WORD = /[a-z]+/y;

/**
 * Reads a formula such as `100 * n^1.6 + 20`: numbers, `n`, + - * / ^, brackets and some functions.
 * `null`: the text is none.
 */
export function readFormula(text: string): Formula | null {
  const reading = { text: text.normalize('NFKC').toLowerCase().replaceAll(/\s/g, ''), place: 0 };
  const formula = readSum(reading);
  return reading.place === reading.text.length ? formula : null;
}

/** Parts joined by signs of equal strength, from left to right. */
function readJoined(
  reading: Reading,
  readPart: (reading: Reading) => Formula | null,
  signs: Readonly<Record<string, (left: number, right: number) => number>>,
): Formula | null {
  let whole = readPart(reading);
  for (;;) {
    const join = signs[reading.text[reading.place] ?? ''];
    if (whole === null || join === undefined) return whole;
    reading.place += 1;
    const [left, right] = [whole, readPart(reading)];
    whole = right === null ? null : (n) => join(left(n), right(n));
  }
}

const readSum = (reading: Reading): Formula | null =>
  readJoined(reading, readProduct, {
    '+': (left, right) => left + right,
    '-': (left, right) => left - right,
  });

const readProduct = (reading: Reading): Formula | null =>
  readJoined(reading, readSigned, { '*': (left, right) => left * right, '/': (left, right) => left / right });

/** A minus holds for the whole power: `-n^2` is never positive. */
function readSigned(reading: Reading): Formula | null {
  if (!take(reading, '-')) return readPower(reading);
  const value = readSigned(reading);
  return value === null ? null : (n) => -value(n);
}

/** Powers are read from right to left. */
function readPower(reading: Reading): Formula | null {
  const base = readAtom(reading);
  if (base === null || !take(reading, '^')) return base;
  const exponent = readSigned(reading);
  return exponent === null ? null : (n) => base(n) ** exponent(n);
}

function readAtom(reading: Reading): Formula | null {
  const digits = match(reading, NUMBER);
  if (digits !== null) return () => Number(digits);
  const word = match(reading, WORD);
  if (word === 'n') return (n) => n;
  const apply = FUNCTIONS.get(word);
  if (apply === undefined || !take(reading, '(')) return null;
  const inner = readSum(reading);
  return inner === null || !take(reading, ')') ? null : (n) => apply(inner(n));
}

function take(reading: Reading, sign: string): boolean {
  if (reading.text[reading.place] !== sign) return false;
  reading.place += 1;
  return true;
}

function match(reading: Reading, pattern: RegExp): string | null {
  pattern.lastIndex = reading.place;
  const found = pattern.exec(reading.text)?.[0] ?? null;
  reading.place += found?.length ?? 0;
  return found;
}
