import { localized } from '@quartermaster/domain/core/language';
import type { PanelTable } from '../engine/panels.ts';
import { lazyPart } from '../ui/overlay/lazy-part.tsx';
import { withTexts } from './with-texts.ts';

/** What fills the panel slots that module definitions name. */
export const PANELS: PanelTable = {
  'gacha-banner': {
    title: localized('Player preview', '玩家所見', 'プレイヤーの画面'),
    place: 'above',
    Content: lazyPart(async () => (await import('../features/gacha-odds/gacha-banner.tsx')).GachaBanner),
  },
  'gacha-odds': {
    title: localized('Odds', '機率', '確率'),
    place: 'beside',
    Content: lazyPart(async () => (await import('../features/gacha-odds/odds-panel.tsx')).OddsPanel),
  },
  'event-home': {
    title: localized('Event at a glance', '活動總覽', 'イベントの全体像'),
    place: 'above',
    Content: lazyPart(
      async () => (await withTexts(import('../features/events/event-home.tsx'))).EventHomePanel,
    ),
  },
  'pet-profile': {
    title: localized('Profile', '角色檔案', 'プロフィール'),
    place: 'above',
    Content: lazyPart(async () => (await import('../features/pet-profile/pet-profile.tsx')).PetProfile),
  },
  'battle-board': {
    title: localized('Battlefield', '戰場', '戦場'),
    place: 'above',
    Content: lazyPart(async () => (await import('../features/battle-board/battle-board.tsx')).BattleBoard),
  },
  'battle-drops': {
    title: localized('Drops', '掉落', 'ドロップ'),
    place: 'beside',
    Content: lazyPart(async () => (await import('../features/battle-board/drops-panel.tsx')).DropsPanel),
  },
  board: {
    title: localized('Board', '盤面', 'ボード'),
    place: 'above',
    Content: lazyPart(async () => (await import('../features/boards/board-panel.tsx')).BoardPanel),
  },
  wheel: {
    title: localized('Wheel', '轉盤', 'ルーレット'),
    place: 'beside',
    Content: lazyPart(async () => (await import('../features/boards/wheel-panel.tsx')).WheelPanel),
  },
  'redemption-codes': {
    title: localized('Codes of this batch', '此批次的兌換碼', 'このバッチのコード'),
    place: 'above',
    Content: lazyPart(async () => (await import('../features/redemption-codes/batch-panel.tsx')).BatchPanel),
  },
  'find-code': {
    title: localized('Find a code', '查詢兌換碼', 'コードを探す'),
    place: 'list',
    Content: lazyPart(async () => (await import('../features/redemption-codes/find-code.tsx')).FindCode),
  },
  'blocked-player': {
    title: localized('Player', '玩家', 'プレイヤー'),
    place: 'above',
    Content: lazyPart(
      async () => (await withTexts(import('../features/players/records/player-panels.tsx'))).BlockedPlayer,
    ),
  },
  'super-account': {
    title: localized('Player', '玩家', 'プレイヤー'),
    place: 'above',
    Content: lazyPart(
      async () => (await withTexts(import('../features/players/records/player-panels.tsx'))).SuperAccount,
    ),
  },
  'story-player': {
    title: localized('Play the story', '播放劇情', 'シナリオを再生'),
    place: 'beside',
    Content: lazyPart(async () => (await import('../features/stories/story-panel.tsx')).StoryPanel),
  },
  'game-clock': {
    title: localized('Current game time', '目前遊戲時間', '現在のゲーム時間'),
    place: 'above',
    Content: lazyPart(async () => (await import('../features/schedule/game-clock.tsx')).GameClock),
  },
  'schedule-week': {
    title: localized('Week', '一週排程', '1週間の予定'),
    place: 'list',
    Content: lazyPart(async () => (await import('../features/schedule/schedule-week.tsx')).ScheduleWeek),
  },
  'thread-player': {
    title: localized('Play the thread', '播放主題', 'スレッドを再生'),
    place: 'above',
    Content: lazyPart(async () => (await import('../features/stories/thread-panel.tsx')).ThreadPanel),
  },
  'named-story': {
    title: localized('Story', '劇情', 'シナリオ'),
    place: 'beside',
    Content: lazyPart(
      async () => (await import('../features/stories/named-story-panel.tsx')).NamedStoryPanel,
    ),
  },
  'mail-preview': {
    title: localized('Preview', '預覽', 'プレビュー'),
    place: 'beside',
    Content: lazyPart(async () => (await import('../features/mail-preview/mail-preview.tsx')).MailPreview),
  },
};
