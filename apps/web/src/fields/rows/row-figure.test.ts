import { registry } from '@quartermaster/domain/modules/index';
import type { ResolvedField } from '@quartermaster/domain/core/field';
import type { JsonObject } from '@quartermaster/domain/core/json';
import { describe, expect, it } from 'vitest';
import {
  amountText,
  assetOfEach,
  choicesOnce,
  firstLine,
  haveOnePicture,
  loneChoices,
  loneNumbers,
  rangesText,
  recordOfRow,
  rowFigure,
  shownFigures,
  stepFigure,
} from './row-figure.ts';

const fieldOf = (module: string, key: string) =>
  registry.get(module).fieldByKey.get(key) as ResolvedField<'rows'>;

describe('rangesText', () => {
  it('says from where to where, and one number where both ends are the same', () => {
    const rows = [
      { from: 1, to: 10 },
      { from: 15, to: 15 },
    ];
    expect(rangesText(fieldOf('maze-event-setting', 'floors'), rows, 'en')).toEqual(['1–10', '15']);
    expect(rangesText(fieldOf('maze-node-setting', 'next_nodes'), rows, 'en')).toBeNull();
  });
});

describe('rowFigure', () => {
  it('says a choice and its number as people read them', () => {
    const prices = fieldOf('mall-setting', 'prices');
    expect(rowFigure(prices, { currency: 'HKD', amount: 1288 }, 'zh')).toEqual({
      name: '港幣',
      figure: '1,288',
    });
    const favours = fieldOf('battle-background-setting', 'property_bonus');
    expect(rowFigure(favours, { property: 'wood', rate_bp: 10_500 }, 'en')).toEqual({
      name: 'Wood',
      figure: '105%',
    });
  });

  it('says that a number is a percentage where a choice beside it does', () => {
    const bonus = fieldOf('slg-flag-setting', 'base_bonus');
    const line = { stat: 'atk', value: 5 };
    expect(rowFigure(bonus, { ...line, mode: 'percent' }, 'en')).toEqual({ name: 'Attack', figure: '5%' });
    expect(rowFigure(bonus, { ...line, mode: 'flat' }, 'en')).toEqual({ name: 'Attack', figure: '5' });
    expect(rowFigure(bonus, { stat: 'crit_rate', mode: 'flat', value: 5 }, 'en')?.figure).toBe('5%');
    const pool = fieldOf('slg-flag-wash-setting', 'entries');
    expect(rowFigure(pool, { stat: 'atk', min: 1, max: 2, weight: 3, grade: 'R' }, 'en')).toBeNull();
  });

  it('says from where to where a number is drawn', () => {
    const pool = fieldOf('rune-sub-stat-setting', 'entries');
    const line = { stat: 'crit_rate', min: 1.5, max: 5, step: 0.5, weight: 60 };
    expect(rowFigure(pool, line, 'en')).toEqual({ name: 'Critical rate', figure: '1.5%–5%' });
    expect(rowFigure(pool, { ...line, max: 1.5 }, 'en')?.figure).toBe('1.5%');
    expect(rowFigure(pool, { ...line, max: null }, 'en')?.figure).toBe('1.5%');
  });

  it('says a choice alone where it asks for no number', () => {
    const bonds = fieldOf('kizuna-setting', 'open_conds');
    expect(rowFigure(bonds, { kind: 'own_all' }, 'en')).toEqual({ name: 'All members owned', figure: '' });
    expect(rowFigure(bonds, { kind: 'star_sum' }, 'en')).toBeNull();
  });

  it('says the mark of a parameter and its value', () => {
    const parameters = fieldOf('pet-specific-equipment-skill-setting', 'params');
    expect(rowFigure(parameters, { key: 'value', value: 10 }, 'en')).toEqual({ name: 'value', figure: '10' });
  });

  it('says nothing of other rows, and of those that are not filled', () => {
    expect(rowFigure(fieldOf('mall-setting', 'prices'), { currency: 'HKD' }, 'en')).toBeNull();
    expect(rowFigure(fieldOf('cdn-setting', 'fallback_urls'), { priority: 1 }, 'en')).toBeNull();
  });
});

