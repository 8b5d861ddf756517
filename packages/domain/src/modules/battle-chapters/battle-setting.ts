import { localized } from '../../core/language.ts';
import { defineModule } from '../../core/module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { DROP_TABLE_KEYS, dropTableFields, dropTableRules } from '../../field-sets/drop-table-fields.ts';
import { LINEUP_PLACES, lineupFields } from '../../field-sets/lineup-fields.ts';
import { starConditionRules, starConditions } from '../../field-sets/star-condition-fields.ts';

const battleType = enumOf('battle-type', {
  main: ['Main story', '主線', 'メイン', 'blue', '主'],
  side: ['Side story', '支線', 'サイド', 'cyan', '支'],
  daily: ['Daily', '每日', 'デイリー', 'green', '日'],
  tower: ['Tower', '高塔', '塔', 'purple', '塔'],
  maze: ['Maze', '迷宮', '迷宮', 'orange', '迷'],
  boss: ['Boss', '首領', 'ボス', 'red', '王'],
  event: ['Event', '活動', 'イベント', 'magenta', ['活', '催']],
  trial: ['Trial', '試煉', '試練', 'gold', '試'],
  explore: ['Exploring', '探索', '探索', 'neutral', '探'],
});

/** One fight: who stands there in which wave, what it costs and what it gives. */
export const battleSetting = defineModule({
  key: 'battle-setting',
  family: 'battle-chapters',
  titles: {
    title: localized('Battles', '戰鬥設定', 'バトル設定'),
    record: localized('Battle', '戰鬥', 'バトル'),
  },
  identity: ['battle_id'],
  fields: {
    battle_id: { kind: 'id', label: localized('Battle ID', '戰鬥編號', 'バトルID') },
    name: { kind: 'localized_text', maxLength: 40, label: localized('Name', '名稱', '名前') },
    battle_type: { kind: 'enum', of: battleType, label: localized('Type', '類型', '種類') },
    recommended_power: {
      kind: 'integer',
      min: 0,
      max: 999_999_999,
      label: localized('Recommended power', '建議戰力', '推奨戦力'),
      help: localized(
        'At this power an automatic battle is won nine times out of ten.',
        '達到此戰力時，自動戰鬥約十戰九勝。',
        'この戦力なら、オートバトルで10回中9回勝てる目安です。',
      ),
    },
    waves: {
      kind: 'rows',
      min: 1,
      max: 5,
      uniqueBy: 'no',
      label: localized('Waves', '敵方波次', 'ウェーブ'),
      help: localized(
        'Bosses stand in the last wave.',
        '首領僅能出現於最後一波。',
        'ボスは最後のウェーブにだけ置けます。',
      ),
      fields: {
        no: { kind: 'integer', min: 1, max: 5, label: localized('Wave', '波次', 'ウェーブ') },
        enemies: {
          kind: 'rows',
          min: 1,
          max: LINEUP_PLACES,
          uniqueBy: 'slot',
          label: localized('Enemies', '敵人', '敵'),
          fields: lineupFields,
        },
      },
    },
    time_limit_sec: {
      kind: 'integer',
      min: 30,
      max: 600,
      unit: 'seconds',
      default: 180,
      label: localized('Time limit', '時間限制', '制限時間'),
    },
    turn_limit: {
      kind: 'integer',
      optional: true,
      min: 1,
      max: 99,
      unit: 'turns',
      label: localized('Turn limit', '回合限制', 'ターン制限'),
    },
    star_conditions: starConditions,
    entry_costs: {
      kind: 'cost_list',
      optional: true,
      max: 2,
      kinds: ['ap', 'bp'],
      label: localized('Entry cost', '入場消耗', '入場コスト'),
    },
    exp: {
      kind: 'rows',
      min: 1,
      max: 1,
      label: localized('Experience and coins', '經驗與銅幣', '経験値とコイン'),
      fields: {
        user_exp: {
          kind: 'integer',
          min: 0,
          max: 999_999,
          default: 0,
          label: localized('Player EXP', '玩家經驗', 'プレイヤーEXP'),
        },
        pet_exp: {
          kind: 'integer',
          min: 0,
          max: 999_999_999,
          default: 0,
          label: localized('Pet EXP', '寵物經驗', 'ペットEXP'),
        },
        coin: {
          kind: 'integer',
          min: 0,
          max: 999_999_999,
          default: 0,
          label: localized('Coins', '銅幣', 'コイン'),
        },
      },
    },
    first_rewards: {
      kind: 'reward_list',
      optional: true,
      label: localized('First-time reward', '首次通關獎勵', '初回報酬'),
    },
    ...dropTableFields,
    background_id: {
      kind: 'reference',
      to: 'battle-background-setting',
      label: localized('Background', '背景', '背景'),
    },
    bgm: {
      kind: 'asset',
      asset: 'sound',
      optional: true,
      label: localized('Music', '背景音樂', '音楽'),
      help: localized(
        'Empty: the usual battle music.',
        '留空則播放預設戰鬥音樂。',
        '空欄なら通常のバトル曲が流れます。',
      ),
    },
  },
  rules: [
    { rule: 'rows_contiguous', rows: 'waves', field: 'no', from: 1 },
    { rule: 'rows_unique', rows: 'waves.enemies', fields: ['pet_id'] },
    { rule: 'flag_in_last_row', rows: 'waves', inner: 'enemies', flag: 'boss' },
    ...starConditionRules,
    ...dropTableRules,
  ],
  display: { title: 'name' },
  list: {
    columns: [
      'battle_id',
      'name',
      'battle_type',
      'recommended_power',
      'waves',
      'entry_costs',
      'first_rewards',
      'status',
    ],
    filters: ['battle_type', 'background_id', 'recommended_power', 'drop_mode', 'status'],
    sorts: ['battle_id', 'name', 'recommended_power'],
  },
  search: ['name'],
  sections: [
    {
      key: 'basics',
      title: localized('Basics', '基本資料', '基本'),
      fields: ['battle_id', 'name', 'battle_type', 'recommended_power'],
    },
    { key: 'enemies', title: localized('Enemies', '敵人', '敵'), fields: ['waves'] },
    {
      key: 'limits',
      title: localized('Limits and stars', '限制與星數', '制限と星'),
      fields: ['time_limit_sec', 'turn_limit', 'star_conditions', 'entry_costs'],
    },
    {
      key: 'rewards',
      title: localized('Rewards', '獎勵', '報酬'),
      fields: ['exp', 'first_rewards', ...DROP_TABLE_KEYS],
    },
    {
      key: 'presentation',
      title: localized('Presentation', '呈現', '表示'),
      fields: ['background_id', 'bgm'],
    },
  ],
  panels: ['battle-board', 'battle-drops'],
});
