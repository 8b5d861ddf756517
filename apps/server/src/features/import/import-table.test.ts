import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { openImportTable, readImportSummary } from './import-table.ts';

const opened = (content: string | Uint8Array) => async () => piecesOf(Buffer.from(content));

/** Files come in pieces that end anywhere. */
async function* piecesOf(bytes: Buffer, size = 65_537): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

async function rowsOf(content: string, columns: readonly string[]) {
  const table = await openImportTable(opened(content), columns);
  const rows: (readonly unknown[])[] = [];
  for await (const batch of table.rows) rows.push(...batch.map(({ cells }) => cells));
  return rows;
}

describe('an import file', () => {
  it('takes keys of a JSON file for no more than they are', async () => {
    const content = '[{"toString": 1, "__proto__": 2}, {"item_id": 3}]';
    const { columns } = await readImportSummary(opened(content));
    expect(columns).toEqual([
      { name: 'toString', samples: ['1'] },
      { name: '__proto__', samples: ['2'] },
      { name: 'item_id', samples: ['3'] },
    ]);
    expect(await rowsOf(content, ['toString', '__proto__', 'item_id'])).toEqual([
      [1, 2, undefined],
      [undefined, undefined, 3],
    ]);
  });

  it('may be what our own export writes', async () => {
    const content = '{"module":"records","records":[\n{"a":"],[\\"{"},\n{"a":{"b":[1,2]}}\n]}\n';
    expect(await rowsOf(content, ['a'])).toEqual([['],["{'], [{ b: [1, 2] }]]);
  });

  it('may be a dictionary of texts by key, whose keys are a column', async () => {
    const content = '{ "Ui.ok-$1": {"en": "OK", "zh": "好"}, "ui.no": {"en": "No", "key": "other"} }';
    const { format, columns } = await readImportSummary(opened(content));
    expect([format, columns.map(({ name }) => name)]).toEqual(['json', ['en', 'zh', 'key']]);
    expect(await rowsOf(content, ['key', 'en', 'zh'])).toEqual([
      ['Ui.ok-$1', 'OK', '好'],
      ['ui.no', 'No', undefined],
    ]);
    expect(await rowsOf('{"note": {"by": "us"}, "records": [{"a": 1}]}', ['a'])).toEqual([[1]]);
  });

  it('holds quotes, line breaks and rows of any length', async () => {
    const content = 'a;b\r\n"say ""hi""";"two\nlines"\r\n1\r\n1;2;3\r\n';
    expect(await rowsOf(content, ['a', 'b'])).toEqual([['say "hi"', 'two\nlines'], ['1'], ['1', '2', '3']]);
  });

  it.each([
    ['nothing', '', 'import_empty'],
    ['a heading alone', 'id,name\n', 'import_empty'],
    ['two columns of one name', 'id,name,id\n1,2,3', 'import_columns'],
    ['a quotation mark that is not closed', 'id,name\n1,"two\n3,four\n', 'import_csv'],
    ['a quotation mark in the wrong place', 'id,name\n1,two"\n', 'import_csv'],
    ['a quotation mark that swallows all', `id\n"${'x'.repeat(2_100_000)}`, 'import_row_too_long'],
    ['zero bytes', 'id,name\n1,a\0b', 'import_encoding'],
    ['an empty list', '[]', 'import_empty'],
    ['a list that does not end', '[{"a": 1}, {"a": 2}', 'import_json'],
    ['a record that does not end', '[{"a": 1}, {"a": ]', 'import_json'],
    ['two lists', '[{"a": 1}][{"a": 2}]', 'import_json'],
    ['words behind the list', '[{"a": 1}] and more', 'import_json'],
    ['no comma between records', '[{"a": 1} {"a": 2}]', 'import_json'],
    ['a comma too many', '[{"a": 1},,{"a": 2}]', 'import_json'],
    ['a comma at the end', '[{"a": 1},]', 'import_json'],
    ['values that are no records', '[1, 2]', 'import_json'],
    ['an object without a list', '{"module": "pet-setting"}', 'import_json'],
    ['a dictionary of other things', '{"a": {"en": "A"}, "b": "B"}', 'import_json'],
    ['a dictionary that does not end', '{"a": {"en": "A"}', 'import_json'],
    ['brackets that do not fit', '[}', 'import_json'],
    ['a key twice in other letters', String.raw`[{"a": 1, "\u0061": 2}]`, 'import_json_repeated'],
    ['a text that cannot be kept', '[{"name": "a\\u0000b"}]', 'import_json_record'],
    ['lists without end', `[{"a": ${'['.repeat(50_000)}${']'.repeat(50_000)}}]`, 'import_json_record'],
    ['a number beyond all bounds', '[{"price": 1e400}]', 'import_json_record'],
    ['too many columns', `${Array.from({ length: 501 }, (_, index) => index).join()}\n1`, 'import_too_large'],
    [
      'a new column in every row',
      JSON.stringify(Array.from({ length: 501 }, (_, index) => ({ [index]: 1 }))),
      'import_too_large',
    ],
    ['too many rows', `id\n${'1\n'.repeat(500_001)}`, 'import_too_large'],
  ])('is refused for %s', async (_what, content, code) => {
    await expect(readImportSummary(opened(content))).rejects.toMatchObject({ code });
  });

  it('is refused with the record and the key that it has twice', async () => {
    const content = '[{"a": 1}, {"a": 1, "b": {"c": 1, "c": 2}}]';
    await expect(readImportSummary(opened(content))).rejects.toMatchObject({
      code: 'import_json_repeated',
      params: { record: 2, key: 'c' },
    });
  });
});

describe('a file that is not read to its end', () => {
  const LINES = 'one,two\n'.repeat(200_000);
  const RECORDS = JSON.stringify(Array.from({ length: 50_000 }, (_, id) => ({ id, name: 'x'.repeat(30) })));

  /** A file of whose readings one can see whether they were closed. */
  function watched(content: string) {
    const readings: Readable[] = [];
    const open = async () => {
      const reading = Readable.from(piecesOf(Buffer.from(content)));
      readings.push(reading);
      return reading;
    };
    return { open, areClosed: () => readings.every(({ destroyed }) => destroyed) };
  }

  it.each([
    ['its columns are refused', `id,id\n${LINES}`, 'import_columns'],
    ['a row is refused', `id,name\n1,two"\n${LINES}`, 'import_csv'],
  ])('is closed where %s', async (_where, content, code) => {
    const { open, areClosed } = watched(content);
    await expect(readImportSummary(open)).rejects.toMatchObject({ code });
    await expect.poll(areClosed).toBe(true);
  });

  it.each([
    ['rows', `id,name\n${LINES}`],
    ['records', RECORDS],
  ])('is closed by its opener, however many of its %s were read', async (_what, content) => {
    const { open, areClosed } = watched(content);
    const unread = await openImportTable(open, ['id']);
    await unread.close();
    const begun = await openImportTable(open, ['id']);
    for await (const batch of begun.rows) if (batch.length > 0) break;
    await begun.close();
    await expect.poll(areClosed).toBe(true);
  });
});
