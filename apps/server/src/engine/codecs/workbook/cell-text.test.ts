import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCellText, writeCellText } from './cell-text.ts';
import { readXmlList } from './xml-reader.ts';

async function thereAndBack(text: string): Promise<string> {
  const xml = Buffer.from(`<t xml:space="preserve">${writeCellText(text)}</t>`);
  const texts = await readXmlList<string>(
    (async function* () {
      yield xml;
    })(),
    (emit) => ({ text: emit }),
  );
  return readCellText(texts.join(''));
}

describe('the text of a cell', () => {
  it.each([
    '=1+1',
    'a\r\nb\tc',
    ' x ',
    '_x000D_',
    '_x005F_x0041_',
    '\u0000\u001f\ufffe',
    '\ud800',
    '<&>"',
    '🦊',
  ])('comes back as it was: %j', async (text) => {
    expect(await thereAndBack(text)).toBe(text);
  });

  it('comes back whatever it holds', async () => {
    const part = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('_', 'x', '_x', '_x0041_', '\r', '\ud83e', '\udd8a', ']]>', '&amp;'),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 5 }), async (parts) => {
        const text = parts.join('');
        expect(await thereAndBack(text)).toBe(text);
      }),
    );
  });
});
