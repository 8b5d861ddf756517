import { describe, expect, expectTypeOf, it } from 'vitest';
import { field } from '../core/define-field.ts';
import { defineModule } from '../core/define-module.ts';
import { enumOf } from '../enums/enum-of.ts';
import { recordOf } from './record-of.ts';

const size = enumOf('size', { small: ['Small', '小', '小'], large: ['Large', '大', '大'] });
const titles = { title: ['Lamps', '燈', 'ランプ'], record: ['Lamp', '燈', 'ランプ'] } as const;
const LABEL = ['Label', '標籤', 'ラベル'] as const;

const lampSetting = defineModule({
  key: 'lamp-setting',
  family: 'lights',
  titles,
  identity: ['lamp_id'],
  fields: {
    lamp_id: field.id(LABEL),
    name: field.localizedText(LABEL, 40),
    size: field.enum(LABEL, size, { default: 'large' }),
    watts: field.integer(LABEL, [1, 100], { optional: true }),
    shade: field.text(LABEL, 20, { showWhen: { field: 'size', in: ['large'] } }),
    icon: field.asset(LABEL, 'image'),
    servers: field.references(LABEL, 'server-setting', 5),
    price: field.costs(LABEL, 3),
    open_conds: field.conditions(LABEL, { optional: true }),
    stats: field.stats(LABEL, []),
    sizes: field.multiEnum(LABEL, size, [], { optional: true, default: ['small'] }),
    dimmable: field.boolean(LABEL),
    bulbs: field.rows(LABEL, 5, {
      fields: { no: field.integer(LABEL, [1], { default: 1 }), tint: field.color(LABEL, { optional: true }) },
    }),
    socket: field.group(LABEL, {
      fields: {
        size: field.enum(LABEL, size),
        maker: field.referenceBy(LABEL, 'size', { small: 'smith-setting', large: null }),
        volts: field.integer(LABEL, [1], { default: 5 }),
      },
    }),
    plug: field.group(LABEL, { optional: true, fields: { volts: field.integer(LABEL, [1]) } }),
    owner: field.referenceBy(LABEL, 'size', { small: 'pet-setting', large: 'god-setting' }),
  },
  evolution: { renamed: { power: 'watts' } },
});

const WHOLE = {
  lamp_id: 7,
  name: { en: 'Lamp' },
  size: 'large',
  watts: 40,
  shade: 'Paper',
  icon: { path: 'a.png' },
  servers: [1, 'two'],
  price: [{ asset_kind: 'coin', amount: 5 }],
  open_conds: { match: 'all', rows: [{ kind: 'user_level', op: 'ge', value: 5 }] },
  stats: { hp: 5 },
  sizes: ['large'],
  dimmable: true,
  bulbs: [{ no: 2, tint: '#FFFFFF' }],
  socket: { size: 'small', maker: 7, volts: 12 },
  plug: { volts: 9 },
  owner: 'A~1',
  status: 'active',
  sort_order: 3,
  remark: 'Bright',
};

/** What is left of a lamp that holds nothing. */
const BLANK = {
  lamp_id: 0,
  name: {},
  size: 'large',
  icon: { path: '' },
  servers: [],
  price: [],
  stats: {},
  sizes: ['small'],
  dimmable: false,
  bulbs: [],
  socket: { size: 'small', volts: 5 },
  status: 'not_open',
  sort_order: 0,
};

describe('recordOf', () => {
  it('reads a whole record as it is', () => {
    const lamp = recordOf(lampSetting, WHOLE);
    expect(lamp).toEqual(WHOLE);
    expectTypeOf(lamp.size).toEqualTypeOf<'small' | 'large'>();
    expectTypeOf(lamp.shade).toEqualTypeOf<string | undefined>();
    expectTypeOf(lamp.bulbs[0]?.tint).toEqualTypeOf<string | undefined>();
    expectTypeOf(lamp.socket.volts).toEqualTypeOf<number>();
    expectTypeOf(lamp.socket.maker).toEqualTypeOf<string | number | undefined>();
    expectTypeOf(lamp.plug?.volts).toEqualTypeOf<number | undefined>();
    expectTypeOf(lamp.owner).toEqualTypeOf<string | number | undefined>();
  });

  it('gives defaults and blank values for what is missing and has to be there', () => {
    expect(recordOf(lampSetting, {})).toEqual(BLANK);
    expect(recordOf(lampSetting, { bulbs: [{}] }).bulbs).toEqual([{ no: 1 }]);
  });

  it('gives a blank value of every kind', () => {
    const blankSetting = defineModule({
      key: 'blank-setting',
      family: 'lights',
      titles,
      fields: {
        length: field.duration(LABEL, [0, 60]),
        text: field.text(LABEL, 9),
        day: field.date(LABEL),
        color: field.color(LABEL),
        size: field.enum(LABEL, size),
        sizes: field.multiEnum(LABEL, size, 2),
        picture: field.asset(LABEL, 'image'),
        reward: field.rewards(LABEL, []),
        open: field.timeslot(LABEL),
        conditions: field.conditions(LABEL),
        stats: field.stats(LABEL, []),
        group: field.group(LABEL, { fields: { isOn: field.boolean(LABEL), no: field.integer(LABEL, []) } }),
        extra: field.json(LABEL),
      },
    });
    expect(recordOf(blankSetting, {})).toMatchObject({
      length: 0,
      text: '',
      day: '',
      color: '',
      size: 'small',
      sizes: [],
      picture: { path: '' },
      reward: [],
      open: {},
      conditions: { match: '', rows: [] },
      stats: {},
      group: { isOn: false, no: 0 },
      extra: null,
    });
  });

  it('counts a value of another kind as missing', () => {
    const wrong = Object.fromEntries(
      Object.keys(WHOLE).map((key) => [key, key === 'name' || key === 'plug' ? 1 : { a: true }]),
    );
    expect(recordOf(lampSetting, wrong)).toEqual({ ...BLANK, sizes: undefined });
    expect(recordOf(lampSetting, { size: 'huge' }).size).toBe('large');
  });

  it('leaves out the parts of a list that are of another kind', () => {
    const lamp = recordOf(lampSetting, {
      servers: [1, null, 'two', {}],
      price: [{ asset_kind: 'coin', amount: 5 }, { asset_kind: 'coin' }, { amount: 5 }, 'coin'],
      sizes: ['large', 'huge'],
      bulbs: ['red', { no: 'one', tint: 3 }],
    });
    expect(lamp.servers).toEqual([1, 'two']);
    expect(lamp.price).toEqual([{ asset_kind: 'coin', amount: 5 }]);
    expect(lamp.sizes).toEqual(['large']);
    expect(lamp.bulbs).toEqual([{ no: 1 }]);
  });

  it('leaves out what the record does not show, what was emptied and what no field knows', () => {
    const lamp = recordOf(lampSetting, { ...WHOLE, size: 'small', sizes: null, colour: 'red' });
    expect(lamp).not.toHaveProperty('shade');
    expect(lamp).not.toHaveProperty('sizes');
    expect(lamp).not.toHaveProperty('colour');
  });

  it('reads a record of an earlier shape', () => {
    const { watts: power, ...rest } = WHOLE;
    expect(recordOf(lampSetting, { ...rest, power }).watts).toBe(40);
  });
});
