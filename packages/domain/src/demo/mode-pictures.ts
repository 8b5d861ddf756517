import { image, type DemoFile } from './demo-file.ts';
import { iconPath } from './icon-paths.ts';
import { DEMO_ANGELS, DEMO_GARRISONS, DEMO_GUARDIANS, DEMO_STATUES } from './palace-names.ts';
import type { DemoProperty } from './pet-names.ts';
import { DEMO_COUNTRIES, DEMO_FLAGS } from './slg-names.ts';
import { PALETTES } from './svg.ts';
import { badge } from './thing-pictures.ts';

type Frame = 'circle' | 'square' | 'diamond';
type Badge = readonly [file: string, sign: string, property: DemoProperty];

/** Badges of what players do besides fighting their way through the story. The first of a folder is its default. */
const BADGES: readonly (readonly [folder: string, frame: Frame, badges: readonly Badge[]])[] = [
  [
    'mission',
    'circle',
    [
      ['default', '任', 'none'],
      ['sprout', '芽', 'wood'],
      ['road', '道', 'water'],
      ['flame', '炎', 'fire'],
      ['peak', '峰', 'thunder'],
      ['star', '星', 'nihil'],
      ['friends', '友', 'none'],
    ],
  ],
  [
    'arena',
    'diamond',
    [
      ['default', '競', 'none'],
      ['d', 'D', 'none'],
      ['c', 'C', 'wood'],
      ['b', 'B', 'water'],
      ['a', 'A', 'fire'],
      ['s', 'S', 'thunder'],
    ],
  ],
  [
    'maze',
    'square',
    [
      ['default', '迷', 'none'],
      ['blade', '刃', 'fire'],
      ['ward', '護', 'water'],
      ['wind', '風', 'wood'],
      ['luck', '福', 'thunder'],
      ['curse', '呪', 'nihil'],
      ['fang', '牙', 'thunder'],
      ['hearth', '暖', 'fire'],
      ['fountain', '泉', 'water'],
      ['guard', '番', 'none'],
    ],
  ],
  [
    'train',
    'circle',
    [
      ['default', '練', 'none'],
      ['yard', '場', 'wood'],
      ['hall', '館', 'fire'],
      ['library', '書', 'water'],
      ['garden', '園', 'nihil'],
    ],
  ],
  [
    'minigame',
    'square',
    [
      ['wheel', '輪', 'thunder'],
      ['wheel-night', '夜', 'nihil'],
      ['pointer', '針', 'fire'],
      ['card', '運', 'nihil'],
      ['card-good', '吉', 'thunder'],
      ['card-bad', '凶', 'none'],
      ['card-quiz', '問', 'water'],
      ['block-dirt', '土', 'none'],
      ['block-ore', '鉱', 'water'],
      ['block-chest', '箱', 'thunder'],
      ['block-bomb', '爆', 'fire'],
      ['block-stone', '岩', 'nihil'],
      ['block-spring', '泉', 'wood'],
      ['tool-pick', '鎬', 'none'],
      ['tool-drill', '鑽', 'water'],
      ['tool-bomb', '爆', 'fire'],
      ['piece-default', '宝', 'none'],
      ['piece-lamp', '灯', 'fire'],
      ['piece-kite', '凧', 'wood'],
      ['piece-crown', '冠', 'thunder'],
      ['piece-boat', '舟', 'water'],
    ],
  ],
  [
    'monument',
    'square',
    [
      ['default', '碑', 'none'],
      ['first', '先', 'fire'],
      ['tower', '塔', 'thunder'],
      ['collection', '集', 'water'],
      ['server', '眾', 'wood'],
      ['veteran', '古', 'nihil'],
    ],
  ],
  [
    'star-sign',
    'circle',
    [
      ['default', '☆', 'none'],
      ['aries', '♈', 'fire'],
      ['taurus', '♉', 'wood'],
      ['gemini', '♊', 'thunder'],
      ['cancer', '♋', 'water'],
      ['leo', '♌', 'fire'],
      ['virgo', '♍', 'wood'],
      ['libra', '♎', 'thunder'],
      ['scorpio', '♏', 'water'],
      ['sagittarius', '♐', 'fire'],
      ['capricorn', '♑', 'wood'],
      ['aquarius', '♒', 'thunder'],
      ['pisces', '♓', 'water'],
    ],
  ],
  [
    'slg',
    'square',
    [
      ['default', '旗', 'none'],
      ['map', '圖', 'wood'],
      ['home', '家', 'wood'],
      ['castle', '城', 'thunder'],
      ...DEMO_COUNTRIES.map(({ id, sign, property }): Badge => [`country-${id}`, sign, property]),
      ...DEMO_FLAGS.map(({ sign }, index): Badge => [`flag-${index + 1}`, sign, 'fire']),
    ],
  ],
  [
    'statue',
    'square',
    [
      ['default', '像', 'none'],
      ...DEMO_STATUES.map(({ id, sign, property }): Badge => [String(id), sign, property]),
    ],
  ],
  [
    'garrison',
    'square',
    [
      ['default', '駐', 'none'],
      ...DEMO_GARRISONS.map(({ id, sign, property }): Badge => [String(id), sign, property]),
    ],
  ],
  [
    'companion',
    'diamond',
    [
      ['default', '伴', 'none'],
      ...DEMO_GUARDIANS.map(({ id, sign, property }): Badge => [`guardian-${id}`, sign, property]),
      ...DEMO_ANGELS.map(({ id, sign, property }): Badge => [`angel-${id}`, sign, property]),
    ],
  ],
  [
    'guild',
    'square',
    [
      ['default', '盟', 'none'],
      ['penny', '錢', 'wood'],
      ['candle', '燭', 'thunder'],
      ['incense', '香', 'nihil'],
      ['feast', '宴', 'fire'],
    ],
  ],
];

/** Badges of missions, monuments, arenas, mazes, training, guilds, wars and star signs; among them the defaults of required ones. */
export function modeFiles(): readonly DemoFile[] {
  return BADGES.flatMap(([folder, frame, badges]) =>
    badges.map(([file, sign, property]) =>
      image(iconPath(folder, file), badge(sign, PALETTES[property], frame)),
    ),
  );
}
