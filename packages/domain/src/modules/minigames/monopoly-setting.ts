import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';
import { eventHead, freePerDay } from '../../field-sets/event-head.ts';
import { exchangedAtTheEnd } from '../../field-sets/leftovers.ts';

const MOST_MAPS = 10;
const head = eventHead();

/** A board game: players roll dice and go round, map after map. */
export const monopolySetting = defineModule({
  key: 'monopoly-setting',
  family: 'minigames',
  titles: { title: ['Monopoly', '大富翁', 'すごろく'], record: ['Board game', '大富翁', 'すごろく'] },
  identity: ['monopoly_id'],
  createFirst: 'event',
  head: true,
  panels: ['event-home'],
  sections: {
    basics: common.basics({
      monopoly_id: field.id(['Board game ID', '大富翁編號', 'すごろくID']),
      ...head.basics,
      ...head.period,
    }),
    dice: section(['Dice', '骰子', 'サイコロの補充'], {
      dice_item_id: field.reference(['Dice item', '骰子道具', 'サイコロのアイテム'], 'item-setting', {
        flow: 'sink',
      }),
      free_dice_per_day: freePerDay(50),
      dice_recover_sec: field.duration(
        ['Dice recovery interval', '骰子恢復間隔', 'サイコロの回復間隔'],
        [60, 86_400],
        {
          optional: true,
        },
      ),
      dice_cap: field.integer(['Recovery limit', '恢復上限', 'サイコロの回復上限'], [1, 999], {
        default: 30,
      }),
    }),
    maps: section(['Maps', '地圖', 'マップ'], {
      map_ids: field.rows(['Maps', '地圖', 'マップ'], [1, MOST_MAPS], {
        uniqueBy: 'map_no',
        fields: {
          order: common.order([1, MOST_MAPS]),
          map_no: field.integer(['Map', '地圖編號', 'マップ番号'], [1, 99]),
        },
      }),
      lap_unlocks_next: field.integer(
        ['Laps to the next map', '進入下一張所需圈數', '次のマップまでの周回'],
        [1, 999],
        {
          default: 3,
        },
      ),
      ranking: field.boolean(['Ranking', '排行榜', 'ランキング'], { default: false }),
      pawn_skin_id: common.skin({ optional: true }),
    }),
    presentation: common.presentation(head.picture),
  },
  rules: [
    ...head.nameRules,
    ...head.claimRules,
    { field: 'order', along: 'map_ids', is: 'contiguous', from: 1 },
    exchangedAtTheEnd('dice_item_id'),
  ],
  fixed: {
    during: 'timeslot',
    until: 'claim_end_at',
    fields: ['dice_item_id', 'map_ids', 'lap_unlocks_next', 'ranking'],
  },
  list: {
    columns: [
      'monopoly_id',
      'name',
      'dice_item_id',
      'free_dice_per_day',
      'map_ids',
      'ranking',
      'timeslot',
      'status',
    ],
    filters: ['dice_item_id', 'ranking', 'claim_end_at', 'status'],
    sorts: ['monopoly_id', 'name', 'claim_end_at'],
  },
  search: ['name', 'rules'],
});
