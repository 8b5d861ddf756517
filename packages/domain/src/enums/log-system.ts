import { localized, type Localized } from '../core/language.ts';
import type { EnumDefinition } from '../core/field.ts';
import { codeRefusal } from './code-refusal.ts';
import { enumOf } from './enum-of.ts';
import { orderState } from './order-state.ts';

type Label = readonly [en: string, zh: string, jp: string];

/**
 * The systems of the game and what happens in them: first the system's own name. Log entries carry
 * numbers: the place of the system in this list and of the event in its system, from 1.
 */
const SYSTEMS = {
  SYSTEM: [
    ['System', '系統', 'システム'],
    ['Login', '登入', 'ログイン'],
    ['Logout', '登出', 'ログアウト'],
    ['Daily reset', '每日重置', 'デイリーリセット'],
    ['Level up', '升級', 'レベルアップ'],
    ['Rename', '改名', '名前変更'],
    ['Maintenance', '維護', 'メンテナンス'],
    ['Cache', '快取', 'キャッシュ'],
    ['Publish', '發布', '公開'],
    ['Import', '匯入', 'インポート'],
  ],
  BATTLE: [
    ['Battle', '戰鬥', 'バトル'],
    ['Start', '開始', '開始'],
    ['Win', '勝利', '勝利'],
    ['Lose', '戰敗', '敗北'],
    ['Sweep', '掃蕩', 'スキップ'],
    ['Tower', '試煉塔', '試練の塔'],
    ['Maze', '迷宮', '迷宮'],
    ['Boss', '首領', 'ボス'],
    ['Drop', '掉落', 'ドロップ'],
  ],
  GM: [
    ['Staff', '人員', 'スタッフ'],
    ['Lookup', '查詢', '照会'],
    ['Grant', '發放', '付与'],
    ['Remove', '扣除', '回収'],
    ['Suspend', '停權', '停止'],
    ['Restore', '恢復', '復帰'],
    ['Bulk delivery', '批次派送', '一括配布'],
    ['Set VIP', '設定 VIP', 'VIP設定'],
    ['Reset', '重置', 'リセット'],
    ['SQL', 'SQL 查詢', 'SQL実行'],
  ],
  GUILD: [
    ['Guild', '公會', 'ギルド'],
    ['Join', '加入', '加入'],
    ['Leave', '離開', '脱退'],
    ['Kick', '踢出', '除名'],
    ['Oblation', '供奉', '奉納'],
    ['Level up', '升級', 'レベルアップ'],
    ['Boss', '首領', 'ボス'],
    ['Edit', '編輯', '編集'],
    ['Hide chat', '隱藏發言', 'チャット非表示'],
  ],
  MAIL: [
    ['Mail', '郵件', 'メール'],
    ['Send', '寄送', '送信'],
    ['Read', '閱讀', '既読'],
    ['Claim', '領取', '受取'],
    ['Expire', '過期', '期限切れ'],
    ['Delete', '刪除', '削除'],
  ],
  PVP: [
    ['Arena', '競技場', 'アリーナ'],
    ['Fight', '對戰', '対戦'],
    ['Class change', '階級變動', 'クラス変動'],
    ['Daily reward', '每日獎勵', 'デイリー報酬'],
    ['Weekly reward', '每週獎勵', 'ウィークリー報酬'],
    ['Season', '賽季', 'シーズン'],
    ['3v3', '3v3 對戰', '3v3バトル'],
  ],
  FRIEND: [
    ['Friends', '好友', 'フレンド'],
    ['Request', '申請', '申請'],
    ['Accept', '接受', '承認'],
    ['Remove', '移除', '解除'],
    ['Gift', '贈禮', 'プレゼント'],
    ['Block', '封鎖', 'ブロック'],
  ],
  ITEM: [
    ['Items', '道具', 'アイテム'],
    ['Use', '使用', '使用'],
    ['Sell', '出售', '売却'],
    ['Expire', '過期', '期限切れ'],
    ['Automatic exchange', '自動兌換', '自動交換'],
    ['Chest', '寶箱', '宝箱'],
  ],
  PET: [
    ['Pets', '寵物', 'ペット'],
    ['Get', '獲得', '入手'],
    ['Level', '升級', 'レベル'],
    ['Star', '升星', 'スター'],
    ['Quality', '品質', '品質'],
    ['Awaken', '覺醒', '覚醒'],
    ['Sell', '出售', '売却'],
    ['Recycle', '回收', '還元'],
    ['Skill', '技能', 'スキル'],
    ['Command', '指令', 'コマンド'],
  ],
  GOD: [
    ['Gods', '神明', '神'],
    ['Unlock', '解鎖', '解放'],
    ['Level', '升級', 'レベル'],
    ['Star', '升星', 'スター'],
    ['Skill', '技能', 'スキル'],
    ['Might', '威能', '神威'],
    ['Doppelganger', '分身', '分身'],
  ],
  EQUIPMENT: [
    ['Equipment', '裝備', '装備'],
    ['Merge', '合成', '合成'],
    ['Upgrade', '強化', '強化'],
    ['Sell', '出售', '売却'],
    ['Reroll', '重抽', '引き直し'],
    ['Artifact', '神器', 'アーティファクト'],
    ['Rune', '符文', 'ルーン'],
    ['Crystal', '水晶', 'クリスタル'],
  ],
  GACHA: [
    ['Gachapons', '轉蛋', 'ガチャ'],
    ['Single', '單抽', '単発'],
    ['Multi', '連抽', '連続'],
    ['Free', '免費', '無料'],
    ['Guarantee', '保底', '天井'],
    ['Exchange', '兌換', '交換'],
    ['Grid gacha', '九宮格轉蛋', 'グリッドガチャ'],
    ['Wheel', '轉盤', 'ルーレット'],
  ],
  SHOP: [
    ['Shops', '商店', 'ショップ'],
    ['Store', '商店購買', 'ショップ'],
    ['Store refresh', '商店刷新', 'ショップ入れ替え'],
    ['Mall (gems)', '商城寶石', 'モール（ジェム）'],
    ['AP purchase', '購買體力', 'AP購入'],
    ['Exchange', '兌換', '交換'],
  ],
  PAYMENT: [
    ['Payments', '付款', '決済'],
    ['Order', '訂單', '注文'],
    ['Delivered', '已發貨', '付与済み'],
    ['Refund', '退款', '返金'],
    ['Duplicate order number', '訂單編號重複', '注文番号の重複'],
    ['Duplicate third-party number', '第三方編號重複', '外部注文番号の重複'],
    ['Subscription', '訂閱', '定期購入'],
  ],
  QUEST: [
    ['Quests', '任務', 'クエスト'],
    ['Claim', '領取', '受取'],
    ['Activity chest', '活躍寶箱', '活動の宝箱'],
    ['Secret command', '密令', 'シークレット指令'],
    ['Growth mission', '成長任務', '成長ミッション'],
    ['Monument', '紀念碑', '記念碑'],
  ],
  EVENT: [
    ['Events', '活動', 'イベント'],
    ['Claim', '領取', '受取'],
    ['Points', '積分', 'ポイント'],
    ['Login event', '登入活動', 'ログインイベント'],
    ['Top-up event', '儲值活動', 'チャージイベント'],
    ['Mini-game', '小遊戲', 'ミニゲーム'],
    ['Ranking', '排行榜', 'ランキング'],
  ],
  STORY: [
    ['Story', '劇情', 'ストーリー'],
    ['Scene', '場景', 'シーン'],
    ['Outing', '約會', 'デート'],
    ['Chat', '聊天', 'チャット'],
    ['Picture', '劇照', 'スチル'],
    ['Intimacy', '親密度', '親密度'],
  ],
  IDLE: [
    ['Idle', '放置', '放置'],
    ['Offline', '離線', 'オフライン'],
    ['Exploring', '探索', '探索'],
    ['Training', '訓練', '訓練'],
    ['Garrison', '駐守', '駐屯'],
    ['Mining', '挖礦', '採掘'],
  ],
  SLG: [
    ['War game', '戰爭', '戦争'],
    ['March', '行軍', '行軍'],
    ['Capture', '佔領', '占領'],
    ['Flag', '軍旗', '軍旗'],
    ['Wheel', '轉盤', 'ルーレット'],
    ['Settle', '結算', '精算'],
  ],
  CODE: [
    ['Codes', '兌換碼', 'シリアルコード'],
    ['Redeem', '兌換', '使用'],
    ['Refuse', '拒絕', '拒否'],
    ['Generate', '產生', '生成'],
    ['Suspend', '凍結', '凍結'],
  ],
} as const satisfies { readonly [system: string]: readonly Label[] };

