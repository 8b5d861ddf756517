import { localized } from '../../core/language.ts';
import { defineModule } from '../../core/module.ts';
import { difficulty } from '../../enums/difficulty.ts';
import { enumOf } from '../../enums/enum-of.ts';

const chapterType = enumOf('chapter-type', {
  main: ['Main story', '主線', 'メイン', 'blue', '主'],
  side: ['Side story', '支線', 'サイド', 'cyan', '支'],
  event: ['Event', '活動', 'イベント', 'magenta', ['活', '催']],
  daily: ['Daily', '每日', 'デイリー', 'green', '日'],
});

const STARS_PER_BATTLE = 3;
const DIFFICULTIES = difficulty.values.map(({ value }) => value);

/** A map of battles that lead from one to the next. */
export const chapterSetting = defineModule({
  key: 'chapter-setting',
  family: 'battle-chapters',
  titles: { title: localized('Chapters', '章節設定', '章設定'), record: localized('Chapter', '章節', '章') },
  identity: ['battle_id'],
  fields: {
    battle_id: {
      kind: 'reference',
      to: 'battle-setting',
      label: localized('First battle', '第一場戰鬥', '最初のバトル'),
      help: localized(
        'Names the chapter wherever something refers to it. Every path begins here.',
        '其他設定皆以此編號指稱本章，所有路線由此開始。',
        'ほかの設定はこの番号で章を指します。すべての道はここから始まります。',
      ),
    },
    chapter_id: {
      kind: 'integer',
      min: 1,
      max: 999,
      label: localized('Chapter number', '章節序號', '章番号'),
    },
    name: { kind: 'localized_text', maxLength: 40, label: localized('Name', '名稱', '名前') },
    chapter_type: {
      kind: 'enum',
      of: chapterType,
      default: 'main',
      label: localized('Type', '類型', '種類'),
    },
    difficulty: {
      kind: 'enum',
      of: difficulty,
      default: 'normal',
      label: localized('Difficulty', '難度', '難易度'),
      help: localized(
        'Hard needs the normal chapter of the same number, extra needs the hard one.',
        '困難需有同序號的普通章節，極限需有困難章節。',
        'ハードには同じ番号のノーマル、エクストラにはハードの章が必要です。',
      ),
    },
    battles: {
      kind: 'rows',
      min: 1,
      max: 30,
      uniqueBy: 'battle_id',
      label: localized('Battles on the map', '地圖上的戰鬥', 'マップ上のバトル'),
      fields: {
        order: { kind: 'integer', min: 1, max: 30, label: localized('Order', '順序', '順番') },
        battle_id: { kind: 'reference', to: 'battle-setting', label: localized('Battle', '戰鬥', 'バトル') },
        pre_battle_id: {
          kind: 'reference',
          to: 'battle-setting',
          optional: true,
          label: localized('Opened by', '前置戰鬥', '前のバトル'),
          help: localized(
            'Empty for the first battle only.',
            '僅第一場戰鬥可留空。',
            '最初のバトルだけ空欄にします。',
          ),
        },
        x: { kind: 'integer', min: 0, max: 1920, label: localized('Across', '橫向位置', '横位置') },
        y: { kind: 'integer', min: 0, max: 1080, label: localized('Down', '縱向位置', '縦位置') },
      },
    },
    require_user_level: {
      kind: 'integer',
      min: 1,
      max: 300,
      default: 1,
      label: localized('Player level needed', '需求玩家等級', '必要プレイヤーレベル'),
    },
    open_conds: {
      kind: 'condition_list',
      optional: true,
      label: localized('Further conditions', '其他開放條件', 'その他の開放条件'),
    },
    timeslot: { kind: 'timeslot', label: localized('Open', '開放期間', '開放期間') },
    opening_avg_id: {
      kind: 'reference',
      to: 'avg-setting',
      optional: true,
      label: localized('Opening story', '開場劇情', 'オープニングシナリオ'),
    },
    star_rewards: {
      kind: 'rows',
      optional: true,
      max: 10,
      uniqueBy: 'stars',
      label: localized('Rewards for stars', '星數獎勵', '星の報酬'),
      help: localized(
        'A battle gives three stars, so a map of ten gives thirty.',
        '每場戰鬥三顆星，十場共三十顆。',
        '1バトルにつき星3つ、10バトルなら30です。',
      ),
      fields: {
        stars: { kind: 'integer', min: 1, max: 90, label: localized('Stars', '星數', '星数') },
        rewards: { kind: 'reward_list', label: localized('Rewards', '獎勵', '報酬') },
      },
    },
    cover: {
      kind: 'asset',
      asset: 'image',
      default: { path: 'chapter/default.svg' },
      label: localized('Cover', '封面', 'カバー'),
    },
    map_image: {
      kind: 'asset',
      asset: 'image',
      default: { path: 'chapter/default-map.svg' },
      label: localized('Map', '地圖', 'マップ'),
    },
  },
  rules: [
    { rule: 'unique', fields: ['chapter_type', 'difficulty', 'chapter_id'] },
    { rule: 'rows_contiguous', rows: 'battles', field: 'order', from: 1 },
    { rule: 'rows_tree', root: 'battle_id', rows: 'battles', key: 'battle_id', before: 'pre_battle_id' },
    { rule: 'unique_over_rows', rows: 'battles', field: 'battle_id' },
    { rule: 'rows_rising', rows: 'star_rewards', field: 'stars' },
    { rule: 'at_most_rows', field: 'star_rewards.stars', rows: 'battles', times: STARS_PER_BATTLE },
    {
      rule: 'not_falling',
      field: 'require_user_level',
      orderBy: 'chapter_id',
      groupBy: ['chapter_type', 'difficulty'],
    },
    {
      rule: 'needs_step_before',
      field: 'difficulty',
      order: DIFFICULTIES,
      groupBy: ['chapter_type', 'chapter_id'],
    },
  ],
  display: { title: 'name', image: 'cover' },
  list: {
    columns: [
      'battle_id',
      'chapter_id',
      'name',
      'chapter_type',
      'difficulty',
      'require_user_level',
      'opening_avg_id',
      'status',
    ],
    filters: ['chapter_type', 'difficulty', 'require_user_level', 'opening_avg_id', 'status'],
    sorts: ['battle_id', 'chapter_id', 'name', 'require_user_level'],
  },
  search: ['name'],
  sections: [
    {
      key: 'basics',
      title: localized('Basics', '基本資料', '基本'),
      fields: ['battle_id', 'chapter_id', 'name', 'chapter_type', 'difficulty'],
    },
    { key: 'map', title: localized('Map', '地圖', 'マップ'), fields: ['battles', 'map_image'] },
    {
      key: 'opening',
      title: localized('Opening', '開放條件', '開放条件'),
      fields: ['require_user_level', 'open_conds', 'timeslot', 'opening_avg_id'],
    },
    { key: 'rewards', title: localized('Rewards', '獎勵', '報酬'), fields: ['star_rewards'] },
    { key: 'presentation', title: localized('Presentation', '呈現', '表示'), fields: ['cover'] },
  ],
});
