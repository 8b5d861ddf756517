import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';

const speaker = enumOf('pvp-speaker', {
  host: ['Host', '主持人', '司会', 'gold', ['主', '司']],
  pet: ['Pet', '寵物', 'ペット', 'orange', ['寵', 'ペ']],
  bot: ['Bot', '機器人', 'ボット', 'blue', ['機', 'ボ']],
});

const scene = enumOf('pvp-scene', {
  enter: ['Entry', '入場', '入場', 'neutral', '入'],
  start: ['Battle start', '開戰', '対戦開始', 'blue', ['戰', '始']],
  win: ['Victory', '勝利', '勝利', 'gold', '勝'],
  lose: ['Defeat', '戰敗', '敗北', 'neutral', '敗'],
  streak: ['Winning streak', '連勝', '連勝', 'orange', '連'],
  promote: ['Promotion', '晉級', '昇格', 'green', ['升', '昇']],
  demote: ['Demotion', '降級', '降格', 'purple', '降'],
});

/** Something that is said in the arena, chosen by weight among those that fit the moment. */
export const pvpConversationSetting = defineModule({
  key: 'pvp-conversation-setting',
  family: 'pvp',
  titles: {
    title: ['PvP conversation', '競技場對話', 'アリーナ会話'],
    record: ['Arena line', '競技場台詞', 'アリーナのセリフ'],
  },
  sections: {
    basics: common.basics({
      id: common.id(),
      scene: field.enum(['Scene', '場景', '場面'], scene),
      pvp_class: common.pvpClass({
        optional: true,
        help: ['Empty: all.', '留空表示全部。', '空欄ならすべてです。'],
      }),
      speaker_type: field.enum(['Speaker type', '說話者', '話者'], speaker, { default: 'host' }),
      speaker_id: field.referenceBy(['Speaker', '說話角色', '話すキャラクター'], 'speaker_type', {
        host: null,
        pet: 'pet-setting',
        bot: 'pvp-bot-setting',
      }),
    }),
    line: section(['Line', '台詞', 'セリフ'], {
      text: common.text(80, {
        help: ['Keep defeat lines friendly.', '戰敗台詞請保持友善。', '敗北のセリフも友好的にします。'],
      }),
      voice: common.voice('sound', { perLanguage: true, optional: true }),
      weight: common.weight([1, 1000], { default: 100 }),
    }),
  },
  rules: [
    { field: 'speaker_id', is: 'required', when: { field: 'speaker_type', in: ['pet', 'bot'] } },
    {
      field: 'scene',
      along: { where: { field: 'speaker_type', in: ['host'] } },
      is: 'covers',
      values: scene.values.map(({ value }) => value),
    },
  ],
  list: {
    columns: ['id', 'text', 'scene', 'speaker_type', 'speaker_id', 'weight', 'status'],
    filters: ['scene', 'speaker_type', 'pvp_class', 'status'],
    sorts: ['id', 'weight'],
  },
});
