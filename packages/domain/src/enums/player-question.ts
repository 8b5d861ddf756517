import type { NoAnswerReason, PlayerQuestion } from '../core/player-facts.ts';
import { localized } from '../core/language.ts';
import { closedEnum } from './closed-enum.ts';

/** Questions about players in words. */
export const playerQuestion = closedEnum<PlayerQuestion>('player-question', {
  player_level: ['the highest player level', '玩家的最高等級', 'プレイヤーの最高レベル'],
  vip_level: ['the highest VIP level of a player', '玩家的最高 VIP 等級', 'プレイヤーの最高VIPレベル'],
  hero_level: ['the highest hero level of a player', '玩家主角的最高等級', 'プレイヤーの主人公の最高レベル'],
  pet_level: ['the highest pet level of a player', '玩家寵物的最高等級', 'プレイヤーのペットの最高レベル'],
  god_level: [
    'the highest level of each god that players have',
    '玩家各神明的最高等級',
    '神ごとのプレイヤーの最高レベル',
  ],
  equipment_level: [
    'the highest level of each piece of equipment that players have',
    '玩家各裝備的最高等級',
    '装備ごとのプレイヤーの最高レベル',
  ],
  rune_level: ['the highest rune level of a player', '玩家符文的最高等級', 'プレイヤーのルーンの最高レベル'],
  guild_level: ['the highest guild level', '公會的最高等級', 'ギルドの最高レベル'],
  guild_members: [
    'the largest guild of each level',
    '各等級公會的最多人數',
    'レベルごとの最大のギルドの人数',
  ],
  listed_accounts: ['the players listed as recipients', '收件名單中的玩家', '宛先に挙げたプレイヤー'],
});

/** Why a question has no answer, in words. */
export const noAnswerReason = closedEnum<NoAnswerReason>('no-answer-reason', {
  not_kept: [
    'the player store does not keep it',
    '玩家資料庫沒有這項資料',
    'プレイヤーのデータベースにこの情報がありません',
  ],
  too_slow: [
    'the player store took too long to answer',
    '玩家資料庫未在時限內回應',
    'プレイヤーのデータベースが時間内に応答しませんでした',
  ],
  failed: [
    'the player store answered with an error',
    '玩家資料庫回應錯誤',
    'プレイヤーのデータベースがエラーを返しました',
  ],
  no_players: ['the environment has no players', '此環境沒有玩家', 'この環境にはプレイヤーがいません'],
  too_many: ['too many players are listed', '名單中的玩家過多', '挙げたプレイヤーが多すぎます'],
});

/** The check of what clients understand, and why it did not run, in words. */
export const oldestClient = {
  check: localized(
    'the oldest client that supports it',
    '可支援此內容的最低用戶端版本',
    '対応するクライアントの最低バージョン',
  ),
  reason: localized(
    'the version has no minimum client version',
    '此版本未填寫最低用戶端版本',
    'このバージョンに最低クライアント版が入力されていません',
  ),
} as const;
