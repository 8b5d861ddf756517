import { describe, expect, expectTypeOf, it } from 'vitest';
import { enumOf } from '../enums/enum-of.ts';
import { field, section } from './define-field.ts';
import { defineModule, type RecordOf } from './define-module.ts';
import { resolveModule } from './resolve.ts';

const size = enumOf('size', { small: ['Small', '小', '小'], large: ['Large', '大', '大'] });
const titles = { title: ['Lamps', '燈', 'ランプ'], record: ['Lamp', '燈', 'ランプ'] } as const;

const lampSetting = defineModule({
  key: 'lamp-setting',
  family: 'lights',
  titles,
  identity: ['lamp_id'],
  sections: {
    basics: section(['Basics', '基本資料', '基本'], {
      lamp_id: field.id(['ID', '編號', 'ID']),
      name: field.localizedText(['Name', '名稱', '名前'], 40),
      size: field.enum(['Size', '大小', '大きさ'], size, { default: 'small' }),
    }),
    light: section(['Light', '光', '光'], {
      watts: field.integer(['Watts', '瓦特', 'ワット'], [1, 100], {
        optional: true,
        zero: ['Off', '關', '消灯'],
      }),
      colours: field.rows(['Colours', '顏色', '色'], 5, {
        uniqueBy: 'no',
        help: ['One after the other.', '依序。', '順番に。'],
        fields: { no: field.integer(['No.', '編號', '番号'], [1]), tint: field.color(['Tint', '色', '色']) },
      }),
    }),
  },
  list: { columns: ['lamp_id', 'name', 'status'], sort: '-watts' },
});

describe('defineModule', () => {
  it('turns sections and labels into the data that engines read', () => {
    expect(lampSetting).toEqual({
      key: 'lamp-setting',
      family: 'lights',
      titles: {
        title: { en: 'Lamps', zh: '燈', jp: 'ランプ' },
        record: { en: 'Lamp', zh: '燈', jp: 'ランプ' },
      },
      identity: ['lamp_id'],
      fields: {
        lamp_id: { kind: 'id', label: { en: 'ID', zh: '編號', jp: 'ID' } },
        name: { kind: 'localized_text', label: { en: 'Name', zh: '名稱', jp: '名前' }, maxLength: 40 },
        size: {
          kind: 'enum',
          label: { en: 'Size', zh: '大小', jp: '大きさ' },
          of: size,
          default: 'small',
        },
        watts: {
          kind: 'integer',
          label: { en: 'Watts', zh: '瓦特', jp: 'ワット' },
          min: 1,
          max: 100,
          optional: true,
          words: { 0: { en: 'Off', zh: '關', jp: '消灯' } },
        },
        colours: {
          kind: 'rows',
          label: { en: 'Colours', zh: '顏色', jp: '色' },
          max: 5,
          uniqueBy: 'no',
          help: { en: 'One after the other.', zh: '依序。', jp: '順番に。' },
          fields: {
            no: { kind: 'integer', label: { en: 'No.', zh: '編號', jp: '番号' }, min: 1 },
            tint: { kind: 'color', label: { en: 'Tint', zh: '色', jp: '色' } },
          },
        },
      },
      sections: [
        {
          key: 'basics',
          title: { en: 'Basics', zh: '基本資料', jp: '基本' },
          fields: ['lamp_id', 'name', 'size'],
        },
        { key: 'light', title: { en: 'Light', zh: '光', jp: '光' }, fields: ['watts', 'colours'] },
      ],
      list: { columns: ['lamp_id', 'name', 'status'], sort: '-watts' },
    });
  });

  it('shows fields that are in no section under a section of their own', () => {
    const { sections } = resolveModule(
      defineModule({
        key: 'lamp-setting',
        family: 'lights',
        titles,
        sections: { basics: section(['Basics', '基本', '基本'], { id: field.id(['ID', '編號', 'ID']) }) },
        fields: { dim: field.boolean(['Dim', '暗', '暗い']) },
      }),
    );
    expect(sections.map(({ key, fields }) => [key, fields])).toEqual([
      ['basics', ['id']],
      ['rest', ['dim']],
      ['management', ['status', 'sort_order', 'remark']],
    ]);
  });

  it('knows what a record holds', () => {
    type Lamp = RecordOf<typeof lampSetting>;
    expectTypeOf<Lamp['size']>().toEqualTypeOf<'small' | 'large'>();
    expectTypeOf<Lamp['watts']>().toEqualTypeOf<number | undefined>();
    expectTypeOf<Lamp['colours'][number]['tint']>().toEqualTypeOf<string>();
    expectTypeOf<Lamp['lamp_id']>().toEqualTypeOf<number>();
  });

  it('knows what every record has, and what some records do not show', () => {
    const parts = { kind: field.enum(['Size', '大小', '大きさ'], size) };
    const shade = field.text(['Shade', '燈罩', '笠'], 20, { showWhen: { field: 'kind', in: ['large'] } });
    const lamp = defineModule({ key: 'lamp', family: 'lights', titles, fields: { ...parts, shade } });
    type Lamp = RecordOf<typeof lamp>;
    expectTypeOf<Lamp['shade']>().toEqualTypeOf<string | undefined>();
    expectTypeOf<Lamp['kind']>().toEqualTypeOf<'small' | 'large'>();
    expectTypeOf<Lamp['sort_order']>().toEqualTypeOf<number | undefined>();
    expectTypeOf<Lamp['status']>().toEqualTypeOf<
      'active' | 'inactive' | 'suspended' | 'not_open' | undefined
    >();
  });
});