describe('shownFigures', () => {
  const short = { name: '2: HP', figure: '12%' };
  const long = { name: '4: Damage reduction', figure: '11%' };

  it('shows two rows, of more only the first where the two are long', () => {
    expect(shownFigures([short, short, short], 3)).toEqual([short, short]);
    expect(shownFigures([short, long], 2)).toEqual([short, long]);
    expect(shownFigures([short, long, short], 3)).toEqual([short]);
    expect(shownFigures([short, { name: '四：傷害減免效果', figure: '11%' }], 3)).toEqual([short]);
  });
});

describe('stepFigure', () => {
  const effects = fieldOf('equipment-set-setting', 'effects');
  const bonus = [{ stat: 'atk', mode: 'percent', value: 6 }];

  it('says the number of a step and the first line of what it gives', () => {
    expect(stepFigure(effects, { pieces: 2, bonus }, 'en')).toEqual({ name: '2: Attack', figure: '6%' });
  });

  it('says nothing of a step without lines, and of rows that are no steps', () => {
    expect(stepFigure(effects, { pieces: 6, skill_id: 2202 }, 'en')).toBeNull();
    expect(stepFigure(fieldOf('mall-setting', 'prices'), { currency: 'HKD', amount: 8 }, 'en')).toBeNull();
  });
});

describe('recordOfRow', () => {
  const yields = fieldOf('garrison-setting', 'produce');

  it('is the record that a row names', () => {
    const row = { asset_kind: 'item', item_id: 1011, per_hour: 0.5 };
    expect(recordOfRow(yields, row)).toEqual({ module: 'item-setting', id: '1011' });
  });

  it('is none where a row names none, or one that its choice hides', () => {
    expect(recordOfRow(yields, { asset_kind: 'coin', per_hour: 400 })).toBeNull();
    expect(recordOfRow(yields, { asset_kind: 'coin', item_id: 1011, per_hour: 400 })).toBeNull();
  });
});

describe('amountText', () => {
  it('shows the one number that belongs to a record', () => {
    const yields = fieldOf('slg-home-setting', 'produce_per_hour');
    expect(amountText(yields, { item_id: 1055, amount: 1200 }, 'en')).toBe('×1,200');
    const pets = fieldOf('event-boss-setting', 'bonus_pets');
    expect(amountText(pets, { pet_id: 10_021, rate_bp: 5000 }, 'en')).toBe('50%');
  });

  it('says of several numbers how strong it is', () => {
    const levels = fieldOf('skill-setting', 'levels').rowFields.find(({ key }) => key === 'effects');
    const effect = { effect_id: 14, value: 16.5, rate_bp: 8000, turns: 2 };
    expect(amountText(levels as ResolvedField<'rows'>, effect, 'en')).toBe('16.5');
  });

  it('says nothing of a number that does not count', () => {
    const members = fieldOf('kizuna-setting', 'members');
    expect(amountText(members, { kind: 'pet', id: 10_021, min_star: 3 }, 'en')).toBeNull();
  });

  it('says nothing of several numbers, and of the number that tells rows apart', () => {
    const blocks = fieldOf('mining-layer-setting', 'block_weights');
    expect(amountText(blocks, { block_id: 1, weight: 2, min: 0, max: 3 }, 'en')).toBeNull();
    const titles = fieldOf('slg-country-setting', 'leader_titles');
    expect(amountText(titles, { rank: 1, title_id: 12 }, 'en')).toBeNull();
  });
});

describe('loneNumbers', () => {
  it('says the numbers of rows that are nothing else, where they are few', () => {
    const levels = fieldOf('equipment-rarity-setting', 'sub_stat_open_levels');
    expect(loneNumbers(levels, [{ level: 10 }, { level: 20 }], 'en')).toEqual(['10', '20']);
    expect(
      loneNumbers(
        levels,
        Array.from({ length: 7 }, (_, level) => ({ level })),
        'en',
      ),
    ).toBeNull();
    expect(loneNumbers(fieldOf('kizuna-setting', 'open_conds'), [{ kind: 'own_all' }], 'en')).toBeNull();
    const hours = fieldOf('explore-renew-setting', 'reset_hours');
    expect(loneNumbers(hours, [{ hour: 5 }, { hour: 18 }], 'en')).toEqual(['5:00', '18:00']);
  });
});

