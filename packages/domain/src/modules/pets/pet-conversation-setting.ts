import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { spokenLine } from '../../field-sets/conversation.ts';

const scene = enumOf('pet-line-scene', {
  lobby_touch: ['Touched in the lobby', '大廳觸碰', 'ロビーでタッチ', 'orange', ['觸', '触']],
  lobby_idle: ['Idle in the lobby', '大廳閒置', 'ロビーで待機', 'neutral', ['閒', '待']],
  login: ['Login', '登入', 'ログイン', 'green', ['登', '入']],
  level_up: ['Level up', '升級', 'レベルアップ', 'blue', ['級', '上']],
  star_up: ['Star up', '升星', '星アップ', 'gold', '星'],
  battle_start: ['Battle start', '戰鬥開始', 'バトル開始', 'cyan', ['戰', '始']],
  battle_win: ['Battle won', '戰鬥勝利', 'バトル勝利', 'green', ['勝', '勝']],
  battle_lose: ['Battle lost', '戰鬥失敗', 'バトル敗北', 'red', ['敗', '敗']],
  gift: ['Gift received', '收到禮物', '贈り物', 'magenta', ['禮', '贈']],
  birthday: ['Birthday', '生日', '誕生日', 'purple', ['生', '誕']],
});

/** One line that a pet says. Those that fit the moment are drawn by weight. */
export const petConversationSetting = defineModule({
  key: 'pet-conversation-setting',
  family: 'pets',
  titles: {
    title: ['Pet conversations v1', '寵物對話', 'ペット会話'],
    record: ['Line', '台詞', 'セリフ'],
  },
  sections: {
    line: section(['Line', '台詞', 'セリフ'], {
      id: common.id(),
      pet_id: common.pet(),
      scene: field.enum(['Occasion', '場合', '場面'], scene),
      intimacy_min: field.integer(['Required intimacy', '所需親密度', '必要な親密度'], [0, 9999], {
        optional: true,
      }),
      ...spokenLine(),
    }),
  },
  rules: [
    {
      field: 'scene',
      along: { groupBy: 'pet_id' },
      is: 'covers',
      values: ['lobby_touch', 'login'],
    },
  ],
  list: {
    columns: ['id', 'pet_id', 'scene', 'text', 'intimacy_min', 'weight', 'status'],
    filters: ['pet_id', 'scene', 'intimacy_min', 'status'],
    sorts: ['id', 'weight', 'intimacy_min'],
  },
});
