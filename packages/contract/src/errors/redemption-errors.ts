import { errorKind, type ErrorKind } from './error-kind.ts';

/** Why a code is not redeemed, as its player reads it. Nothing was given. */
const OUTCOMES = {
  code_empty: errorKind(422, 'Enter a code.', '請輸入兌換碼。', 'コードを入力してください。'),
  code_invalid: errorKind(422, 'This code is not valid.', '兌換碼無效。', 'このコードは無効です。'),
  code_expired: errorKind(
    422,
    'This code has expired or is not available.',
    '兌換碼已過期或無法使用。',
    'このコードは期限切れか、利用できません。',
  ),
  code_batch_limit: errorKind(
    422,
    'This batch of codes has reached its limit.',
    '此批次的兌換次數已達上限。',
    'このコードの使用回数が上限に達しました。',
  ),
  code_redeemed: errorKind(
    409,
    'This code has already been redeemed.',
    '此兌換碼已被兌換。',
    'このコードはすでに使用済みです。',
  ),
  code_suspended: errorKind(
    422,
    'This code is suspended.',
    '此兌換碼已凍結，無法兌換。',
    'このコードは凍結されているため使えません。',
  ),
  code_batch_redeemed: errorKind(
    409,
    'The player has already redeemed a code of this batch.',
    '玩家已兌換過此批次的兌換碼。',
    'このプレイヤーは同じ種類のコードを使用済みです。',
  ),
} as const satisfies Readonly<Record<string, ErrorKind>>;

export type RedemptionRefusal = keyof typeof OUTCOMES;

/** In the order of their numbers in the game's log, from 1. */
export const REDEMPTION_REFUSALS = Object.keys(OUTCOMES) as readonly RedemptionRefusal[];

/** Why a code is not redeemed, or a batch of codes cannot be worked with. */
export const REDEMPTION_ERRORS = {
  ...OUTCOMES,
  code_batch_failed: errorKind(
    409,
    'The codes of this batch were already generated. Create another batch for more codes.',
    '此批次的兌換碼已經產生過。每個批次只能產生一次，需要更多兌換碼時請建立新的批次。',
    'このバッチのコードはすでに発行されています。発行は一度だけです。追加するときは新しいバッチを作成してください。',
  ),
  code_batch_not_found: errorKind(
    404,
    'Batch {batch_id} does not exist.',
    '找不到批次 {batch_id}。',
    'バッチ {batch_id} はありません。',
  ),
  code_batch_not_generated: errorKind(
    409,
    'Generate the codes of this batch first.',
    '請先產生此批次的兌換碼。',
    '先にこのバッチのコードを発行してください。',
  ),
  code_not_found: errorKind(
    404,
    'This code does not exist in this batch.',
    '此批次中沒有這個兌換碼。',
    'このバッチにそのコードはありません。',
  ),
} as const satisfies Readonly<Record<string, ErrorKind>>;
