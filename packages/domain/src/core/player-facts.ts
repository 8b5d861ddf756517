/** What checks of a whole version ask about all players of an environment. */
export type PlayerQuestion =
  | 'player_level'
  | 'vip_level'
  | 'hero_level'
  | 'pet_level'
  | 'god_level'
  | 'equipment_level'
  | 'rune_level'
  | 'guild_level'
  | 'guild_members'
  | 'listed_accounts';

/** Why a question has no answer. */
export type NoAnswerReason = 'not_kept' | 'too_slow' | 'failed' | 'no_players' | 'too_many';

/** A player or guild as an example of a fact. */
export type FactExample = { readonly serverId: number; readonly id: number; readonly name: string };

/**
 * The largest number that players have. `of`: what they have it of, the number of a god or the level of a
 * guild; '' where the question is about one thing. Of `listed_accounts`, an account that exists, with `most` 1.
 */
export type PlayerFact = {
  readonly of: string;
  readonly most: number;
  readonly examples: readonly FactExample[];
};

/** Facts, or why there are none: a check whose question has no answer did not run. */
export type PlayerAnswer = readonly PlayerFact[] | { readonly notRun: NoAnswerReason };

/** What a player store answered before a whole version is checked. Plain data: it travels to other threads. */
export type PlayerFacts = {
  /** When it was asked: UTC, `YYYY-MM-DD HH:mm:ss`. */
  readonly at: string;
  /** By question; one that is missing was not asked. */
  readonly answers: { readonly [question in PlayerQuestion]?: PlayerAnswer };
};

/** At most so many examples of a fact. */
export const MAX_FACT_EXAMPLES = 3;
