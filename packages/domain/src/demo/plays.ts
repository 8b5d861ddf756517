import type { RecordData } from '../core/json.ts';
import { demoBingo, demoBingoCards, demoBingoRewards } from './play-bingo.ts';
import {
  demoBoardCells,
  demoBoardGames,
  demoBoardMissions,
  demoChanceCards,
  demoDice,
  demoLapRewards,
} from './play-board-game.ts';
import {
  demoMines,
  demoMiningBlocks,
  demoMiningLayers,
  demoMiningRewards,
  demoMiningTools,
} from './play-mining.ts';
import {
  demoTreasureHunts,
  demoTreasureMissions,
  demoTreasurePieces,
  demoTreasureRounds,
} from './play-treasure.ts';
import { demoCrazyWheels, demoWheels, demoWheelsV2, demoWheelTypes } from './play-wheels.ts';

/** Wheels and small games of the season. */
export function demoPlays(): { readonly [moduleKey: string]: readonly RecordData[] } {
  return {
    'wheel-type-setting': demoWheelTypes(),
    'wheel-setting': demoWheels(),
    'wheel-setting-v2': demoWheelsV2(),
    'crazy-wheel-setting': demoCrazyWheels(),
    'bingo-setting': demoBingo(),
    'bingo-temp-setting': demoBingoCards(),
    'bingo-reward-setting': demoBingoRewards(),
    'monopoly-setting': demoBoardGames(),
    'monopoly-cell-setting': demoBoardCells(),
    'monopoly-dice-setting': demoDice(),
    'monopoly-event-setting': demoChanceCards(),
    'monopoly-lap-reward-setting': demoLapRewards(),
    'monopoly-mission-setting': demoBoardMissions(),
    'mining-setting': demoMines(),
    'mining-block-setting': demoMiningBlocks(),
    'mining-layer-setting': demoMiningLayers(),
    'mining-tool-setting': demoMiningTools(),
    'mining-reward-setting': demoMiningRewards(),
    'treasure-setting': demoTreasureHunts(),
    'treasure-piece-setting': demoTreasurePieces(),
    'treasure-round-setting': demoTreasureRounds(),
    'treasure-mission-setting': demoTreasureMissions(),
  };
}
