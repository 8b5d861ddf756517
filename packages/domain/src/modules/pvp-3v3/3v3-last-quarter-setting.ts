import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';

const carryRule = enumOf('3v3-carry-rule', {
  keep: ['Keep tier', '保留層級', '段階を維持', 'green', '保'],
  one_down: ['One tier down', '降一層級', '1段階下がる', 'orange', '降'],
  soft_reset: ['Part of the score', '保留部分積分', 'スコアの一部を維持', 'blue', '部'],
});

const WRITTEN = { optional: true, readOnly: true } as const;

/**
 * How a quarter ended, as the settlement wrote it: staff may only say how long players see it. Results
 * belong to an environment and not to a version of the settings.
 */
export const threeOnThreeLastQuarterSetting = defineModule({
  key: '3v3-last-quarter-setting',
  family: 'pvp-3v3',
  titles: {
    title: ['3v3 last quarter', '3v3 上季結算', '3v3前シーズン結果'],
    record: ['Quarter', '賽季', 'シーズン'],
  },
  scope: 'environment',
  addedBy: 'game',
  sections: {
    basics: common.basics({
      id: common.id(),
      quarter_no: field.integer(['Quarter', '賽季', 'シーズン'], [1, 999], WRITTEN),
      started_at: field.dateTime(['Start', '開始時間', '開始日時'], WRITTEN),
      ended_at: field.dateTime(['End', '結束時間', '終了日時'], { ...WRITTEN, afterField: 'started_at' }),
      carry_rule: field.enum(['Carry-over', '延續方式', '引き継ぎ'], carryRule, WRITTEN),
      soft_reset_bp: field.integer(['Score share', '積分保留比例', '維持するスコアの割合'], [0, 10_000], {
        ...WRITTEN,
        unit: 'bp',
      }),
      visible_days: field.integer(['Days shown', '公開天數', '公開日数'], [0, 365], {
        unit: 'days',
        default: 30,
      }),
    }),
    result: section(['Result', '結果', '結果'], {
      honour_rows: field.rows(['Best players', '榮譽榜', '栄誉の一覧'], 100, {
        ...WRITTEN,
        fields: {
          rank: field.integer(['Rank', '名次', '順位'], [1, 100]),
          server_id: field.reference(['Server', '伺服器', 'サーバー'], 'server-setting'),
          account_id: field.id(['Account', '帳號', 'アカウント']),
          nickname: field.text(['Player name', '暱稱', 'ニックネーム'], 40),
          power: field.integer(['Power', '戰力', '戦力'], [0, 999_999_999]),
        },
      }),
      snapshot: field.json(['All groups and ranks', '全部分組與名次', '全グループと順位'], {
        ...WRITTEN,
        holds: 'object',
        words: {
          groups: ['Groups', '分組', 'グループ'],
          group_id: ['Group ID', '分組編號', 'グループID'],
          no: ['No.', '序號', '番号'],
          places: ['Ranks', '名次數', '順位数'],
        },
      }),
    }),
  },
  rules: [
    { fields: ['quarter_no'], is: 'unique' },
    { field: 'soft_reset_bp', is: 'required', when: { field: 'carry_rule', in: ['soft_reset'] } },
  ],
  list: {
    columns: ['id', 'quarter_no', 'started_at', 'ended_at', 'carry_rule', 'visible_days', 'status'],
    filters: ['quarter_no', 'carry_rule', 'status'],
    sorts: ['id', 'quarter_no', 'ended_at'],
    sort: '-quarter_no',
  },
  display: { title: 'quarter_no' },
});
