import type { RecordData } from '../core/json.ts';
import { bannerOf } from './gachapons.ts';
import { text, type Trio } from './names.ts';

const SENDER: Trio = ['Emberfall', '燼落之地', 'エンバーフォール'];
const LANTERN_TICKET = 1021;
const TRAVELLERS_CHEST = 1031;
const gems = (amount: number): RecordData => ({ asset_kind: 'gem', amount });

const MAILS: readonly RecordData[] = [
  {
    id: 1,
    mail_type: 'system',
    title: text(['Welcome to Emberfall', '歡迎來到燼落之地', 'エンバーフォールへようこそ']),
    body: text([
      'Dear {player}, the hearth is lit and a seat is kept for you.<br>Take <b>300 gems</b> and ten tickets for the road.',
      '{player} 你好，爐火已點燃，也為你留了位子。<br>請收下 <b>300 寶石</b>與十張燈籠券，祝旅途順利。',
      '{player}さん、炉に火を入れ、席を用意してお待ちしていました。<br>旅のお供に<b>ジェム300</b>とランタン券10枚をどうぞ。',
    ]),
    rewards: [gems(300), { asset_kind: 'item', target_id: LANTERN_TICKET, amount: 10 }],
    recipient_type: 'new_users',
    send_at: '2025-03-02 04:00:00',
    expire_days: 365,
    jump_type: 'feature',
    jump_feature: 'gacha',
  },
  {
    id: 2,
    status: 'not_open',
    mail_type: 'compensation',
    title: text(['Sorry for the long wait', '維護延長致歉', 'メンテナンス延長のお詫び']),
    body: text([
      'The maintenance on Tuesday took longer than announced. Please accept <b>200 gems</b> with our apologies.',
      '星期二的維護時間超出預期，謹致上 <b>200 寶石</b>表達歉意。',
      '火曜日のメンテナンスが予定より長引きました。お詫びとして<b>ジェム200</b>をお贈りします。',
    ]),
    rewards: [gems(200)],
    recipient_type: 'all',
    send_at: '2026-11-24 12:00:00',
    expire_days: 14,
  },
  {
    id: 3,
    mail_type: 'event',
    title: text(['The Frostwind Tower rises', '霜風之塔即將現身', '霜風の塔、まもなく出現']),
    body: text([
      'From tomorrow, 11:00 (UTC+8), thirty floors of ice await travellers of level 15 and above. A chest to prepare yourself:',
      '明日 11:00（UTC+8）起，三十層冰塔等候 15 級以上的旅人。附上一份行前寶箱：',
      '明日11:00（UTC+8）から、三十階の氷の塔がレベル15以上の旅人を待っています。支度の宝箱をどうぞ。',
    ]),
    rewards: [{ asset_kind: 'item', target_id: TRAVELLERS_CHEST, amount: 2 }],
    recipient_type: 'condition',
    condition: { match: 'all', rows: [{ kind: 'user_level', op: 'ge', value: 15 }] },
    send_at: '2026-11-30 03:00:00',
    expire_days: 7,
    jump_type: 'record',
    jump_module: 'special-event-setting',
    jump_record_id: '502',
  },
  {
    id: 4,
    status: 'not_open',
    mail_type: 'maintenance',
    title: text(['A new harbour opens', '新伺服器開放', '新しいサーバーのご案内']),
    body: text([
      'Friends of Windmill Village: a fourth world opens next Tuesday. Tell those who are still looking for a home.',
      '風車村的朋友們：第四個世界將於下星期二開放，歡迎告訴仍在尋找家園的朋友。',
      '風車村の皆さん、来週の火曜日、四つ目の世界が開きます。住まいを探している友だちに伝えてください。',
    ]),
    recipient_type: 'server',
    server_ids: [1, 2],
    send_at: '2026-12-10 03:00:00',
    expire_days: 10,
  },
  {
    id: 5,
    mail_type: 'personal',
    title: text(['Winners of the drawing contest', '繪圖活動得獎通知', 'イラストコンテスト受賞のお知らせ']),
    body: text([
      'Your drawing hangs in the guild hall now, {player}. Thank you!',
      '{player}，你的畫作已掛在公會大廳，謝謝你！',
      '{player}さんの絵をギルドホールに飾りました。ありがとうございます！',
    ]),
    rewards: [gems(300)],
    recipient_type: 'account_ids',
    account_ids: '100123, 100164, 100187',
    send_at: '2026-12-05 03:00:00',
    expire_days: 60,
    delete_after_claim: true,
  },
];

/** The mail that greets new players, mails that wait for their time, and drafts. */
export function demoMails(): readonly RecordData[] {
  return MAILS.map((mail, index) => ({
    status: 'active',
    sort_order: index,
    sender: text(SENDER),
    delete_after_claim: false,
    jump_type: 'none',
    ...mail,
  }));
}

