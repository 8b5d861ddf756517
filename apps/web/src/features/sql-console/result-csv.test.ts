import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { resultCsv } from './result-csv.ts';

describe('a result as CSV', () => {
  const rows = [
    ['1', 'a,"b"', null],
    ['9007199254740993', '', '第一行\n第二行'],
  ];
  const csv = resultCsv({
    columns: ['id', 'text', 'more'].map((name) => ({ name, type: 'text' })),
    rows,
  });

  it('reads back as it was, every digit and line', () => {
    const { data } = Papa.parse(csv.trimEnd(), { delimiter: ',' });
    expect(data).toEqual([['id', 'text', 'more'], ...rows.map((row) => row.map((cell) => cell ?? ''))]);
  });

  it('tells an empty text from NULL', () => {
    expect(csv.split('\r\n').slice(1, 3)).toEqual(['1,"a,""b""",', '9007199254740993,"","第一行\n第二行"']);
  });

  it('lets no spreadsheet run a cell as a formula', () => {
    const text = resultCsv({ columns: [{ name: 'note', type: 'text' }], rows: [['=1+1'], ['-5']] });
    expect(text.split('\r\n').slice(1, 3)).toEqual(["'=1+1", '-5']);
  });
});
