import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { gameSystem } from '../../enums/game-system.ts';
import { common } from '../../field-sets/common-fields.ts';
import { defaultRecordRules } from '../../field-sets/default-record.ts';
import { jumpFields, jumpRules } from '../../field-sets/jump-fields.ts';

const weather = enumOf('lobby-weather', {
  none: ['None', '無', 'なし', 'neutral', '無'],
  rain: ['Rain', '雨', '雨', 'blue', '雨'],
  snow: ['Snow', '雪', '雪', 'cyan', '雪'],
  petals: ['Petals', '花瓣', '花びら', 'magenta', '花'],
  fireflies: ['Fireflies', '螢火蟲', 'ホタル', 'gold', ['螢', '蛍']],
});

/**
 * The place in which a player arrives: its picture, what leads from it, and what it announces. Music is
 * optional, for a lobby may be quiet.
 */
export const lobbySetting = defineModule({
  key: 'lobby-setting',
  family: 'lobby-story',
  titles: { title: ['Lobbies', '大廳設定', 'ロビー設定'], record: ['Lobby', '大廳', 'ロビー'] },
  identity: ['lobby_id'],
  sections: {
    basics: common.basics({
      lobby_id: field.id(['Lobby ID', '大廳編號', 'ロビーID']),
      name: common.name(40),
    }),
    opening: section(['Display conditions', '顯示條件', '表示条件'], {
      default: field.boolean(['Default lobby', '預設大廳', '既定のロビー'], {
        default: false,
        help: [
          'Exactly one lobby is the default: always open, for all players.',
          '僅能有一個，須永久開放且無條件。',
          '1つだけ設定できます。常時公開で、条件なしにします。',
        ],
      }),
      priority: common.priority([1, 100], {
        default: 1,
        help: [
          'The open lobby with the highest priority is shown.',
          '開放中的大廳以數值最高者顯示。',
          '開いているもののうち、最も大きいものを表示します。',
        ],
      }),
      timeslot: common.openTime(),
      unlock_conds: common.unlockConditions({ optional: true }),
    }),
    place: section(['Scene', '場景', '場所'], {
      background: common.background('battle-background/default.svg'),
      background_night: field.asset(['Night background', '夜間背景', '夜の背景'], 'image', {
        optional: true,
      }),
      weather: field.enum(['Weather', '天氣', '天気'], weather, { default: 'none' }),
      bgm: common.music('sound', { optional: true }),
    }),
    buttons: section(['Buttons', '按鈕', 'ボタン'], {
      buttons: field.rows(['Buttons', '按鈕', 'ボタン'], [1, 60], {
        uniqueBy: 'feature',
        help: [
          'Closed features show their unlock condition.',
          '尚未開放的功能會顯示開放條件。',
          '未開放の機能には開放条件を表示します。',
        ],
        fields: {
          feature: field.enum(['Feature', '功能', '機能'], gameSystem),
          x: field.integer(['X position', '橫向位置', '横位置'], [0, 1920]),
          y: field.integer(['Y position', '縱向位置', '縦位置'], [0, 1080]),
          badge: field.boolean(['Red dot', '紅點', '通知バッジ'], { default: true }),
        },
      }),
    }),
    banners: section(['Banners', '橫幅', 'バナー'], {
      banner_slots: field.rows(['Banners', '橫幅', 'バナー'], 10, {
        optional: true,
        uniqueBy: 'order',
        fields: {
          order: common.order([1, 10]),
          image: common.wordedPicture(),
          timeslot: common.openTime(),
          ...jumpFields,
        },
      }),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique', severity: 'warning' },
    ...defaultRecordRules({
      when: { field: 'default', in: [true] },
      timeslot: 'timeslot',
      free: ['unlock_conds'],
    }),
    ...jumpRules({ rows: 'banner_slots', shown: 'timeslot' }),
  ],
  list: {
    columns: ['lobby_id', 'name', 'default', 'priority', 'weather', 'timeslot', 'status'],
    filters: ['default', 'weather', 'status'],
    sorts: ['lobby_id', 'name', 'priority'],
  },
});
