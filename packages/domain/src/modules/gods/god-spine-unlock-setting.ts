import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';

const unlockType = enumOf('god-spine-unlock', {
  star: ['Stars', '星級', '星数', 'gold', '星'],
  level: ['Level', '等級', 'レベル', 'blue', ['級', 'レ']],
  item: ['Price', '消耗道具', 'アイテム', 'green', ['買', '買']],
  story: ['Story', '劇情', 'シナリオ', 'purple', ['劇', '話']],
  event: ['Event', '活動', 'イベント', 'magenta', ['活', '催']],
});

const place = enumOf('god-spine-place', {
  lobby: ['Lobby', '大廳', 'ロビー'],
  battle: ['Battle', '戰鬥', 'バトル'],
  profile: ['Profile', '個人檔案', 'プロフィール'],
  album: ['Album', '相簿', 'アルバム'],
});

const RARITY = { field: 'rarity', module: 'god-rarity-setting' } as const;

/** An animated figure of a god that players unlock. Devices without animation show its picture. */
export const godSpineUnlockSetting = defineModule({
  key: 'god-spine-unlock-setting',
  family: 'gods',
  titles: {
    title: ['God animations', '神明動態立繪', '神アニメーション'],
    record: ['Animation', '動態立繪', 'アニメーション'],
  },
  sections: {
    basics: common.basics({
      id: common.id(),
      god_id: common.god(),
      spine_no: field.integer(['Animation no.', '立繪序號', 'アニメーション番号'], [1, 10]),
      name: common.name(40),
      spine: common.spine('spine', { default: { path: 'god/default.spine.json' } }),
      preview: field.asset(['Preview picture', '預覽圖', 'プレビュー'], 'image', {
        default: { path: 'god/default.svg' },
      }),
      use_in: field.multiEnum(['Shown in', '使用場合', '表示する場所'], place, [1]),
      bgm: common.music('sound', { optional: true }),
    }),
    unlock: section(['Unlock', '解鎖', '解放'], {
      unlock_type: field.enum(['Unlocked by', '解鎖方式', '解放方法'], unlockType, { default: 'star' }),
      unlock_value: field.integer(
        ['Required stars or level', '所需星級或等級', '必要な星数・レベル'],
        [1, 300],
        { showWhen: { field: 'unlock_type', in: ['star', 'level'] } },
      ),
      costs: common.costs([1, 8], { showWhen: { field: 'unlock_type', in: ['item'] } }),
      story_avg_id: common.story({ showWhen: { field: 'unlock_type', in: ['story'] } }),
      event_id: common.event({ showWhen: { field: 'unlock_type', in: ['event'] } }),
    }),
  },
  rules: [
    { fields: ['god_id', 'spine_no'], is: 'unique' },
    {
      field: 'unlock_value',
      is: 'at_most',
      than: { field: 'max_star', of: 'god_id', via: RARITY },
      when: { field: 'unlock_type', in: ['star'] },
    },
    {
      field: 'unlock_value',
      is: 'at_most',
      than: { field: 'max_level', of: 'god_id', via: RARITY },
      when: { field: 'unlock_type', in: ['level'] },
    },
  ],
  list: {
    columns: [
      'id',
      'god_id',
      'spine_no',
      'name',
      'preview',
      'unlock_type',
      'unlock_value',
      'costs',
      'story_avg_id',
      'event_id',
      'status',
    ],
    filters: ['god_id', 'unlock_type', 'use_in', 'status'],
    sorts: ['id', 'spine_no', 'name'],
  },
});
