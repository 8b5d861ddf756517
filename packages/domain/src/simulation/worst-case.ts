import { GOAL, type GoalChain } from './goal-chain.ts';

/** The most draws that a goal can take, and the draws on that way that bring it nearer. */
export type WorstCase = { readonly draws: number; readonly hits: readonly number[] };

const UNKNOWN = 0;
const OPEN = -1;

/** The longest way to the goal. Null where it can take for ever: a way leads back to a place it has left. */
export function worstCase(chain: GoalChain): WorstCase | null {
  const lengths = longestWays(chain);
  if (lengths === null) return null;
  const hits: number[] = [];
  let draws = 0;
  for (let place = 0; place !== GOAL;) {
    const step = longestStep(chain, lengths, place);
    if (step === null) return null;
    draws += 1;
    if (chain.nearer[step] === true) hits.push(draws);
    place = chain.targets[step] ?? GOAL;
  }
  return { draws, hits };
}

/** The step after which most draws are still to come. */
function longestStep(chain: GoalChain, lengths: Int32Array, place: number): number | null {
  let best: number | null = null;
  let most = -1;
  for (let index = chain.firsts[place] ?? 0; index < (chain.firsts[place + 1] ?? 0); index += 1) {
    const length = lengthAt(lengths, chain.targets[index] ?? GOAL);
    if (length > most) [best, most] = [index, length];
  }
  return best;
}

const lengthAt = (lengths: Int32Array, place: number): number => (place === GOAL ? 0 : (lengths[place] ?? 0));

/** The most draws from each place to the goal, searched depth first; null if a way leads in a circle. */
function longestWays(chain: GoalChain): Int32Array | null {
  const lengths = new Int32Array(chain.size).fill(UNKNOWN);
  const path: { readonly place: number; index: number }[] = [];
  const enter = (place: number): void => {
    lengths[place] = OPEN;
    path.push({ place, index: chain.firsts[place] ?? 0 });
  };
  enter(0);
  for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
    if (top.index === chain.firsts[top.place + 1]) {
      const step = longestStep(chain, lengths, top.place);
      lengths[top.place] = 1 + (step === null ? 0 : lengthAt(lengths, chain.targets[step] ?? GOAL));
      path.pop();
      continue;
    }
    const target = chain.targets[top.index] ?? GOAL;
    top.index += 1;
    if (target === GOAL) continue;
    if (lengths[target] === OPEN) return null;
    if (lengths[target] === UNKNOWN) enter(target);
  }
  return lengths;
}
