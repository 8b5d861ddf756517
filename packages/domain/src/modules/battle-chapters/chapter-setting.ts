import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { difficulty } from '../../enums/difficulty.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { POWER_STEP_PERCENT } from '../../field-sets/tower-rules.ts';

const chapterType = enumOf('chapter-type', {
  main: ['Main story', '主線', 'メイン', 'blue', '主'],
  side: ['Side story', '支線', 'サイド', 'cyan', '支'],
  event: ['Event', '活動', 'イベント', 'magenta', ['活', '催']],
  daily: ['Daily', '每日', 'デイリー', 'green', '日'],
});

const STARS_PER_BATTLE = 3;
const DIFFICULTIES = difficulty.values.map(({ value }) => value);
const NO_WALL = { is: 'rising_at_most', percent: POWER_STEP_PERCENT, severity: 'warning' } as const;

/** A map of battles that lead from one to the next. */
export const chapterSetting = defineModule({
  key: 'chapter-setting',
  family: 'battle-chapters',
  titles: { title: ['Chapters', '章節設定', '章設定'], record: ['Chapter', '章節', '章'] },
  identity: ['battle_id'],
  sections: {
    basics: common.basics({
      battle_id: field.reference(['First battle', '第一場戰鬥', '最初のバトル'], 'battle-setting', {
        help: [
          'Other records refer to the chapter by this ID. All paths start here.',
          '其他設定皆以此編號指稱本章，所有路線由此開始。',
          'ほかの設定はこの番号で章を指します。すべての道はここから始まります。',
        ],
      }),
      chapter_id: field.integer(['Chapter number', '章節序號', '章番号'], [1, 999]),
      name: common.name(40),
      chapter_type: common.type(chapterType, { default: 'main' }),
      difficulty: common.difficulty(difficulty, {
        default: 'normal',
        help: [
          'Hard requires the normal chapter with the same number; extra requires the hard chapter.',
          '困難需有同序號的普通章節，極限需有困難章節。',
          'ハードには同じ番号のノーマル、エクストラにはハードの章が必要です。',
        ],
      }),
    }),
    map: section(['Battles and map', '戰鬥與地圖', 'バトルとマップ'], {
      battles: field.rows(['Battles on the map', '地圖上的戰鬥', 'マップ上のバトル'], [1, 30], {
        uniqueBy: 'battle_id',
        fields: {
          order: common.order([1, 30]),
          battle_id: common.battle(),
          pre_battle_id: field.reference(['Previous battle', '前置戰鬥', '前のバトル'], 'battle-setting', {
            optional: true,
            help: [
              'Empty for the first battle only.',
              '僅第一場戰鬥可留空。',
              '最初のバトルだけ空欄にします。',
            ],
          }),
          x: field.integer(['Horizontal position', '橫向位置', '横位置'], [0, 1920]),
          y: field.integer(['Vertical position', '縱向位置', '縦位置'], [0, 1080]),
        },
      }),
      map_image: field.asset(['Map', '地圖', 'マップ'], 'image', {
        default: { path: 'chapter/default-map.svg' },
      }),
    }),
    opening: section(['Opening conditions', '開放條件', '開放条件'], {
      require_user_level: field.integer(
        ['Required player level', '需求玩家等級', '必要プレイヤーレベル'],
        [1, 300],
        { default: 1 },
      ),
      open_conds: field.conditions(['Other conditions', '其他開放條件', 'その他の開放条件'], {
        optional: true,
      }),
      timeslot: common.openTime(),
      opening_avg_id: field.reference(['Opening story', '開場劇情', 'オープニングシナリオ'], 'avg-setting', {
        optional: true,
      }),
    }),
    rewards: section(['Rewards', '獎勵', '報酬'], {
      star_rewards: field.rows(['Star rewards', '星數獎勵', '星の報酬'], 10, {
        optional: true,
        uniqueBy: 'stars',
        help: [
          'Each battle gives three stars, so ten battles give thirty.',
          '每場戰鬥三顆星，十場共三十顆。',
          '1バトルにつき星3つ、10バトルなら30です。',
        ],
        fields: { stars: field.integer(['Stars', '星數', '星数'], [1, 90]), rewards: common.rewards([]) },
      }),
    }),
    presentation: common.presentation({
      cover: common.cover('image', { default: { path: 'chapter/default.svg' } }),
    }),
  },
  rules: [
    { fields: ['chapter_type', 'difficulty', 'chapter_id'], is: 'unique' },
    { field: 'order', along: 'battles', is: 'contiguous', from: 1 },
    { rule: 'rows_form_tree', root: 'battle_id', rows: 'battles', key: 'battle_id', before: 'pre_battle_id' },
    { fields: ['battles.battle_id'], is: 'unique' },
    { field: 'stars', along: 'star_rewards', is: 'rising' },
    { field: 'star_rewards.stars', is: 'at_most', than: { countOf: 'battles', times: STARS_PER_BATTLE } },
    {
      field: 'require_user_level',
      along: { orderBy: 'chapter_id', groupBy: ['chapter_type', 'difficulty'] },
      is: 'not_falling',
    },
    {
      field: 'difficulty',
      along: { groupBy: ['chapter_type', 'chapter_id'] },
      is: 'in_steps',
      values: DIFFICULTIES,
    },
    // Players of the main story go on from one chapter to the next; every other chapter begins anew.
    {
      field: 'recommended_power',
      of: 'battles.battle_id',
      along: {
        orderBy: 'chapter_id',
        groupBy: 'difficulty',
        where: [
          { field: 'chapter_type', in: ['main'] },
          { field: 'status', notIn: ['inactive', 'suspended'] },
        ],
      },
      ...NO_WALL,
    },
    {
      field: 'recommended_power',
      of: 'battle_id',
      along: 'battles',
      when: { field: 'chapter_type', notIn: ['daily'] },
      ...NO_WALL,
    },
  ],
  display: { image: 'cover' },
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
});