/** Never called: the compiler reports an error if one of these mistakes compiles. */
export function mistakesThatDoNotCompile(): void {
  // @ts-expect-error -- a misspelt option
  field.text(['Code', '代碼', 'コード'], 20, { optonal: true });
  // @ts-expect-error -- an option of another kind
  field.text(['Code', '代碼', 'コード'], 20, { min: 5 });
  // @ts-expect-error -- a language is missing
  field.id(['ID', '編號']);
  // @ts-expect-error -- a default that the list does not have
  field.enum(['Size', '大小', '大きさ'], size, { default: 'huge' });
  // @ts-expect-error -- a default of another type
  field.integer(['Watts', '瓦特', 'ワット'], [1, 9], { default: '5' });
  // @ts-expect-error -- a unit that does not exist
  field.integer(['Watts', '瓦特', 'ワット'], [1, 9], { unit: 'watts' });
  const row = { no: field.id(['No.', '編號', '番号']) };
  // @ts-expect-error -- a misspelt option of rows
  field.rows(['Rows', '列', '行'], 5, { uniqeBy: 'no', fields: row });
  // @ts-expect-error -- a column that the rows do not have
  field.rows(['Rows', '列', '行'], 5, { weight: 'wieght', fields: row });
  const fields = { name: field.localizedText(['Name', '名稱', '名前'], 40) };
  const lamp = { key: 'lamp-setting', family: 'lights', titles, fields } as const;
  // @ts-expect-error -- a field that no builder made
  defineModule({ ...lamp, fields: { name: { kind: 'text', label: { en: 'a', zh: 'a', jp: 'a' } } } });
  // @ts-expect-error -- a misspelt option of the module
  defineModule({ ...lamp, scoop: 'environment' });
  // @ts-expect-error -- a misspelt column
  defineModule({ ...lamp, list: { columns: ['nmae'] } });
  // @ts-expect-error -- a misspelt filter
  defineModule({ ...lamp, list: { filters: ['nmae'] } });
  // @ts-expect-error -- a misspelt sort
  defineModule({ ...lamp, list: { sorts: ['nmae'] } });
  // @ts-expect-error -- a misspelt order
  defineModule({ ...lamp, list: { sort: '-nmae' } });
  // @ts-expect-error -- a misspelt search field
  defineModule({ ...lamp, search: ['nmae'] });
  // @ts-expect-error -- a misspelt title
  defineModule({ ...lamp, display: { title: 'nmae' } });
  // @ts-expect-error -- a misspelt identity
  defineModule({ ...lamp, identity: ['nmae'] });
  // @ts-expect-error -- a misspelt owner
  defineModule({ ...lamp, belongsTo: 'nmae' });
  // @ts-expect-error -- a rule that does not exist
  defineModule({ ...lamp, rules: [{ fields: ['name'], is: 'uniqe' }] });
  // @ts-expect-error -- a misspelt parameter of a rule
  defineModule({ ...lamp, rules: [{ feilds: ['name'], is: 'unique' }] });
}
