import { localized, type Localized } from '../core/language.ts';
import { APPROVAL_ACTIONS } from './approval/index.ts';
import type { ActionDefinition } from './define-action.ts';
import { DELIVERY_ACTIONS } from './delivery/index.ts';
import type { ActionSubject } from './places.ts';
import { PLAYER_ACTIONS } from './player/index.ts';
import { BATCH_ACTIONS, CODE_ACTIONS } from './redemption/index.ts';

/** What staff can do, by what they do it to, in the order of tables. */
export const ACTIONS_BY_SUBJECT: Readonly<Record<ActionSubject, readonly ActionDefinition[]>> = {
  player: PLAYER_ACTIONS,
  delivery: DELIVERY_ACTIONS,
  approval: APPROVAL_ACTIONS,
  redemption_batch: BATCH_ACTIONS,
  redemption_code: CODE_ACTIONS,
};

/** What staff act on, as headings of tables call it. */
export const SUBJECT_NAMES: Readonly<Record<ActionSubject, Localized>> = {
  player: localized('To a player', '對玩家的操作', 'プレイヤーへの操作'),
  delivery: localized('To a delivery', '對派送的操作', '一括配布への操作'),
  approval: localized('To a request for approval', '對核准申請的操作', '承認依頼への操作'),
  redemption_batch: localized('To a batch of codes', '對兌換碼批次的操作', 'シリアルコードのバッチへの操作'),
  redemption_code: localized('To a redemption code', '對兌換碼的操作', 'シリアルコードへの操作'),
};

const BY_ENTRY: ReadonlyMap<string, ActionDefinition> = new Map(
  Object.values(ACTIONS_BY_SUBJECT)
    .flat()
    .map((action) => [`${action.subject}.${action.kind}`, action]),
);

/** The action that an entry of the staff log tells of (`delivery.cancel`); undefined: it tells of something else. */
export const actionOfEntry = (entry: string): ActionDefinition | undefined => BY_ENTRY.get(entry);
