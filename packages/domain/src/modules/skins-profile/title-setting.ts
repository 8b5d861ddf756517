import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { rarity } from '../../enums/rarity.ts';
import { common } from '../../field-sets/common-fields.ts';
import { bonusLines, statBonusRules } from '../../field-sets/stat-bonus-fields.ts';

const group = enumOf('title-group', {
  level: ['Level', '等級', 'レベル', 'green', '級'],
  battle: ['Battle', '戰鬥', 'バトル', 'red', ['戰', '戦']],
  arena: ['Arena', '競技場', 'アリーナ', 'orange', '競'],
  guild: ['Guild', '公會', 'ギルド', 'cyan', ['會', '会']],
  collection: ['Collection', '收集', 'コレクション', 'blue', '集'],
  event: ['Event', '活動', 'イベント', 'purple', ['活', '催']],
  purchase: ['Purchase', '儲值', '購入', 'gold', '購'],
  ranking: ['Ranking', '排行', 'ランキング', 'magenta', ['榜', '順']],
});

/** A title that players show beside their name. */
export const titleSetting = defineModule({
  key: 'title-setting',
  family: 'skins-profile',
  titles: { title: ['Titles', '稱號設定', '称号設定'], record: ['Title', '稱號', '称号'] },
  identity: ['title_id'],
  sections: {
    basics: common.basics({
      title_id: field.id(['Title ID', '稱號編號', '称号ID']),
      name: common.name(24),
      description: common.description(200, {
        multiline: true,
        help: ['Describe how players obtain it.', '說明取得方式。', '入手方法を書きます。'],
      }),
      image: field.asset(['Image', '圖片', '画像'], 'image', {
        default: { path: 'title/default.svg' },
        help: [
          'Shown in a chat line: about four times as wide as high.',
          '顯示於聊天訊息中，寬高比約為 4：1。',
          'チャットの行に表示されます。縦横比はおよそ4：1です。',
        ],
      }),
      rarity: common.rarity(rarity, { default: 'N' }),
      group: field.enum(['Group', '分類', '分類'], group),
    }),
    obtain: section(['Acquisition', '取得方式', '獲得方法'], {
      unlock_conds: field.conditions(['Unlocked by', '取得條件', '獲得条件'], {
        optional: true,
        help: [
          'Empty: only available as a reward.',
          '留空則僅能以獎勵取得。',
          '空欄なら報酬としてのみ手に入ります。',
        ],
      }),
      timeslot: field.timeslot(['Available period', '可取得期間', '獲得できる期間']),
      valid_days: common.validDays(),
      exclusive: field.boolean(['One holder at a time', '同時僅一人持有', '同時に1人だけ'], {
        default: false,
        help: [
          'Per server. Such a title cannot be permanent.',
          '以每個伺服器計；此類稱號不可為永久。',
          'サーバーごとの設定です。無期限にはできません。',
        ],
      }),
      hidden_until_owned: field.boolean(['Hidden until owned', '取得前隱藏', '獲得まで非表示'], {
        default: false,
      }),
    }),
    bonus: section(['Bonus', '加成', 'ボーナス'], {
      bonus: bonusLines({
        optional: true,
        help: [
          'Applies to the whole account while the title is owned.',
          '持有期間對整個帳號生效。',
          '所持している間、アカウント全体に効きます。',
        ],
      }),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique' },
    { field: 'valid_days', is: 'at_least', than: 1, when: { field: 'exclusive', in: [true] } },
    ...statBonusRules('bonus'),
  ],
  list: {
    columns: ['title_id', 'name', 'rarity', 'group', 'unlock_conds', 'valid_days', 'exclusive', 'status'],
    filters: ['rarity', 'group', 'valid_days', 'exclusive', 'hidden_until_owned', 'status'],
    sorts: ['title_id', 'name', 'rarity', 'valid_days'],
  },
  search: ['name', 'description'],
});
