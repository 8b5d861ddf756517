import type { Api } from '../api.ts';
import { createRandom, type Random } from '../random.ts';
import { workUntilOver, type Round } from '../writers.ts';
import { command } from './command.ts';
import { deliver } from './deliver.ts';
import type { PlayerModel } from './player-model.ts';
import { offerCode, redeem } from './redeem.ts';

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

/** One delivery and one code at a time; several who command and who redeem, so that they meet. */
const WORK: readonly ((writer: PlayerWriter) => Promise<void>)[] = [
  deliver,
  offerCode,
  command,
  command,
  command,
  command,
  redeem,
  redeem,
  redeem,
];

/** Everybody who does something to players; each works until the round is over. */
export function servePlayersUntilOver(writer: PlayerWriter): Promise<void>[] {
  const { model, random } = writer;
  model.commands.startRound();
  model.redemptions.startRound();
  return WORK.map((work) => {
    const own = { ...writer, random: createRandom(random.below(2 ** 31)) };
    return workUntilOver(() => work(own), own);
  });
}
