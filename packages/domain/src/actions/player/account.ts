import { field } from '../../core/define-field.ts';
import { language } from '../../enums/language.ts';
import { progressPart } from '../../enums/progress-part.ts';
import { defineAction } from '../define-action.ts';
import { line } from '../define-line.ts';
import { name, progress, status, vip } from '../lines.ts';
import { ADMINS } from '../roles.ts';

/** Gives the player another name, which has to be unique on the server. */
export const rename = defineAction({
  kind: 'rename',
  subject: 'player',
  title: ['Rename', '變更名稱', '名前の変更'],
  place: 'account',
  roles: ADMINS,
  limits: ['players'],
  isUndoable: true,
  fields: {
    name: field.text(['New name', '新名稱', '新しい名前'], 30, {
      form: 'visible_text',
      help: ['At most 30 characters.', '最多 30 個字元。', '30文字以内。'],
    }),
  },
  lines: { name },
});

/** Sets the language that the player plays in. */
export const setLanguage = defineAction({
  kind: 'set_language',
  subject: 'player',
  title: ['Set language', '設定語言', '言語の設定'],
  place: 'account',
  roles: ADMINS,
  limits: ['players'],
  isUndoable: true,
  fields: { language: field.enum(['Game language', '遊戲語言', 'ゲームの言語'], language) },
  lines: { language: line(['Language', '語言', '言語'], { words: language }) },
});

/** Puts the player on a VIP level, with the points that it takes. */
export const setVip = defineAction({
  kind: 'set_vip',
  subject: 'player',
  title: ['Set VIP level', '設定 VIP 等級', 'VIPレベルの設定'],
  place: 'account',
  roles: ADMINS,
  limits: ['players'],
  isUndoable: true,
  fields: { vip_level: field.integer(['VIP level', 'VIP 等級', 'VIPレベル'], [0, 30]) },
  lines: { vip },
});

/** Lets parts of the player's progress begin again. */
export const resetProgress = defineAction({
  kind: 'reset_progress',
  subject: 'player',
  title: ['Reset progress', '重置進度', '進行のリセット'],
  place: 'account',
  roles: ADMINS,
  limits: ['players'],
  isUndoable: true,
  fields: {
    parts: field.multiEnum(['Progress to reset', '要重新開始的部分', '最初からやり直す項目'], progressPart, [
      1,
      progressPart.words.length,
    ]),
  },
  lines: { progress },
});

/** The player is gone after so many days, unless the command is undone before. */
export const deletePlayer = defineAction({
  kind: 'delete',
  subject: 'player',
  title: ['Delete player', '刪除玩家', 'プレイヤーの削除'],
  warning: [
    'Until then the player can keep playing and the deletion can be cancelled. Afterwards the account is closed and its name becomes available; orders are kept.',
    '刪除之前玩家仍可遊玩，也可以取消刪除。到期後帳號會關閉，名稱可供他人使用；訂單會保留。',
    '削除の日までプレイヤーは遊び続けることができ、削除も取り消せます。その後はアカウントが閉じられ、名前はほかの人が使えるようになります。注文は残ります。',
  ],
  place: 'account',
  roles: ADMINS,
  limits: ['players'],
  isUndoable: true,
  isDangerous: true,
  fields: {
    wait_days: field.integer(['Days until deletion', '幾天後刪除', '削除までの日数'], [1, 90], {
      default: 14,
    }),
  },
  lines: {
    deletion: line(['Deletion time', '刪除時間', '削除日時'], { isDrawn: true }),
    status,
    name,
  },
});
