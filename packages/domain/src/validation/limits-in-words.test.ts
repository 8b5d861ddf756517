import { expect, it } from 'vitest';
import { LANGUAGES } from '../core/language.ts';
import type { RecordData } from '../core/json.ts';
import { registry } from '../modules/index.ts';
import { pvpBotSetting } from '../modules/pvp/pvp-bot-setting.ts';
import { moduleIssueText } from '../texts/module-issue-text.ts';
import { validateRecord } from './validate-record.ts';

const module = registry.get(pvpBotSetting.key);
const records: Readonly<Record<string, RecordData>> = {
  'pvp-class-setting B': {
    pvp_class: 'B',
    max_power: 12_000,
    score_from: 1200,
    name: { en: 'Bronze', zh: '青銅', jp: 'ブロンズ' },
  },
};

const sentences = (data: RecordData) =>
  validateRecord(module, data, {
    findRecord: (key, id) => records[`${key} ${id}`],
    findModule: (key) => registry.find(key),
  })
    .filter(({ path }) => path in data)
    .map((found) => LANGUAGES.map((language) => moduleIssueText(found, language, { module })));

it('names the field and the record that set a limit, with grouped numbers', () => {
  expect(sentences({ pvp_class: 'B', power: 15_000 })).toEqual([
    [
      'must be less than or equal to 12,000 (Max power of PvP class “Bronze”)',
      '必須小於等於 12,000（競技場階級「青銅」的最高戰力）',
      '12,000（アリーナクラス「ブロンズ」の最高戦力）以下にしてください',
    ],
  ]);
  expect(sentences({ pvp_class: 'B', score: 900 }).map(([en]) => en)).toEqual([
    'must be greater than or equal to 1,200 (Min score of PvP class “Bronze”)',
  ]);
});
