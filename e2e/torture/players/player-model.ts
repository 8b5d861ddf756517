import { createRepeatable, type Repeatable } from './repeatable.ts';

/** A player whom commands and codes are about. */
export type Subject = { readonly server: number; readonly account: number };

/** A command that can be undone. */
type Undoable = { readonly subject: Subject; readonly commandId: string };

/** A delivery that has not come to its end, and what it was doing when it was looked at last. */
export type Underway = { readonly id: number; phase: 'gathering' | 'sending' | 'recalling' | 'over' };

export type DeliveryEnd = 'sent' | 'recalled';

/** What staff and the game server were told about players; it outlives the rounds. */
export type PlayerModel = {
  readonly subjects: readonly Subject[];
  readonly gameToken: string;
  /** Commands and undos by their key, each answered with its number. */
  readonly commands: Repeatable<string>;
  readonly undoable: Undoable[];
  /** Redemptions by their request id, each answered with the number of its mail. */
  readonly redemptions: Repeatable<number>;
  /** The code that players redeem until it is used up. */
  openCode: string | null;
  lastBatch: number;
  underway: Underway | null;
  readonly ended: Map<number, DeliveryEnd>;
};

export function createPlayerModel(given: Pick<PlayerModel, 'subjects' | 'gameToken'>): PlayerModel {
  return {
    ...given,
    commands: createRepeatable(),
    undoable: [],
    redemptions: createRepeatable(),
    openCode: null,
    lastBatch: 0,
    underway: null,
    ended: new Map(),
  };
}
