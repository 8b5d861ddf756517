import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';
import { said } from '../../field-sets/conversation.ts';

const MOST_LINES = 6;

/** What pets on duty talk about while the player is away. */
export const afkConversationSetting = defineModule({
  key: 'afk-conversation-setting',
  family: 'lobby-story',
  titles: {
    title: ['AFK conversations', '掛機對話', '放置会話'],
    record: ['AFK conversation', '掛機對話', '放置会話'],
  },
  sections: {
    who: section(['Pet and place', '對象與地點', 'ペットと場所'], {
      id: common.id(),
      pet_id: common.pet({
        optional: true,
        help: ['Empty: any pet on duty.', '留空表示任何值勤寵物。', '空欄なら当番のペット全員が対象です。'],
      }),
      chapter_id: field.reference(['Chapter', '章節', '章'], 'chapter-setting', {
        optional: true,
        help: ['Empty: anywhere.', '留空表示任何地點。', '空欄なら場所を問いません。'],
      }),
      min_afk_minutes: field.integer(['Min offline time', '最短離線時間', '最短放置時間'], [0, 4320], {
        unit: 'minutes',
        default: 30,
      }),
      weight: common.weight([1, 1000], { default: 100 }),
      timeslot: common.openTime(),
    }),
    talk: section(['Conversation', '對話', '会話'], {
      lines: field.rows(['Lines', '台詞', 'セリフ'], [1, MOST_LINES], {
        uniqueBy: 'order',
        summary: ['text'],
        fields: {
          order: common.order([1, MOST_LINES]),
          speaker_slot: field.integer(['Team position', '隊伍位置', '隊での位置'], [1, 3]),
          ...said,
        },
      }),
    }),
    rewards: section(['Rewards', '獎勵', '報酬'], {
      rewards: common.rewards([], {
        optional: true,
        help: ['Small amount, once per day.', '少量，每日一次。', '少しだけ、1日1回です。'],
      }),
    }),
  },
  rules: [
    { field: 'order', along: 'lines', is: 'contiguous', from: 1 },
    {
      field: 'status',
      along: {
        where: [
          { field: 'pet_id', isFilled: false },
          { field: 'chapter_id', isFilled: false },
        ],
      },
      is: 'covers',
      values: ['active'],
    },
  ],
  panels: ['story-player'],
  display: { title: 'pet_id' },
  list: {
    columns: ['id', 'pet_id', 'chapter_id', 'lines', 'min_afk_minutes', 'weight', 'timeslot', 'status'],
    filters: ['pet_id', 'chapter_id', 'min_afk_minutes', 'status'],
    sorts: ['id', 'weight', 'min_afk_minutes'],
  },
});
