import { field, section } from '@quartermaster/domain/core/define-field';
import { defineModule } from '@quartermaster/domain/core/define-module';
import type { ResolvedField } from '@quartermaster/domain/core/field';
import { resolveModule } from '@quartermaster/domain/core/resolve';
import { registry } from '@quartermaster/domain/modules/index';
import { describe, expect, it } from 'vitest';
import { countProblems, readRows } from './read-rows.ts';

const STEPS = resolveModule(
  defineModule({
    key: 'sample-setting',
    family: 'samples',
    titles: { title: ['Samples', '範例', 'サンプル'], record: ['Sample', '範例', 'サンプル'] },
    sections: {
      steps: section(['Steps', '階段', '段階'], {
        steps: field.rows(['Steps', '階段', '段階'], [1, 50], {
          uniqueBy: 'level',
          fields: {
            level: field.integer(['Level', '等級', 'レベル'], [1, 99]),
            rate: field.integer(['Rate', '機率', '確率'], [0, 10_000], { unit: 'bp', optional: true }),
            gives: field.rewards(['Rewards', '獎勵', '報酬'], 5),
            note: field.text(['Note', '備註', 'メモ'], 40, { optional: true }),
          },
        }),
      }),
    },
  }),
).fieldByKey.get('steps') as ResolvedField<'rows'>;

const dataOf = (text: string) => readRows(STEPS, text)?.rows.map(({ data }) => data);

describe('rows of a text', () => {
  it('are read by keys or by labels in any language, in any order', () => {
    const wanted = [
      { level: 3, rate: 250, gives: [{ asset_kind: 'coin', amount: 25 }] },
      { level: 4, gives: [{ asset_kind: 'gem', amount: 1 }] },
    ];
    expect(dataOf('level,rate,gives\n3,2.5%,coin 25\n4,,gem 1')).toMatchObject(wanted);
    expect(dataOf('報酬\tレベル\t確率\ncoin 25\t３\t2.5\ngem 1\t4\t')).toMatchObject(wanted);
  });

  it('are read in the language that knows most of the columns where a word heads another one elsewhere', () => {
    const cells = registry.get('bingo-temp-setting').fieldByKey.get('cells') as ResolvedField<'rows'>;
    const filled = (text: string) => readRows(cells, text)?.columns.map(({ column }) => column?.name ?? null);
    expect(filled('欄\t列\t號碼')).toEqual(['x', 'y', 'number']);
    expect(filled('列\t行\t番号')).toEqual(['x', 'y', 'number']);
    expect(filled('x\ty\tx')).toEqual(['x', 'y', null]);
  });

  it('are taken in the order of the field where no line names the columns, counting on', () => {
    expect(dataOf('7;\n;1')).toMatchObject([{ level: 7 }, { level: 8, rate: 100 }]);
  });

  it('name the cells that are no value, by line, and the columns that fill nothing', () => {
    const table = readRows(STEPS, 'Level,Colour\n\n1,red\nmany,blue\n');
    expect(table?.columns.map(({ head, column }) => [head, column?.name ?? null])).toEqual([
      ['Level', 'level'],
      ['Colour', null],
    ]);
    expect(table && countProblems(table)).toBe(1);
    expect(table?.rows[1]).toMatchObject({
      line: 4,
      cells: [{ problem: { path: 'level' } }, { problem: null }],
    });
  });

  it('lose the apostrophes that exported files have before formulas', () => {
    expect(dataOf("level,note\n1,'=1+1\n2,''tis\n3,'tis\n")).toMatchObject([
      { note: '=1+1' },
      { note: "''tis" },
      { note: "'tis" },
    ]);
  });

  it('are none where a quote is never closed', () => {
    expect(readRows(STEPS, 'level,rate\n"1,2')).toBeNull();
    expect(readRows(STEPS, '')).toEqual({ columns: [], rows: [] });
  });
});
