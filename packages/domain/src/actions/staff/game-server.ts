import { field } from '../../core/define-field.ts';
import { actionList } from '../action-list.ts';
import { defineAction } from '../define-action.ts';
import { ADMINS_ALONE } from '../roles.ts';

const shared = { roles: ADMINS_ALONE, asksNoReason: true } as const;

/** A game server of the environment signs in with it. It is told once. */
export const createMachineToken = defineAction({
  ...shared,
  subject: 'machine_token',
  kind: 'create',
  title: ['Create machine token', '建立機器權杖', 'マシントークンを作成'],
  help: [
    'Grants access to {name} only: read releases, report the running content and redeem codes.',
    '僅能存取 {name}：讀取發布內容、回報執行狀況，以及兌換兌換碼。',
    '{name} だけに使えます。できるのはリリースの読み取り、実行状況の報告、シリアルコードの使用です。',
  ],
  place: 'machine_tokens',
  fields: {
    name: field.text(['Name', '名稱', '名前'], 60, {
      help: [
        'Where it is used, such as “game servers, Taipei”.',
        '使用地點，例如「台北遊戲伺服器」。',
        '使う場所。例：「ゲームサーバー 台北」',
      ],
    }),
  },
});

/** Its users are disconnected. It stays on record. */
export const revokeMachineToken = defineAction({
  ...shared,
  subject: 'machine_token',
  kind: 'revoke',
  title: ['Revoke machine token', '撤銷機器權杖', 'マシントークンを失効'],
  verb: ['Revoke', '撤銷', '失効'],
  warning: [
    'Game servers that use it are disconnected immediately and receive no further releases. Running games continue with their current content. This cannot be undone.',
    '所有使用此權杖的遊戲伺服器會立即斷線，且不再收到新的發布。執行中的遊戲會沿用現有內容。此操作無法復原。',
    'このトークンを使うゲームサーバーはすぐに切断され、以後のリリースを受け取れません。動作中のゲームは今の内容で続きます。元に戻すことはできません。',
  ],
  place: 'machine_tokens',
  isDangerous: true,
});

/** The game servers forget what they prepared, and read it again. */
export const clearGameCache = defineAction({
  ...shared,
  subject: 'game',
  kind: 'clear_cache',
  title: ['Clear Game Cache', '清除遊戲快取', 'ゲームキャッシュを消去'],
  place: 'fleet',
});

/** Every action on machine tokens, in the order of tables. */
export const { all: MACHINE_TOKEN_ACTIONS } = actionList([createMachineToken, revokeMachineToken]);

/** Every action on game servers. */
export const { all: GAME_ACTIONS } = actionList([clearGameCache]);
