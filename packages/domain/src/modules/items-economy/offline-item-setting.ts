import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import type { RuleDefinition } from '../../core/rule.ts';
import { costAssetKind } from '../../enums/asset-kind.ts';
import { common } from '../../field-sets/common-fields.ts';
import { countPrices } from '../../field-sets/count-prices.ts';
import { dropTableFields, dropTableRules } from '../../field-sets/drop-table-fields.ts';

/** Both ends are chapters of the main story at normal difficulty. */
const STORY = ['chapter_id_from', 'chapter_id_to'];

const prices = countPrices('quick_cost');

/**
 * What players find when they come back, by how far they are in the story. A later pool never gives less
 * of any asset per minute. Clients know the number of a pool as offline_item_poolId.
 */
export const offlineItemSetting = defineModule({
  key: 'offline-item-setting',
  family: 'items-economy',
  titles: {
    title: ['Offline item pools', '離線道具池', '放置アイテムプール'],
    record: ['Offline pool', '離線道具池', '放置プール'],
  },
  identity: ['offline_item_pool_id'],
  sections: {
    basics: common.basics({
      offline_item_pool_id: field.id(['Pool ID', '道具池編號', 'プールID']),
      name: common.name(40),
      chapter_id_from: field.reference(['From chapter', '起始章節', '開始章'], 'chapter-setting', {
        help: [
          'Pools must follow each other without gaps, starting with the first chapter.',
          '各道具池自第一章起依序銜接。',
          '最初の章から切れ目なくつなげます。',
        ],
      }),
      chapter_id_to: field.reference(['To chapter', '結束章節', '終了章'], 'chapter-setting'),
    }),
    steady: section(['Yield per minute', '每分鐘產出', '1分ごとの獲得量'], {
      fixed_per_minute: field.rows(['Yield per minute', '每分鐘產出', '1分ごとの獲得量'], [1, 8], {
        uniqueBy: 'asset_kind',
        fields: {
          asset_kind: common.kind(costAssetKind),
          amount: field.decimal(['Amount', '數量', '数'], [0, 1_000_000], { decimals: 2 }),
        },
      }),
    }),
    drops: section(['Drops', '掉落', 'ドロップ'], {
      roll_interval_min: field.integer(['Draw interval', '抽選間隔', '抽選の間隔'], [1, 120], {
        unit: 'minutes',
        default: 10,
      }),
      ...dropTableFields,
    }),
    time: section(['Time', '時間', '時間'], {
      max_hours: field.integer(['Maximum offline time', '累積上限', '最大放置時間'], [1, 72], {
        unit: 'hours',
        default: 12,
        help: ['VIP hours are added to this.', 'VIP 等級的時數另計。', 'VIPレベルの時間はここに加わります。'],
      }),
      first_quick_free: field.boolean(
        ['First quick claim is free', '首次快速領取免費', '初回のクイック受け取りは無料'],
        {
          default: true,
        },
      ),
      quick_cost: field.rows(['Quick claim price', '快速領取消耗', 'クイック受け取りのコスト'], 20, {
        optional: true,
        ...prices.rows,
      }),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique', severity: 'warning' },
    {
      field: 'chapter_id',
      of: 'chapter_id_to',
      is: 'at_least',
      than: { field: 'chapter_id', of: 'chapter_id_from' },
    },
    ...STORY.flatMap((chapter): readonly RuleDefinition[] => [
      { field: 'chapter_type', of: chapter, is: 'one_of', values: ['main'] },
      { field: 'difficulty', of: chapter, is: 'one_of', values: ['normal'] },
    ]),
    { rule: 'ranges_follow', from: 'chapter_id_from', to: 'chapter_id_to', by: 'chapter_id' },
    {
      field: 'fixed_per_minute.amount',
      by: 'asset_kind',
      along: { orderBy: 'chapter_id_from' },
      is: 'not_falling',
    },
    ...dropTableRules,
    ...prices.rules,
  ],
  list: {
    columns: [
      'offline_item_pool_id',
      'name',
      'chapter_id_from',
      'chapter_id_to',
      'fixed_per_minute',
      'max_hours',
      'status',
    ],
    filters: ['chapter_id_from', 'drop_mode', 'max_hours', 'status'],
    sorts: ['offline_item_pool_id', 'name', 'chapter_id_from'],
  },
});