function shown(start_date: string, end_date: string): RecordData {
  return { type: 'limited_period', periods: [{ start_date, end_date }] };
}

const ANNOUNCEMENTS: readonly RecordData[] = [
  {
    id: 1,
    category: 'event',
    title: text(['Lantern Harvest has begun', '燈火豐收祭開始', '灯火収穫祭、開催中']),
    body: text([
      'Until the harvest ends, Maple Tokens drop in every battle of the story.<br>The stalls stay open three days longer.',
      '豐收祭期間，主線各場戰鬥皆會掉落楓葉代幣。<br>攤位將多開放三天。',
      '収穫祭が終わるまで、メインの全バトルでもみじトークンが手に入ります。<br>屋台は三日長く開いています。',
    ]),
    banner: bannerOf('event-501'),
    timeslot: shown('2026-11-13 03:00:00', '2026-12-05 03:00:00'),
    popup_on_login: 'once',
    pin: true,
    show_new_badge_days: 3,
    jump_type: 'record',
    jump_module: 'special-event-setting',
    jump_record_id: '501',
  },
  {
    id: 2,
    category: 'gacha',
    title: text([
      'Autumn Embers: Ember Fox and Plume Drake',
      '秋燼：燼火狐與羽龍登場',
      '秋の残り火：残り火キツネと羽ドレイク',
    ]),
    body: text([
      'Both are featured while the gachapon is open. One of them is certain within 90 draws.',
      '轉蛋開放期間兩者機率提升，90 抽內必得其一。',
      'ガチャの開催中はどちらもピックアップ。90回以内にどちらかが必ず出ます。',
    ]),
    banner: bannerOf('gachapon-3007'),
    timeslot: shown('2026-11-13 03:00:00', '2026-12-05 03:00:00'),
    popup_on_login: 'once_a_day',
    pin: true,
    jump_type: 'record',
    jump_module: 'gachapon-setting',
    jump_record_id: '3007',
  },
  {
    id: 3,
    category: 'maintenance',
    title: text(['Maintenance on Tuesday', '星期二維護通知', '火曜日のメンテナンスのお知らせ']),
    body: text([
      'All worlds rest on Tuesday from 10:00 to 13:00 (UTC+8). Please leave battles before.',
      '星期二 10:00 至 13:00（UTC+8）所有伺服器進行維護，請提前離開戰鬥。',
      '火曜日10:00〜13:00（UTC+8）、全サーバーでメンテナンスを行います。バトルは事前に終えてください。',
    ]),
    timeslot: shown('2026-11-22 02:00:00', '2026-11-24 05:00:00'),
    popup_on_login: 'always',
    pin: true,
  },
  {
    id: 4,
    category: 'update',
    title: text(['What is new in 1.4', '1.4 版更新內容', 'バージョン1.4の変更点']),
    body: text([
      'The Tower of Embers reaches floor 50. Five property towers open on their days. Stew fills more.',
      '餘燼之塔開放至 50 層，五座屬性塔輪日開放，燉湯恢復更多體力。',
      '残り火の塔が50階まで。五つの属性の塔が曜日ごとに開きます。シチューの回復量も増えました。',
    ]),
    timeslot: { type: 'always_open' },
    popup_on_login: 'never',
    pin: false,
    jump_type: 'url',
    jump_url: 'https://emberfall.example/news/1-4',
  },
  {
    id: 5,
    category: 'bug',
    title: text(['Known problems', '已知問題', '確認している不具合']),
    body: text([
      'On some phones the music of Cloud Harbour stops after ten minutes. We are looking into it.',
      '部分手機在雲港的音樂會於十分鐘後停止，我們正在處理。',
      '一部の端末で、雲の港の音楽が十分ほどで止まります。調査中です。',
    ]),
    timeslot: { type: 'always_open' },
    platforms: ['android'],
    popup_on_login: 'never',
    pin: false,
  },
  {
    id: 6,
    status: 'not_open',
    category: 'notice',
    title: text(['Play fair, play friendly', '公平友善的遊戲環境', '気持ちよく遊ぶために']),
    body: text([
      'Names and messages should be fit for every hearth. The full rules are in Settings.',
      '名稱與訊息請保持友善，完整規範請見設定頁。',
      '名前やメッセージは、だれが見ても心地よいものに。くわしい決まりは設定画面にあります。',
    ]),
    timeslot: { type: 'always_open' },
    server_ids: [1, 2],
    popup_on_login: 'never',
    pin: false,
    jump_type: 'avg',
    jump_avg_id: 9001,
  },
];

/** The notice board, and a notice that is still being written. Texts name weekdays: their dates move. */
export function demoAnnouncements(): readonly RecordData[] {
  return ANNOUNCEMENTS.map((announcement, index) => ({
    status: 'active',
    sort_order: index,
    jump_type: 'none',
    ...announcement,
  }));
}