export type LogSystem = keyof typeof SYSTEMS;

/** The systems in the order of their numbers. */
export const LOG_SYSTEMS = Object.keys(SYSTEMS) as [LogSystem, ...LogSystem[]];

const ROWS: readonly (readonly Label[])[] = Object.values(SYSTEMS);

/** What part of the game a log entry is about, by number. */
export const logSystem = enumOf(
  'log-system',
  Object.fromEntries(ROWS.flatMap(([label], index) => (label === undefined ? [] : [[index + 1, label]]))),
);

/** The number of a system, for code that writes entries. */
export function logSystemId(system: LogSystem): number {
  return LOG_SYSTEMS.indexOf(system) + 1;
}

/** What happened, in words. Null: these numbers have no name. */
export function logEventLabel(systemId: number, subSystemId: number): Localized | null {
  const labels = ROWS[systemId - 1];
  const label = labels?.[subSystemId];
  return label === undefined || subSystemId === 0 ? null : localized(...label);
}

/** The enum that the values of a system's entries belong to. Null: they are amounts or names. */
export function loggedWords(systemId: number): EnumDefinition | null {
  const system = LOG_SYSTEMS[systemId - 1];
  return system === 'PAYMENT' ? orderState : system === 'CODE' ? codeRefusal : null;
}
