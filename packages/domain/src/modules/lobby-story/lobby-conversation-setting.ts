import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { HOURS } from '../../enums/hours.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { spokenLine } from '../../field-sets/conversation.ts';

const speaker = enumOf('lobby-speaker', {
  pet: ['Pet', '寵物', 'ペット', 'orange', ['寵', 'ペ']],
  god: ['God', '神明', '神', 'gold', '神'],
  role: ['Hero', '主角', '主人公', 'blue', '主'],
  secretary: ['Secretary', '秘書', '秘書', 'magenta', '秘'],
  narrator: ['Narrator', '旁白', 'ナレーション', 'neutral', ['旁', '語']],
});

const trigger = enumOf('lobby-line-trigger', {
  enter: ['On enter', '進入時', '入室', 'green', '入'],
  idle: ['Idle', '閒置時', '待機中', 'neutral', ['閒', '待']],
  touch: ['On tap', '觸碰時', 'タッチ', 'orange', ['觸', '触']],
  time_of_day: ['At certain hours', '指定時段', '時間帯', 'blue', ['時', '刻']],
  festival: ['On a festival', '節慶時', '祭りの日', 'magenta', ['慶', '祭']],
  return: ['On return', '回歸時', '久しぶり', 'purple', ['歸', '帰']],
});

const OF_DAY = { words: HOURS, showWhen: { field: 'trigger', in: ['time_of_day'] } } as const;

/** Something that is said to the player in the lobby. */
export const lobbyConversationSetting = defineModule({
  key: 'lobby-conversation-setting',
  family: 'lobby-story',
  titles: {
    title: ['Lobby conversations', '大廳對話', 'ロビー会話'],
    record: ['Line', '台詞', 'セリフ'],
  },
  sections: {
    basics: common.basics({
      id: common.id(),
      speaker_type: field.enum(['Speaker', '說話者', '話者'], speaker, { default: 'pet' }),
      speaker_id: field.referenceBy(['Character', '指定角色', 'キャラクター'], 'speaker_type', {
        pet: 'pet-setting',
        god: 'god-setting',
        role: 'role-setting',
        secretary: 'secretary-setting',
        narrator: null,
      }),
    }),
    moment: section(['Timing', '時機', 'タイミング'], {
      trigger: field.enum(['Trigger', '觸發時機', '会話のきっかけ'], trigger, { default: 'idle' }),
      hour_from: field.integer(['From hour', '起始時刻', '開始時刻'], [0, 23], OF_DAY),
      hour_to: field.integer(['To hour', '結束時刻', '終了時刻'], [0, 23], {
        ...OF_DAY,
        help: ['Can extend past midnight.', '可跨越午夜。', '日付をまたいでも構いません。'],
      }),
      conds: field.conditions(['Conditions', '出現條件', '会話の条件'], { optional: true }),
    }),
    line: section(['Line', '台詞', 'セリフ'], spokenLine()),
  },
  rules: [
    {
      field: 'trigger',
      along: {
        where: [
          { field: 'conds', isFilled: false },
          { field: 'status', in: ['active'] },
        ],
      },
      is: 'covers',
      values: ['idle'],
    },
  ],
  list: {
    columns: ['id', 'text', 'speaker_type', 'speaker_id', 'trigger', 'weight', 'status'],
    filters: ['speaker_type', 'trigger', 'hour_from', 'timeslot', 'status'],
    sorts: ['id', 'weight'],
  },
});
