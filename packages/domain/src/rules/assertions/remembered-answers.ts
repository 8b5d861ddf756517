import type { BrokenAssertion } from './assertion-check.ts';

/** Questions and their answers, as they travel between threads; null: it holds. */
export type Answers = readonly (readonly [question: string, answer: BrokenAssertion | null])[];

const MOST = 2000;
const known = new Map<string, BrokenAssertion | null>();

/** Answers depend on the question alone, so what did not change since the last check is not worked out again. */
export function answerOnce(question: string, workOut: () => BrokenAssertion | null): BrokenAssertion | null {
  const before = known.get(question);
  const answer = before === undefined ? workOut() : before;
  // The one that was used last goes last.
  known.delete(question);
  remember([[question, answer]]);
  return answer;
}

/** Takes over what another thread worked out. */
export function remember(answers: Answers): void {
  for (const [question, answer] of answers) known.set(question, answer);
  for (const oldest of known.keys()) {
    if (known.size <= MOST) return;
    known.delete(oldest);
  }
}

/** Everything that is known, for a thread that begins. */
export const rememberedAnswers = (): Answers => [...known];
