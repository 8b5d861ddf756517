import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';
import { ladderRules } from '../../field-sets/ladder-rules.ts';
import { bonusLines, statBonusRules } from '../../field-sets/stat-bonus-fields.ts';

/** How close the character of a dating event and the player are, and what that opens. */
export const sexualDatingTiersSetting = defineModule({
  key: 'sexual-dating-tiers-setting',
  family: 'story-events',
  titles: { title: ['Dating tiers', '約會階段', 'デート段階'], record: ['Tier', '階段', '段階'] },
  kind: 'child',
  parent: 'event_id',
  address: '/sexual-dating-setting/sexual-dating-tiers-setting/{id}',
  sections: {
    basics: common.basics({
      event_id: field.reference(['Dating event', '約會活動', 'デートイベント'], 'sexual-dating-setting'),
      id: common.id(),
      tier: field.integer(['Tier', '階段', '段階'], [1, 50]),
      name: common.name(30),
      require_affection: field.integer(['Affection', '所需好感度', '必要な好感度'], [0, 999_999]),
    }),
    opens: section(['Opens', '開放內容', '開放'], {
      rewards: common.rewards([]),
      unlock_place_ids: field.rows(['Places', '開放地點', '行き先'], 12, {
        optional: true,
        uniqueBy: 'place_id',
        fields: { place_id: field.integer(['Place ID', '地點編號', '行き先ID'], [1, 999]) },
      }),
      unlock_chapters: field.rows(['Chapters', '開放章節', '章'], 20, {
        optional: true,
        uniqueBy: 'chapter',
        fields: { chapter: field.integer(['Chapter', '章節', '章'], [1, 50]) },
      }),
      bonus: bonusLines({ optional: true }),
    }),
  },
  rules: [
    ...ladderRules({
      step: 'tier',
      of: 'event_id',
      from: 1,
      free: { field: 'require_affection', at: 'first' },
      bonus: 'bonus',
    }),
    { field: 'require_affection', along: { orderBy: 'tier', groupBy: 'event_id' }, is: 'rising' },
    { field: 'require_affection', is: 'at_most', than: { field: 'max_affection', of: 'event_id' } },
    {
      field: 'unlock_place_ids.place_id',
      is: 'found_in',
      rows: { field: 'places.place_id', of: 'event_id' },
    },
    {
      rule: 'occurs_in',
      field: 'unlock_chapters.chapter',
      module: 'sexual-dating-chapters-setting',
      at: 'chapter',
      same: 'event_id',
    },
    ...statBonusRules('bonus'),
  ],
  list: {
    columns: [
      'event_id',
      'id',
      'tier',
      'name',
      'require_affection',
      'rewards',
      'unlock_place_ids',
      'unlock_chapters',
      'status',
    ],
    filters: ['tier', 'require_affection', 'status'],
    sorts: ['id', 'tier', 'require_affection'],
    sheet: {},
  },
});
