import { actionList } from '../action-list.ts';
import { defineAction } from '../define-action.ts';
import { ADMINS_ALONE } from '../roles.ts';

/** The same everywhere: calls about codes look at no environment for it. */
const shared = { place: 'redemption_batch', roles: ADMINS_ALONE } as const;

/** Fixes what a batch gives, and draws its codes. */
const generate = defineAction({
  ...shared,
  subject: 'redemption_batch',
  kind: 'generate',
  title: ['Generate codes', '產生兌換碼', 'コードを発行'],
  states: ['waiting'],
  asksNoReason: true,
  confirmsPlace: true,
});

/** Stops its codes until it is reopened. No confirmation: a leaked batch costs money by the second. */
const stop = defineAction({
  ...shared,
  subject: 'redemption_batch',
  kind: 'stop',
  title: ['Stop batch of codes', '停止兌換碼批次', 'シリアルコードのバッチを停止'],
  verb: ['Stop batch', '停止此批次', 'このバッチを停止'],
  warning: [
    'Codes from “{name}” stop working immediately. Players see that the code is suspended. Rewards already redeemed are kept.',
    '從現在起，任何人都無法兌換「{name}」的兌換碼，玩家會看到已暫停使用的訊息。玩家已兌換的獎勵不受影響。',
    'ただちに「{name}」のコードを誰も使えなくなり、プレイヤーには停止中と表示されます。すでに使われたコードの報酬は残ります。',
  ],
  states: ['open'],
  isDangerous: true,
});

/** Unused codes can be redeemed again. */
const reopen = defineAction({
  ...shared,
  subject: 'redemption_batch',
  kind: 'reopen',
  title: ['Reopen batch of codes', '重新開放兌換碼批次', 'シリアルコードのバッチを再開'],
  verb: ['Reopen', '恢復兌換', '再開'],
  help: [
    'Unused codes from “{name}” become redeemable again.',
    '「{name}」中尚未使用的兌換碼將可再次兌換。',
    '「{name}」の未使用のコードが再び使えるようになります。',
  ],
  states: ['stopped'],
  confirmsPlace: true,
});

/** One code that was not redeemed yet stops working. */
const suspend = defineAction({
  ...shared,
  subject: 'redemption_code',
  kind: 'suspend',
  title: ['Suspend code', '凍結兌換碼', 'コードを凍結'],
  verb: ['Suspend', '凍結', '凍結'],
  states: ['unused'],
  asksNoReason: true,
});

/** A suspended code counts again. */
const restore = defineAction({
  ...shared,
  subject: 'redemption_code',
  kind: 'restore',
  title: ['Restore code', '解凍兌換碼', 'コードの凍結を解除'],
  verb: ['Restore', '解凍', '凍結を解除'],
  states: ['suspended'],
  asksNoReason: true,
});

/** Every action on batches, in the order of tables. */
export const { all: BATCH_ACTIONS, get: batchAction } = actionList([generate, stop, reopen]);

/** Every action on single codes, in the order of tables. */
export const { all: CODE_ACTIONS, get: codeAction } = actionList([suspend, restore]);

/** What staff can do to a batch of redemption codes, by name. */
export type BatchActionKind = (typeof BATCH_ACTIONS)[number]['kind'];

/** What staff can do to one redemption code, by name. */
export type CodeActionKind = (typeof CODE_ACTIONS)[number]['kind'];