describe('loneChoices', () => {
  it('says the choices of rows that are nothing else, where they are few', () => {
    const currencies = fieldOf('store-setting', 'currency_kinds');
    expect(loneChoices(currencies, [{ asset_kind: 'coin' }, { asset_kind: 'gem' }], 'zh')).toEqual([
      '銅幣',
      '寶石',
    ]);
    const rules = fieldOf('3v3-group-order-setting', 'tie_rules');
    expect(loneChoices(rules, [{ order: 1, rule: 'score' }], 'en')).toEqual(['Score']);
    expect(
      loneChoices(
        rules,
        Array.from({ length: 4 }, (_, order) => ({ order, rule: 'score' })),
        'en',
      ),
    ).toBeNull();
  });

  it('says nothing of a row that names a record too', () => {
    const currencies = fieldOf('store-setting', 'currency_kinds');
    expect(loneChoices(currencies, [{ asset_kind: 'item', item_id: 1065 }], 'en')).toBeNull();
  });
});

describe('firstLine', () => {
  it('says how a talk begins, in the reader’s language', () => {
    const lines = fieldOf('afk-conversation-setting', 'lines');
    const text = { en: 'And?', zh: '然後呢？', jp: 'それで？' };
    expect(firstLine(lines, [{ text }, { text: {} }], 'jp')).toBe('それで？');
    expect(firstLine(lines, [{ text: { key: 'talk.1' } }], 'en')).toBeNull();
    expect(firstLine(fieldOf('avg-setting', 'choices'), [{ text }], 'en')).toBeNull();
  });

  it('says the first of the answers to choose from', () => {
    const text = { en: 'Take the left road', zh: '走左邊', jp: '左の道へ' };
    const answers = fieldOf('garrison-event-setting', 'choices');
    expect(
      firstLine(
        answers,
        [
          { no: 1, text },
          { no: 2, text: {} },
        ],
        'zh',
      ),
    ).toBe('走左邊');
  });
});

describe('choicesOnce', () => {
  it('says each choice once, in the order of the list', () => {
    const channels = fieldOf('topup-setting-v2', 'channels');
    const rows = ['web', 'app_store', 'web'].map((channel) => ({ channel, currency: 'USD', amount: 1 }));
    expect(choicesOnce(channels, rows, 'en')).toEqual(['App Store', 'Web shop']);
    const all = ['app_store', 'google_play', 'web', 'partner'].map((channel) => ({ channel }));
    expect(choicesOnce(channels, all, 'en')).toBeNull();
    expect(choicesOnce(fieldOf('store-pool-setting', 'entries'), [{ no: 1 }], 'en')).toBeNull();
  });
});

describe('assetOfEach', () => {
  it('finds the asset that a row is about, and none where rows give several', () => {
    const tea = { asset_kind: 'item', target_id: '1004', amount: 5 };
    const rows: readonly JsonObject[] = [{ no: 1, reward: [tea] }, { no: 2 }];
    expect(assetOfEach(fieldOf('store-pool-setting', 'entries'), rows)).toEqual([tea]);
    expect(assetOfEach(fieldOf('login-package-setting', 'days'), [{ rewards: [tea] }])).toEqual([]);
  });
});

it('haveOnePicture sees different records that look alike', () => {
  const skill = (id: string) => ({ module: 'skill-setting', id });
  const pictures = {
    'skill-setting': { 1: { image: 'a.svg' }, 2: { image: 'a.svg' }, 3: { image: 'b.svg' } },
  };
  expect(haveOnePicture([skill('1'), skill('2')], pictures)).toBe(true);
  expect(haveOnePicture([skill('1'), skill('3'), skill('1')], pictures)).toBe(false);
  expect(haveOnePicture([skill('1'), skill('4')], pictures)).toBe(false);
});
