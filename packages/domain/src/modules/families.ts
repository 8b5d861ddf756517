import { localized } from '../core/language.ts';
import type { FamilyDefinition } from '../core/module.ts';

function family(key: string, icon: string, en: string, zh: string, jp: string): FamilyDefinition {
  return { key, icon, title: localized(en, zh, jp) };
}

/** Groups of the side menu, in menu order. `icon` is a name that the web app knows. */
export const families: readonly FamilyDefinition[] = [
  family('player-support', 'headset', 'Player support', '玩家客服', 'プレイヤー対応'),
  family('system-release', 'rocket', 'System & release', '系統與版本', 'システム・リリース'),
  family('data-tools', 'folder', 'Data & files', '資料與檔案', 'データ・ファイル'),
  family('mail-messages', 'mail', 'Mail And Announcements', '郵件與公告', 'メール・お知らせ'),
  family('items-economy', 'bag', 'Items & economy', '道具與經濟', 'アイテム・経済'),
  family('pets', 'paw', 'Pets', '寵物', 'ペット'),
  family('pet-growth', 'sprout', 'Pet growth', '寵物成長', 'ペット育成'),
  family('gods', 'sun', 'Gods', '神明', '神'),
  family('roles', 'crown', 'Heroes', '主角', '主人公'),
  family('equipment', 'shield', 'Equipment', '裝備', '装備'),
  family('runes', 'hexagon', 'Runes', '符文', 'ルーン'),
  family('skills-talents', 'bolt', 'Skills & talents', '技能與天賦', 'スキル・天賦'),
  family('skins-profile', 'shirt', 'Skins & profile', '造型與個人檔案', 'スキン・称号'),
  family('lobby-story', 'book', 'Lobby & story', '大廳與劇情', 'ロビー・ストーリー'),
  family('battle-chapters', 'swords', 'Battle & chapters', '戰鬥與章節', 'バトル・章'),
  family('towers-maze', 'tower', 'Towers & maze', '試煉塔與迷宮', '塔・迷宮'),
  family('explore-training', 'compass', 'Explore & training', '探索與訓練', '探索・訓練'),
  family('pvp', 'target', 'PvP arena', '競技場', 'アリーナ'),
  family('pvp-3v3', 'users', '3v3 arena', '3v3 競技場', '3v3アリーナ'),
  family('slg', 'flag', 'War game (SLG)', '戰爭 SLG', 'SLG戦争'),
  family('guild', 'house', 'Guild', '公會', 'ギルド'),
  family('bosses', 'skull', 'Bosses', '首領戰', 'ボス'),
  family('gacha', 'gift', 'Gacha', '轉蛋', 'ガチャ'),
  family('minigames', 'dice', 'Mini-games', '轉盤與小遊戲', 'ミニゲーム'),
  family('missions', 'checklist', 'Missions & activity', '任務與活躍度', 'ミッション・活動'),
  family('events', 'calendar', 'Events', '活動', 'イベント'),
  family('story-events', 'chat', 'Story events', '約會與劇情活動', 'ストーリーイベント'),
  family('shop-packages', 'cart', 'Shop & packages', '商城與禮包', 'ショップ・パック'),
  family('topup-purchase', 'wallet', 'Top-up & spending', '儲值與消費活動', '課金・消費イベント'),
  family('companions-palace', 'castle', 'Companions & palace', '夥伴與宮殿', '仲間・宮殿'),
];
