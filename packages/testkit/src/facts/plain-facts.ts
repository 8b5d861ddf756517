import { SAMPLE_FIELDS } from '../modules/sample-fields.ts';
import type { FactsOf } from './field-facts.ts';

/** Facts about kinds whose value is one thing, or a list of such things. */
export const PLAIN_FACTS: FactsOf<
  | 'id'
  | 'integer'
  | 'decimal'
  | 'boolean'
  | 'text'
  | 'long_text'
  | 'localized_text'
  | 'enum'
  | 'multi_enum'
  | 'date_time'
  | 'date'
  | 'duration'
  | 'color'
  | 'asset'
  | 'reference'
  | 'reference_by'
  | 'json'
> = {
  id: {
    field: SAMPLE_FIELDS.id,
    accepted: [1, 999_999_999],
    refused: [
      { value: 0, code: 'greater_or_equal' },
      { value: 1_000_000_000, code: 'id_max_9_digits' },
      { value: '12', code: 'digits_only' },
      { value: 1.5, code: 'digits_only' },
    ],
    cells: [
      [' 42 ', 42],
      ['４２', 42],
    ],
    badCells: [
      ['12a', 'digits_only'],
      ['1234567890', 'id_max_9_digits'],
    ],
  },
  integer: {
    field: SAMPLE_FIELDS.integer,
    accepted: [0, 1000],
    refused: [
      { value: -1, code: 'not_negative' },
      { value: 1001, code: 'less_or_equal' },
      { value: 1.5, code: 'integer' },
      { value: '7', code: 'digits_only' },
    ],
    cells: [
      ['7', 7],
      ['+7', 7],
      ['12.0', 12],
      ['1,000', 1000],
      ['＋１，０００', 1000],
      ['−5', -5],
    ],
    badCells: [
      ['seven', 'digits_only'],
      ['1e2', 'digits_only'],
      ['1,00', 'digits_only'],
      ['1.5', 'integer'],
    ],
  },
  decimal: {
    field: SAMPLE_FIELDS.decimal,
    accepted: [0, 0.25, 1000],
    refused: [
      { value: 0.125, code: 'decimals' },
      { value: -0.5, code: 'not_negative' },
      { value: 'half', code: 'digits_or_decimals' },
    ],
    cells: [
      ['.5', 0.5],
      ['-2', -2],
      ['１．５', 1.5],
    ],
    badCells: [
      ['half', 'digits_or_decimals'],
      ['1e2', 'digits_or_decimals'],
      ['1,5', 'digits_or_decimals'],
    ],
  },
  boolean: {
    field: SAMPLE_FIELDS.boolean,
    accepted: [true, false],
    refused: [
      { value: 'true', code: 'wrong_type' },
      { value: 1, code: 'wrong_type' },
    ],
    cells: [
      ['TRUE', true],
      ['0', false],
      ['はい', true],
      ['否', false],
    ],
    badCells: [['perhaps', 'wrong_type']],
  },
  text: {
    field: SAMPLE_FIELDS.text,
    accepted: ['potion', '藥'.repeat(20)],
    refused: [
      { value: '   ', code: 'required' },
      { value: 'x'.repeat(21), code: 'too_long' },
      { value: 'two\nlines', code: 'one_line' },
      { value: 5, code: 'wrong_type' },
    ],
    cells: [['potion', 'potion']],
  },
  long_text: {
    field: SAMPLE_FIELDS.long_text,
    accepted: ['two\nlines', 'one line'],
    refused: [
      { value: 'x'.repeat(201), code: 'too_long' },
      { value: [], code: 'required' },
      { value: 5, code: 'wrong_type' },
    ],
    cells: [['two\nlines', 'two\nlines']],
  },
  localized_text: {
    field: SAMPLE_FIELDS.localized_text,
    accepted: [{ en: 'Fire' }, { en: 'Flame', zh: '火', jp: '炎' }, { key: 'skill.fire.name' }],
    refused: [
      { value: { key: 'skill.fire.name', en: 'Fire' }, at: 'key', code: 'text_and_key' },
      { value: { key: 'a|b' }, at: 'key', code: 'wrong_type' },
      { value: { key: 7 }, at: 'key', code: 'wrong_type' },
      { value: 'Fire', code: 'wrong_type' },
      { value: { fr: 'Feu' }, at: 'fr', code: 'unknown_field' },
      { value: { en: 'x'.repeat(41) }, at: 'en', code: 'too_long' },
      { value: { en: '', zh: '  ' }, code: 'required' },
    ],
  },
  enum: {
    field: SAMPLE_FIELDS.enum,
    accepted: ['small', 'huge'],
    refused: [
      { value: 'tiny', code: 'unknown_option' },
      { value: 1, code: 'wrong_type' },
    ],
    cells: [
      ['small', 'small'],
      ['Large', 'large'],
      ['特大', 'huge'],
    ],
    badCells: [['tiny', 'unknown_option']],
  },
  multi_enum: {
    field: SAMPLE_FIELDS.multi_enum,
    accepted: [['small'], ['large', 'small']],
    refused: [
      { value: ['small', 'small'], at: '1', code: 'duplicate' },
      { value: ['small', 'large', 'huge'], code: 'too_many' },
      { value: ['tiny'], at: '0', code: 'unknown_option' },
      { value: 'small', code: 'wrong_type' },
    ],
    cells: [['small | Large', ['small', 'large']]],
    badCells: [['small|tiny', 'unknown_option']],
  },
  date_time: {
    field: SAMPLE_FIELDS.date_time,
    accepted: ['2028-02-29 23:59:59', '2030-01-01 00:00:00'],
    refused: [
      { value: '2027-02-29 00:00:00', code: 'date_format' },
      { value: '2027-02-28', code: 'date_format' },
      { value: '2027-02-28 24:00:00', code: 'date_format' },
    ],
    cells: [
      ['2027-02-28', '2027-02-28 00:00:00'],
      ['2027/2/3 4:05', '2027-02-03 04:05:00'],
      ['2027-02-28T01:02:03Z', '2027-02-28 01:02:03'],
      ['２０２７－０２－２８　１：０２', '2027-02-28 01:02:00'],
      ['2027.2.28 1:02', '2027-02-28 01:02:00'],
      ['2027年2月28日', '2027-02-28 00:00:00'],
      ['2027年2月28日 9:05', '2027-02-28 09:05:00'],
      ['2027年2月28日9時5分', '2027-02-28 09:05:00'],
      ['28 Feb 2027 9:05', '2027-02-28 09:05:00'],
      ['February 28, 2027', '2027-02-28 00:00:00'],
    ],
    badCells: [
      ['28.2.2027', 'date_format'],
      ['2/12/2026 11:00', 'date_format'],
      ['2027-02-29 11:00', 'date_format'],
      ['30 Foo 2027', 'date_format'],
    ],
  },
  date: {
    field: SAMPLE_FIELDS.date,
    accepted: ['2027-12-31', '2028-01-01'],
    refused: [
      { value: '2027-13-01', code: 'date_format' },
      { value: '31.12.2027', code: 'date_format' },
    ],
    cells: [['2027/1/2', '2027-01-02']],
    badCells: [['soon', 'date_format']],
  },
  duration: {
    field: SAMPLE_FIELDS.duration,
    accepted: [0, 86_400],
    refused: [
      { value: -1, code: 'not_negative' },
      { value: 86_401, code: 'less_or_equal' },
      { value: 0.5, code: 'integer' },
    ],
    cells: [
      ['90', 90],
      ['3,600', 3600],
      ['1h', 3600],
      ['1 h 30 min', 5400],
      ['１時間３０分', 5400],
      ['1 天', 86_400],
    ],
    badCells: [
      ['soon', 'digits_only'],
      ['1 min 1 h', 'digits_only'],
    ],
  },
  color: {
    field: SAMPLE_FIELDS.color,
    accepted: ['#12abEF', '#000000'],
    refused: [
      { value: '#123', code: 'color_format' },
      { value: 'red', code: 'color_format' },
    ],
    cells: [['#12ABEF', '#12ABEF']],
  },
  asset: {
    field: SAMPLE_FIELDS.asset,
    accepted: [
      { path: 'icons/potion.png' },
      { path: 'icons/potion.png', locale_paths: { zh: 'icons/potion_zh.png' } },
    ],
    refused: [
      { value: 'icons/potion.png', code: 'image_required' },
      { value: { path: '../secret.png' }, at: 'path', code: 'valid' },
      { value: { locale_paths: { zh: 'icons/potion_zh.png' } }, at: 'path', code: 'image_required' },
      {
        value: { path: 'a.png', locale_paths: { fr: 'a_fr.png' } },
        at: 'locale_paths.fr',
        code: 'unknown_field',
      },
      { value: { path: 'a.png', size: 3 }, at: 'size', code: 'unknown_field' },
    ],
  },
  reference: {
    field: SAMPLE_FIELDS.reference,
    accepted: [[1], [1, 'pet~12'], [Number.MAX_SAFE_INTEGER]],
    refused: [
      { value: 7, code: 'wrong_type' },
      { value: [1, '1'], at: '1', code: 'duplicate' },
      { value: [1, ' 1'], at: '1', code: 'duplicate' },
      { value: [1, 2, 3, 4], code: 'too_many' },
      { value: [-1], at: '0', code: 'wrong_type' },
    ],
    cells: [
      ['7|SSR|pet~12', [7, 'SSR', 'pet~12']],
      ['７｜１２～３', [7, '12~3']],
    ],
  },
  reference_by: {
    field: SAMPLE_FIELDS.reference_by,
    accepted: [1, 'pet~12', Number.MAX_SAFE_INTEGER],
    refused: [
      { value: [7], code: 'wrong_type' },
      { value: -1, code: 'wrong_type' },
      { value: 'a|b', code: 'wrong_type' },
    ],
    cells: [
      ['7', 7],
      [' pet~12 ', 'pet~12'],
    ],
  },
  json: {
    field: SAMPLE_FIELDS.json,
    accepted: [0, 'text', [], { a: [1, { b: null }] }],
    refused: [{ value: null, code: 'required' }],
    badCells: [['{broken', 'json']],
  },
};
