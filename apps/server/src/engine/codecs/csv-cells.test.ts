import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { csvLine, escapeFormula, unescapeFormula } from '@quartermaster/domain/texts/csv-cells';

const cell = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.stringMatching(/^'{0,2}[=+@＝＋－＠;\n-]\d{0,3}[a-z]{0,3}$/),
);

describe('cells of a CSV file', () => {
  it('never lets a spreadsheet run a cell as a formula', () => {
    expect(escapeFormula('=HYPERLINK("http://x")')).toBe('\'=HYPERLINK("http://x")');
    expect(escapeFormula('@cmd')).toBe("'@cmd");
    expect(escapeFormula('-1+2')).toBe("'-1+2");
    expect(escapeFormula('\n=1+2')).toBe("'\n=1+2");
  });

  it('lets no spreadsheet run wide signs either, which Japanese and Chinese ones read as formulas', () => {
    for (const text of ['＝1+2', '＋1', '－1', '＠SUM(1)']) expect(escapeFormula(text)).toBe(`'${text}`);
  });

  it('are quoted where another separator would split them', () => {
    expect(csvLine(['a;=1+2', 'b\t=1+2', 'c'])).toBe('"a;=1+2","b\t=1+2",c\r\n');
  });

  it('leaves numbers numbers', () => {
    expect(escapeFormula('-12.5')).toBe('-12.5');
  });

  it('come back as they were, whatever they hold', () => {
    fc.assert(
      fc.property(fc.array(cell, { minLength: 2 }), (cells) => {
        const [row] = Papa.parse<string[]>(csvLine(cells), { delimiter: ',', newline: '\r\n' }).data;
        expect(row?.map(unescapeFormula)).toEqual(cells);
      }),
    );
  });
});
