import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitJsonList, splitJsonMembers } from './json-splitter.ts';

type Split = typeof splitJsonList;

async function partsOf(split: Split, text: string, cuts: readonly number[]): Promise<string[]> {
  const places = [0, ...cuts.map((cut) => cut % (text.length + 1)).toSorted((a, b) => a - b), text.length];
  async function* chunks() {
    for (const [index, place] of places.entries()) yield text.slice(place, places[index + 1] ?? place);
  }
  const parts: string[] = [];
  for await (const part of split(chunks())) parts.push(part);
  return parts;
}

const elementsOf = async (text: string, cuts: readonly number[]): Promise<unknown[]> =>
  (await partsOf(splitJsonList, text, cuts)).map((element) => JSON.parse(element) as unknown);

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

  it('may be under "records" beside anything else', async () => {
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

describe('the members of a JSON object', () => {
  const dictionaries = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 }));

  it('are the same wherever the chunks of a file end', async () => {
    await fc.assert(
      fc.asyncProperty(
        dictionaries,
        fc.nat(2),
        fc.array(fc.nat(), { maxLength: 20 }),
        async (object, indent, cuts) => {
          const text = JSON.stringify(object, null, indent);
          const members = await partsOf(splitJsonMembers, text, cuts);
          expect(members.map((member) => JSON.parse(`{${member}}`) as object)).toEqual(
            Object.entries(JSON.parse(text) as object).map((entry) => Object.fromEntries([entry])),
          );
        },
      ),
    );
  });

  it.each(['[]', '{"a": 1', '{"a": 1}}', '{"a": 1} 2', '1'])('are not those of %s', async (text) => {
    await expect(partsOf(splitJsonMembers, text, [])).rejects.toMatchObject({ code: 'import_json' });
  });
});
