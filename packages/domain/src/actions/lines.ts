import { assetKind } from '../enums/asset-kind.ts';
import { enumOf } from '../enums/enum-of.ts';
import { progressPart } from '../enums/progress-part.ts';
import { sanctionKind } from '../enums/sanction-kind.ts';
import { userStatus } from '../enums/user-status.ts';
import { line } from './define-line.ts';

/*
 * What more than one action changes. A line of a single action is in that action's file.
 */

const sessionState = enumOf('session-state', { online: ['Online', '在線上', 'オンライン'] });
const vipFigure = enumOf('vip-figure', {
  level: ['VIP level', 'VIP 等級', 'VIPレベル'],
  points: ['VIP points', 'VIP 點數', 'VIPポイント'],
});

export const session = line(['Game session', '遊戲連線', 'ゲームのセッション'], {
  words: sessionState,
});
export const wallet = line(['Wallet', '貨幣', '通貨'], { names: assetKind });
export const possession = line(['Items', '物品', '所持品'], { names: assetKind });
export const mail = line(['Mail', '郵件', 'メール'], { isDrawn: true });
export const sanctioned = line(['Sanction', '處分', '処分'], { names: sanctionKind, isDrawn: true });
export const status = line(['Status', '狀態', '状態'], { words: userStatus });
export const name = line(['Name', '名稱', '名前']);
export const vip = line(['VIP', 'VIP', 'VIP'], { names: vipFigure });
export const progress = line(['Progress', '進度', '進行'], { names: progressPart, isDrawn: true });
export const device = line(['Device', '裝置', '端末'], { isDrawn: true });
export const order = line(['Order', '訂單', '注文'], { isNumbered: true, isDrawn: true });
export const message = line(['Message', '訊息', 'メッセージ'], { isDrawn: true });
