import { localized, type Localized } from '../core/language.ts';
import { APPROVAL_ACTIONS } from './approval/index.ts';
import type { ActionDefinition } from './define-action.ts';
import { DELIVERY_ACTIONS } from './delivery/index.ts';
import { GUILD_ACTIONS } from './guild/index.ts';
import type { ActionPlace, ActionSubject } from './places.ts';
import { PLAYER_ACTIONS } from './player/index.ts';
import { ACCOUNT_ACTIONS } from './staff/account.ts';
import { ENVIRONMENT_ACTIONS, VERSION_ACTIONS } from './staff/environment.ts';
import { GAME_ACTIONS, MACHINE_TOKEN_ACTIONS } from './staff/game-server.ts';
import { HOLD_ACTIONS } from './staff/hold.ts';
import { RECORD_ACTIONS } from './staff/record.ts';
import { IMPORT_SOURCES_ACTIONS, SETTINGS_ACTIONS, STAFF_LIMITS_ACTIONS } from './staff/settings.ts';
import { BATCH_ACTIONS, CODE_ACTIONS } from './redemption/index.ts';

/** What staff can do, by what they do it to, in the order of tables. */
export const ACTIONS_BY_SUBJECT = {
  player: PLAYER_ACTIONS,
  guild: GUILD_ACTIONS,
  delivery: DELIVERY_ACTIONS,
  approval: APPROVAL_ACTIONS,
  redemption_batch: BATCH_ACTIONS,
  redemption_code: CODE_ACTIONS,
  account: ACCOUNT_ACTIONS,
  environment: ENVIRONMENT_ACTIONS,
  version: VERSION_ACTIONS,
  machine_token: MACHINE_TOKEN_ACTIONS,
  game: GAME_ACTIONS,
  hold: HOLD_ACTIONS,
  record: RECORD_ACTIONS,
  settings: SETTINGS_ACTIONS,
  staff_limits: STAFF_LIMITS_ACTIONS,
  import_sources: IMPORT_SOURCES_ACTIONS,
} as const satisfies Readonly<Record<ActionSubject, readonly ActionDefinition[]>>;

/** What staff act on, as headings of tables call it. */
export const SUBJECT_NAMES: Readonly<Record<ActionSubject, Localized>> = {
  player: localized('Actions on players', '對玩家的操作', 'プレイヤーへの操作'),
  guild: localized('Actions on guilds', '對公會的操作', 'ギルドへの操作'),
  delivery: localized('Actions on deliveries', '對派送的操作', '一括配布への操作'),
  approval: localized('Actions on approval requests', '對核准申請的操作', '承認依頼への操作'),
  redemption_batch: localized(
    'Actions on code batches',
    '對兌換碼批次的操作',
    'シリアルコードのバッチへの操作',
  ),
  redemption_code: localized('Actions on redemption codes', '對兌換碼的操作', 'シリアルコードへの操作'),
  account: localized('Actions on staff accounts', '對人員帳號的操作', 'スタッフアカウントへの操作'),
  environment: localized('Actions on environments', '對環境的操作', '環境への操作'),
  version: localized('Actions on versions', '對版本的操作', 'バージョンへの操作'),
  machine_token: localized('Actions on machine tokens', '對機器權杖的操作', 'マシントークンへの操作'),
  game: localized('Actions on game servers', '對遊戲伺服器的操作', 'ゲームサーバーへの操作'),
  hold: localized('Actions on records on hold', '對暫緩資料的操作', '公開を保留したデータへの操作'),
  record: localized('Actions on locked records', '對鎖定資料的操作', 'ロック中のデータへの操作'),
  settings: localized('Actions on console settings', '對全域設定的操作', '全体設定への操作'),
  staff_limits: localized('Actions on daily limits', '對每日上限的操作', '1日の上限への操作'),
  import_sources: localized('Actions on import sources', '對匯入來源的操作', 'インポート元への操作'),
};

type Every = (typeof ACTIONS_BY_SUBJECT)[ActionSubject][number];
type KeyOf<A> = A extends { readonly subject: infer S extends string; readonly kind: infer K extends string }
  ? `${S}.${K}`
  : never;

/** The actions that are begun in a place, as `subject.kind`: the screen there has to offer them all. */
export type ActionAt<P extends ActionPlace> = KeyOf<Extract<Every, { readonly place: P }>>;

/** Every action on any subject. */
export const EVERY_ACTION: readonly ActionDefinition[] = Object.values(ACTIONS_BY_SUBJECT).flat();

const BY_ENTRY: ReadonlyMap<string, ActionDefinition> = new Map(
  EVERY_ACTION.map((action) => [`${action.subject}.${action.kind}`, action]),
);

/** The action that an entry of the staff log tells of (`delivery.cancel`); undefined: it tells of something else. */
export const actionOfEntry = (entry: string): ActionDefinition | undefined => BY_ENTRY.get(entry);
