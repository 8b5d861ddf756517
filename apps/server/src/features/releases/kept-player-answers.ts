import type { Clock } from '../../platform/clock.ts';
import type { PlayerCheckRequest, PlayerChecks } from '../../players/player-checks.ts';

/** Problems are read again after every save; in between, the players hardly change. */
const KEPT_MILLISECONDS = 30_000;

/** Requests differ by environment and by the accounts that are listed there. */
const KEPT_ANSWERS = 16;

type KeptChecks = {
  /** Asks the store, for what goes out to players. */
  readonly fresh: PlayerChecks;
  /** Answers of the last 30 seconds where there are any, for people who look. */
  readonly kept: PlayerChecks;
};

/** Remembers what a player store answered. Failures are not remembered. */
export function keepPlayerAnswers({ questions, ask }: PlayerChecks, clock: Clock): KeptChecks {
  const answers = new Map<string, { readonly until: number; readonly answer: ReturnType<typeof ask> }>();
  const askAnew = (request: PlayerCheckRequest): ReturnType<typeof ask> => {
    const key = JSON.stringify(request);
    const own = { until: clock.now().getTime() + KEPT_MILLISECONDS, answer: ask(request) };
    answers.delete(key);
    answers.set(key, own);
    own.answer.catch(() => {
      if (answers.get(key) === own) answers.delete(key);
    });
    const [oldest] = answers.keys();
    if (answers.size > KEPT_ANSWERS && oldest !== undefined) answers.delete(oldest);
    return own.answer;
  };
  return {
    fresh: { questions, ask: askAnew },
    kept: {
      questions,
      ask(request) {
        const known = answers.get(JSON.stringify(request));
        return known !== undefined && clock.now().getTime() < known.until ? known.answer : askAnew(request);
      },
    },
  };
}
