import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { companion } from '../../field-sets/companion-fields.ts';
import { spokenLine } from '../../field-sets/conversation.ts';

const scene = enumOf('secretary-scene', {
  morning: ['Morning', '早晨', '朝', 'gold', '朝'],
  noon: ['Noon', '中午', '昼', 'orange', ['午', '昼']],
  night: ['Night', '夜晚', '夜', 'purple', '夜'],
  login: ['Login', '登入', 'ログイン', 'green', '登'],
  return: ['Return', '回歸', '久しぶり', 'cyan', ['歸', '帰']],
  work_done: ['Work done', '工作完成', '仕事の完了', 'blue', ['完', '完']],
  gift: ['Gift', '收到禮物', '贈り物', 'magenta', ['禮', '贈']],
  touch: ['Tap', '觸碰', 'タッチ', 'neutral', ['觸', '触']],
  birthday: ['Birthday', '生日', '誕生日', 'red', ['生', '誕']],
  festival: ['Festival', '節慶', '祭り', 'magenta', ['慶', '祭']],
});

/** Something that a secretary says, as a friendly colleague does. */
export const secretaryDialogueSetting = defineModule({
  key: 'secretary-dialogue-setting',
  family: 'companions-palace',
  titles: {
    title: ['Secretary dialogues', '秘書對話', '秘書会話'],
    record: ['Line', '台詞', 'セリフ'],
  },
  sections: {
    moment: section(['Timing', '時機', 'タイミング'], {
      id: common.id(),
      secretary_id: companion.secretary(),
      scene: field.enum(['Scene', '場合', '場面'], scene, {
        help: [
          'Every scene needs a line from level 1 on.',
          '每種場合都須有 1 級即可出現的台詞。',
          'どの場面にもレベル1からのセリフが必要です。',
        ],
      }),
      group_no: field.integer(['Dialogue group', '對話組', '会話グループ'], [1, 999], { default: 1 }),
      level_min: field.integer(['From level', '起始等級', 'レベル下限'], [1, 300], { default: 1 }),
    }),
    line: section(['Line', '台詞', 'セリフ'], spokenLine()),
  },
  rules: [
    {
      field: 'scene',
      along: { groupBy: 'secretary_id', where: { field: 'level_min', in: [1] } },
      is: 'covers',
      values: scene.values.map(({ value }) => value),
    },
  ],
  list: {
    columns: ['id', 'text', 'secretary_id', 'scene', 'group_no', 'level_min', 'weight', 'timeslot', 'status'],
    filters: ['secretary_id', 'scene', 'group_no', 'status'],
    sorts: ['id', 'level_min', 'weight'],
    sheet: { groupBy: 'secretary_id' },
  },
});
