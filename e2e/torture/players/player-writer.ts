import type { Api } from '../api.ts';
import type { Random } from '../random.ts';
import type { Round } from '../writers.ts';
import type { PlayerModel } from './player-model.ts';

export type PlayerWriter = {
  readonly staff: Api;
  /** Speaks as a game server. */
  readonly game: Api;
  readonly model: PlayerModel;
  readonly random: Random;
  readonly round: Round;
  /** Counts what was acknowledged. */
  readonly done: (kind: string) => void;
};
