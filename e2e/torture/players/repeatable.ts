import { Refused, type Api } from '../api.ts';

type Send<T> = (api: Api) => Promise<T>;

/**
 * Requests that happen once, however often they are sent under their key. One that was not answered
 * happened once or not at all, and is sent again in later rounds until it is answered.
 */
export type Repeatable<T> = {
  readonly answered: ReadonlyMap<string, T>;
  readonly unanswered: ReadonlyMap<string, Send<T>>;
  readonly ask: (api: Api, key: string, send: Send<T>) => Promise<T>;
  /** What earlier rounds did not hear back from waits to be sent again. */
  readonly startRound: () => void;
  /** Sends one of those again; null: there is none. */
  readonly repeatOne: (api: Api) => Promise<T> | null;
};

export function createRepeatable<T>(): Repeatable<T> {
  const answered = new Map<string, T>();
  const unanswered = new Map<string, Send<T>>();
  let lost: string[] = [];

  async function ask(api: Api, key: string, send: Send<T>): Promise<T> {
    unanswered.set(key, send);
    try {
      const answer = await send(api);
      answered.set(key, answer);
      unanswered.delete(key);
      return answer;
    } catch (problem) {
      if (isFinal(problem)) unanswered.delete(key);
      throw problem;
    }
  }

  return {
    answered,
    unanswered,
    ask,
    startRound() {
      lost = [...unanswered.keys()];
    },
    repeatOne(api) {
      const key = lost.pop();
      const send = key === undefined ? undefined : unanswered.get(key);
      return key === undefined || send === undefined ? null : ask(api, key, send);
    },
  };
}

/** A refusal changes nothing. For a while after a crash, a key counts as one that is being worked on. */
const isFinal = (problem: unknown): boolean =>
  problem instanceof Refused && problem.isRefusedWrite && problem.code !== 'request_running';
