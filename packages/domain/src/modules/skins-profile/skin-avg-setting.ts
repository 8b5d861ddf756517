import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';

const BY_EPISODE = { orderBy: 'episode', groupBy: 'skin_id' } as const;

/** The stories that come with a skin, episode by episode. */
export const skinAvgSetting = defineModule({
  key: 'skin-avg-setting',
  family: 'skins-profile',
  kind: 'child',
  parent: 'skin_id',
  titles: {
    title: ['Skin stories', '造型劇情', 'スキンストーリー'],
    record: ['Episode', '劇情章節', 'エピソード'],
  },
  sections: {
    basics: common.basics({
      skin_id: common.skin(),
      id: common.id(),
      episode: field.integer(['Episode', '章節', '話数'], [1, 20]),
      title: common.title(60),
      avg_id: common.story(),
      thumbnail: common.thumbnail('image', { default: { path: 'battle-background/default.svg' } }),
    }),
    unlock: section(['Unlocking', '解鎖', '解放'], {
      unlock_conds: common.unlockConditions({ optional: true }),
      unlock_cost: field.costs(['Price', '價格', '価格'], [1, 1], {
        optional: true,
        help: ['Empty: free.', '留空則免費。', '空欄なら無料です。'],
      }),
      rewards: field.rewards(['First read reward', '首次閱讀獎勵', '初回読了の報酬'], [], {
        optional: true,
      }),
    }),
  },
  rules: [
    { field: 'episode', along: BY_EPISODE, is: 'contiguous', from: 1 },
    { fields: ['skin_id', 'avg_id'], is: 'unique' },
  ],
  panels: ['named-story'],
  list: {
    columns: ['skin_id', 'id', 'episode', 'title', 'avg_id', 'unlock_conds', 'unlock_cost', 'status'],
    filters: ['episode', 'avg_id', 'status'],
    sorts: ['episode', 'title'],
  },
});
