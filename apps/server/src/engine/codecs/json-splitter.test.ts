import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitJsonList } from './json-splitter.ts';

async function elementsOf(text: string, cuts: readonly number[]): Promise<unknown[]> {
  const places = [0, ...cuts.map((cut) => cut % (text.length + 1)).toSorted((a, b) => a - b), text.length];
  async function* chunks() {
    for (const [index, place] of places.entries()) yield text.slice(place, places[index + 1] ?? place);
  }
  const elements: unknown[] = [];
  for await (const element of splitJsonList(chunks())) elements.push(JSON.parse(element));
  return elements;
}

describe('the elements of a JSON list', () => {
  const values = fc.array(fc.jsonValue({ maxDepth: 3 }));
  const cuts = fc.array(fc.nat(), { maxLength: 20 });

  it('are the same wherever the chunks of a file end', async () => {
    await fc.assert(
      fc.asyncProperty(values, fc.nat(2), cuts, async (list, indent, places) => {
        const text = JSON.stringify(list, null, indent);
        expect(await elementsOf(text, places)).toEqual(JSON.parse(text));
      }),
    );
  });

  it('may stand under "records" beside anything else', async () => {
    await fc.assert(
      fc.asyncProperty(values, fc.jsonValue({ maxDepth: 2 }), cuts, async (records, other, places) => {
        const text = JSON.stringify({ other, records, more: [other] });
        expect(await elementsOf(text, places)).toEqual(JSON.parse(text).records);
      }),
    );
  });

  it.each(['[1', '{"a": [1]}', '[1]]', '[1] "more"', '[1] 2', 'x [1]', '"[1]"', ''])(
    'are refused in %s',
    async (text) => {
      await expect(elementsOf(text, [])).rejects.toThrow('import_json');
      await expect(elementsOf(text, [1, 2, 3])).rejects.toThrow('import_json');
    },
  );
});
