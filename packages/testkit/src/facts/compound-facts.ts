import type { JsonValue } from '@quartermaster/domain/core/json';
import { SAMPLE_FIELDS } from '../modules/sample-fields.ts';
import type { FactsOf } from './field-facts.ts';

const coin = (amount: JsonValue): JsonValue => ({ asset_kind: 'coin', amount });
const when = (row: { readonly [key: string]: JsonValue }): JsonValue => ({ match: 'all', rows: [row] });

/** Facts about kinds whose value has parts of its own. */
export const COMPOUND_FACTS: FactsOf<
  'reward_list' | 'cost_list' | 'condition_list' | 'stat_block' | 'rows' | 'group'
> = {
  reward_list: {
    field: { ...SAMPLE_FIELDS.reward_list, even: true },
    accepted: [
      [coin(2)],
      [
        { asset_kind: 'pet', target_id: 7, amount: 10, extra: { level: 5, star: 2 } },
        { asset_kind: 'pet', target_id: 8, amount: 2 },
      ],
    ],
    refused: [
      { value: [coin(3)], at: '0.amount', code: 'even' },
      { value: [coin(0)], at: '0.amount', code: 'not_zero' },
      { value: [coin(-2)], at: '0.amount', code: 'not_negative' },
      { value: [coin(2.5)], at: '0.amount', code: 'integer' },
      { value: [coin('2')], at: '0.amount', code: 'numeric' },
      { value: [coin(2), coin(4)], at: '1', code: 'duplicate' },
      { value: [{ asset_kind: 'pet', amount: 2 }], at: '0.target_id', code: 'target_required' },
      {
        value: [{ asset_kind: 'coin', target_id: 1, amount: 2 }],
        at: '0.target_id',
        code: 'target_not_allowed',
      },
      { value: [{ asset_kind: 'pet', target_id: 1, amount: 12 }], at: '0.amount', code: 'less_or_equal' },
      { value: [{ asset_kind: 'wish', amount: 2 }], at: '0.asset_kind', code: 'unknown_option' },
      {
        value: [{ asset_kind: 'coin', amount: 2, extra: { colour: 1 } }],
        at: '0.extra.colour',
        code: 'unknown_field',
      },
    ],
  },
  cost_list: {
    field: SAMPLE_FIELDS.cost_list,
    accepted: [[coin(1)], [{ asset_kind: 'item', target_id: 3, amount: 1 }]],
    refused: [
      {
        value: [{ asset_kind: 'pet', target_id: 1, amount: 1 }],
        at: '0.asset_kind',
        code: 'kind_not_allowed',
      },
      { value: [coin(0)], at: '0.amount', code: 'not_zero' },
      { value: [{ asset_kind: 'coin', amount: 1, extra: {} }], at: '0.extra', code: 'unknown_field' },
    ],
  },
  condition_list: {
    field: SAMPLE_FIELDS.condition_list,
    accepted: [
      when({ kind: 'user_level', op: 'ge', value: 10 }),
      when({ kind: 'pet_level', target_id: 7, op: 'ge', value: 5, text: { en: 'Raise the pet' } }),
      when({ kind: 'date_after', op: 'ge', value: '2030-01-01 00:00:00' }),
      when({ kind: 'platform', op: 'ne', value: 'web' }),
    ],
    refused: [
      { value: { match: 'all', rows: [], note: 1 }, at: 'note', code: 'unknown_field' },
      { value: { rows: [{ kind: 'flag', op: 'eq', value: 'x' }] }, at: 'match', code: 'required' },
      {
        value: when({ kind: 'pet_level', op: 'ge', value: 5 }),
        at: 'rows.0.target_id',
        code: 'target_required',
      },
      {
        value: when({ kind: 'user_level', target_id: 3, op: 'ge', value: 5 }),
        at: 'rows.0.target_id',
        code: 'target_not_allowed',
      },
      { value: when({ kind: 'user_level', op: 'gt', value: 5 }), at: 'rows.0.op', code: 'unknown_option' },
      { value: when({ kind: 'user_level', op: 'ge' }), at: 'rows.0.value', code: 'required' },
      { value: when({ kind: 'weekday', op: 'eq', value: 8 }), at: 'rows.0.value', code: 'valid' },
      { value: when({ kind: 'mood', op: 'eq', value: 1 }), at: 'rows.0.kind', code: 'unknown_option' },
    ],
  },
  stat_block: {
    field: SAMPLE_FIELDS.stat_block,
    accepted: [
      { hp: 10, atk: 0.5 },
      { hp: 1, atk: 2, crit_rate: 3 },
    ],
    refused: [
      { value: { hp: 10 }, at: 'atk', code: 'required' },
      { value: { hp: 10, atk: -1 }, at: 'atk', code: 'not_negative' },
      { value: { hp: 10, atk: 'x' }, at: 'atk', code: 'numeric' },
      { value: { hp: 10, atk: 1, luck: 7 }, at: 'luck', code: 'unknown_field' },
    ],
  },
  rows: {
    field: SAMPLE_FIELDS.rows,
    accepted: [
      [{ size: 'small', weight: 1 }],
      [
        { size: 'small', weight: 0 },
        { size: 'large', weight: 5, target: 3 },
      ],
    ],
    refused: [
      { value: [{ weight: 1 }], at: '0.size', code: 'required' },
      {
        value: [
          { size: 'small', weight: 1 },
          { size: 'small', weight: 1 },
        ],
        at: '1.size',
        code: 'duplicate',
      },
      { value: [{ size: 'small', weight: 1, note: 'x' }], at: '0.note', code: 'unknown_field' },
      { value: ['small'], at: '0', code: 'wrong_type' },
    ],
  },
  group: {
    field: SAMPLE_FIELDS.group,
    accepted: [
      { title: { en: 'Ember', jp: '残り火' }, size: 'small', target: 7 },
      { title: { en: 'Frost' }, size: 'huge', limit: 5, since: '2030-01-02' },
    ],
    refused: [
      { value: { size: 'huge', since: '2030-01-02' }, at: 'title', code: 'required' },
      { value: { title: { en: 'Ember' }, size: 'small' }, at: 'target', code: 'required' },
      { value: { title: { en: 'Ember' }, size: 'huge' }, at: 'since', code: 'required' },
      { value: { title: { en: 'Ember' }, size: 'tiny' }, at: 'size', code: 'unknown_option' },
      {
        value: { title: { en: 'Ember' }, size: 'small', target: -1 },
        at: 'target',
        code: 'wrong_type',
      },
      {
        value: { title: { en: 'Ember' }, size: 'small', target: 7, limit: 1001 },
        at: 'limit',
        code: 'less_or_equal',
      },
      {
        value: { title: { en: 'Ember' }, size: 'small', target: 7, note: 'x' },
        at: 'note',
        code: 'unknown_field',
      },
      { value: 'small', code: 'wrong_type' },
    ],
  },
};
