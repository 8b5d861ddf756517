import { createRandom } from '../random.ts';
import { workUntilOver } from '../writers.ts';
import { command } from './command.ts';
import { deliver } from './deliver.ts';
import type { PlayerWriter } from './player-writer.ts';
import { offerCode, redeem } from './redeem.ts';

/** One delivery and one code at a time; several workers command and redeem, so that they collide. */
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

/** All workers that change players; each works until the round is over. */
export function servePlayersUntilOver(writer: PlayerWriter): Promise<void>[] {
  const { model, random } = writer;
  model.commands.startRound();
  model.redemptions.startRound();
  return WORK.map((work) => {
    const own = { ...writer, random: createRandom(random.below(2 ** 31)) };
    return workUntilOver(() => work(own), own);
  });
}
