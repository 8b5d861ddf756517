import type {
  NoAnswerReason,
  PlayerAnswer,
  PlayerFact,
  PlayerFacts,
  PlayerQuestion,
} from '../core/player-facts.ts';

/** Why a question has no answer; null: it has one. */
export function noAnswer(players: PlayerFacts, question: PlayerQuestion): NoAnswerReason | null {
  const answer: PlayerAnswer = players.answers[question] ?? { notRun: 'not_kept' };
  return 'notRun' in answer ? answer.notRun : null;
}

/** The facts of an answered question; of any other there are none. */
export function factsOf(players: PlayerFacts | undefined, question: PlayerQuestion): readonly PlayerFact[] {
  const answer = players?.answers[question] ?? [];
  return 'notRun' in answer ? [] : answer;
}
