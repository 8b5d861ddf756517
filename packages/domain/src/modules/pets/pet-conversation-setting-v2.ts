import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { choiceRows, CHOICES, conversation } from '../../field-sets/conversation.ts';

const speaker = enumOf('pet-talk-speaker', {
  pet: ['Pet', '寵物', 'ペット', 'orange', ['寵', 'ペ']],
  player: ['Player', '玩家', 'プレイヤー', 'blue', ['玩', '人']],
  narrator: ['Narrator', '旁白', 'ナレーション', 'neutral', ['旁', '語']],
});

const talk = conversation({ speakers: speaker, maxLines: 40 });

const choices = choiceRows({
  next_id: field.reference(['Next conversation', '接續對話', '続く会話'], 'pet-conversation-setting-v2'),
  intimacy_gain: field.integer(['Intimacy', '親密度', '親密度'], [0, 50], { default: 0 }),
});

const SAME_PET = { field: 'pet_id' } as const;

/**
 * A talk with a pet that may branch. What follows names the record of the next group rather than its
 * number, so that a link never leads to a group that is not there.
 */
export const petConversationSettingV2 = defineModule({
  key: 'pet-conversation-setting-v2',
  family: 'pets',
  titles: {
    title: ['Pet conversations v2', '寵物對話 v2', 'ペット会話 v2'],
    record: ['Conversation', '對話', '会話'],
  },
  sections: {
    talk: section(['Conversation', '對話', '会話'], {
      id: common.id(),
      pet_id: common.pet(),
      group_no: field.integer(['Group', '群組', 'グループ'], [1, 999]),
      ...talk.fields,
    }),
    next: section(['Next', '後續', '続き'], {
      choices: field.rows(CHOICES, [2, 4], { optional: true, ...choices.rows }),
      next_id: field.reference(['Next conversation', '接續對話', '続く会話'], 'pet-conversation-setting-v2', {
        optional: true,
        notSelf: true,
        help: ['Used when there are no choices.', '沒有選項時使用。', '選択肢がないときに使います。'],
      }),
    }),
    opening: section(['Opening', '開放', '開放'], {
      timeslot: common.openTime(),
      open_conds: common.openConditions({ optional: true }),
      once: field.boolean(['Once only', '僅一次', '一度だけ'], { default: false }),
      rewards: field.rewards(['First read reward', '首次閱讀獎勵', '初回閲覧の報酬'], [], { optional: true }),
    }),
  },
  rules: [
    { fields: ['pet_id', 'group_no'], is: 'unique' },
    ...talk.rules,
    ...choices.rules,
    { field: 'next_id', is: 'empty', when: { field: 'choices', isFilled: true } },
    { field: 'pet_id', of: 'next_id', is: 'same', as: SAME_PET },
    { field: 'pet_id', of: 'choices.next_id', is: 'same', as: SAME_PET },
    { rule: 'no_cycle', field: 'next_id' },
  ],
  display: { title: 'pet_id' },
  panels: ['story-player'],
  list: {
    columns: ['id', 'pet_id', 'group_no', 'lines', 'choices', 'next_id', 'once', 'status'],
    filters: ['pet_id', 'group_no', 'once', 'status'],
    sorts: ['id', 'group_no'],
  },
  search: ['pet_id', 'lines'],
});
