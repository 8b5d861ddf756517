import type { FieldCondition } from './demand-parameters.ts';
import type { Localized } from './language.ts';
import type { PlayerQuestion } from './player-facts.ts';

/** A condition on a field of the record itself. */
type OwnCondition = Extract<FieldCondition, { readonly in: unknown }>;

/** The parameters of rules that follow links or compare texts, by name. */
export type AlgorithmParameters = {
  /** These fields carry the same `{placeholders}`: texts, and keys of rows (`levels.params.key`) in every list of them. */
  same_placeholders: { readonly fields: readonly string[] };
  /** `{placeholders}` of a text equal the `key`s of every row of `rows`. Inside rows, both belong to the same row. */
  placeholders_match_rows: { readonly field: string; readonly rows: string; readonly key: string };
  /** The files named by these fields have one extension. */
  same_extension: { readonly fields: readonly string[] };
  /** Each of `rows` names in `before` the `key` of another one; every chain begins at the row that the record's `root` names. */
  rows_form_tree: {
    readonly root: string;
    readonly rows: string;
    readonly key: string;
    readonly before: string;
  };
  /** Jumps among `lines`, and `choices` after them, land on a line, and every way leads to an end. */
  script_reaches_end: { readonly lines: string; readonly choices: string };
  /** Every one of `lines` is on some way from the first. */
  script_lines_reached: { readonly lines: string; readonly choices: string };
  /**
   * Records in a group are parts of a talk that begins with the one whose field `entry` is true. The reference
   * `next` leads on from a part, and so do the references `to` of the records of `module` that name it in `part`.
   * Every part can be reached from the first and leads to one from which nothing leads on.
   */
  parts_lead_through: {
    readonly groupBy: string;
    readonly entry: string;
    readonly next: string;
    readonly module: string;
    readonly part: string;
    readonly to: string;
  };
  /** What the record in `from` is turned into by the rewards `gives` never leads back to it, and ends after `steps`. */
  conversion_ends: { readonly from: string; readonly gives: readonly string[]; readonly steps: number };
  /** The records that the references `from` and `to` name have a number `by`: ranges of it begin with 1 and follow one another. */
  ranges_follow: { readonly from: string; readonly to: string; readonly by: string };
  /**
   * Records in a group are nodes of a map, `at` places that the rows `next` name in their fields `to`. Every
   * node can be reached from the one whose field `type` is `start`, and leads to one where it is `end`.
   */
  map_leads_through: {
    readonly groupBy: readonly string[];
    readonly at: readonly string[];
    readonly next: string;
    readonly to: readonly string[];
    readonly type: string;
    readonly start: string;
    readonly end: string;
  };
  /**
   * `rows` name pieces, `count` of each, whose `size` is two of their fields: all together they need no more
   * cells than the board has, whose sides are the fields `grid` of the record that `board` names.
   */
  pieces_fit: {
    readonly rows: string;
    readonly piece: string;
    readonly count: string;
    readonly size: readonly [width: string, height: string];
    readonly board: string;
    readonly grid: readonly [width: string, height: string];
  };
  /**
   * Records in a group are the cells of a round, numbered `at` from 0. One that moves a player who lands on it, by
   * so many cells or to the record that `to` names, leads to one that does not.
   */
  moves_end: {
    readonly groupBy: readonly string[];
    readonly at: string;
    readonly by: string;
    readonly to: string;
  };
  /**
   * What a row `gets` is no asset that it `pays` with, and sells for no more than it costs: a record that is
   * got has its selling price in `price`. `off`: a share of the price that is not paid, where there is one.
   */
  no_gain_by_selling: {
    readonly rows: string;
    readonly gets: string;
    readonly pays: string;
    readonly off?: string;
    readonly price: string;
  };
  /** In each asset, `many` at once cost no more than so many `times` the cost of `one`. */
  no_dearer_in_bulk: { readonly one: string; readonly many: string; readonly times: number };
  /** `field` is at most what the field `sum` of the records that `of` names comes to; of all records where it names none. */
  at_most_together: { readonly field: string; readonly of: string; readonly sum: string };
  /**
   * The records that `rows` name, by `module` and `record`, are open in their field `at` between the start of
   * the timeslot `from` and the moment `until`.
   */
  named_inside: {
    readonly rows: string;
    readonly module: string;
    readonly record: string;
    readonly at: string;
    readonly from: string;
    readonly until: string;
  };
  /**
   * The record that a link names, by `module` and `record`, is open in its field `at` as long as players see the
   * link: in every timeslot `shown` of its row and of the record, or in that of the record which `of` names.
   * Nothing is said of weekdays and hours, which come back.
   */
  open_while_shown: {
    readonly record: string;
    readonly module: string;
    readonly at: string;
    readonly shown: string;
    readonly of?: string;
  };
  /**
   * Where a record of `module` lists the `feature` in `unlocks`, some active record can be open at its number
   * `level`: its `conditions` ask for no more of this `kind`. What else they ask for does not count.
   */
  open_when_unlocked: {
    readonly conditions: string;
    readonly kind: string;
    readonly feature: string;
    readonly module: string;
    readonly unlocks: string;
    readonly level: string;
  };
  /**
   * No record costs less than another in each of its `prices`, or `costs`, and has as much of everything in its
   * lists `gives`, while that one is `open`. Only those that every player can buy at any time are better:
   * without an `audience`, and with a `limit` that is `unlimited`. `when`: of records where this holds.
   */
  none_better_for_less: {
    readonly gives: readonly string[];
    readonly prices: { readonly rows: string; readonly currency: string; readonly amount: string };
    readonly costs: string;
    readonly open: string;
    readonly limit: string;
    readonly unlimited: string;
    readonly audience: string;
    readonly when: OwnCondition;
  };
  /**
   * Rows are trades, `gets` for `pays`: no chain of at most `steps` trades yields more of an asset than was
   * paid of it. `off`: a share of the price that is not paid. `beside`: trades of other modules that count too.
   */
  no_gain_in_circles: {
    readonly rows: string;
    readonly gets: string;
    readonly pays: string;
    readonly off?: string;
    readonly steps: number;
    readonly beside?: readonly {
      readonly module: string;
      readonly rows: string;
      readonly gets: string;
      readonly pays: string;
      readonly off?: string;
    }[];
  };
  /** The `costs` of the records that the reference `of` names are in the assets that `rows` list by `kind` and `target`. */
  paid_with: {
    readonly of: string;
    readonly costs: string;
    readonly rows: string;
    readonly kind: string;
    readonly target: string;
  };
  /**
   * What `field` holds, also of rows, is what the field `at` of some record of another module holds; of one
   * with the same value in the field `same`, which names the parent of both: `there` where they call it
   * otherwise, and `of` a reference whose record has it. Rewards and costs stand for the records that they name.
   * `where`: of other records where this holds; `when`: for own ones where this does, and those whose field
   * `unless` holds another value.
   */
  occurs_in: {
    readonly field: string;
    readonly module: string;
    readonly at: string;
    readonly same?: string;
    readonly there?: string;
    readonly of?: string;
    readonly where?: OwnCondition;
    readonly when?: FieldCondition;
    readonly unless?: string;
  };
  /** No two of `rows` cover the same place of a map: each is an area between the places `from` and `to`, both with their two coordinates. */
  areas_apart: { readonly rows: string; readonly from: readonly string[]; readonly to: readonly string[] };
  /** The periods in `field` and those in the field `at` of the records of another module never meet. */
  apart_from: { readonly field: string; readonly module: string; readonly at: string };
  /** The largest number in `field` of all records is the largest one in the field `at` of another module. */
  same_largest: { readonly field: string; readonly module: string; readonly at: string };
  /**
   * The record that `field` names, or that `rewards` give where they are of this `kind`, is given by one board
   * at a time. `boards`: the modules with such records, each with the fields `of` that tell one board from
   * another, the field `turn` by which its boards take turns, and the reference `open` to the record whose
   * timeslot `at` says when; without it a board never ends. All of them call `field` and `rewards` the same.
   */
  given_by_one_board: {
    readonly field: string;
    readonly rewards: string;
    readonly kind: string;
    readonly boards: readonly BoardOfPlaces[];
  };
  /**
   * `field`, and at least one of the fields `bounds` of the record that the reference `of` names, are filled, so
   * that other rules can compare them. Where they are not, the check of a whole configuration says so.
   */
  can_be_compared: { readonly field: string; readonly of: string; readonly bounds: readonly string[] };
  /**
   * What players can get from all `sources` together is, of the same values in the fields `by`, no more than the
   * rows `caps` allow: they and the rows of sources have the number `amount`. What has no cap is not compared.
   */
  stays_within_caps: {
    readonly caps: string;
    readonly by: readonly string[];
    readonly amount: string;
    readonly sources: readonly CappedSource[];
  };
  /** No two records name each other in `field`. */
  no_mutual_reference: { readonly field: string };
  /**
   * References in `field`, also of rows, never lead back to where they began. `under`: it holds the number
   * of a child of the same parent. `from`: they lead on from what this field names, not from the record.
   */
  no_cycle: { readonly field: string; readonly under?: string; readonly from?: string };
  /**
   * What a record asserts holds for the records that the reference `of` names, except disabled ones. `by`:
   * the check, which reads them and the active records of the modules `beside`.
   */
  asserted: { readonly of: string; readonly by: AssertionCheckName; readonly beside: readonly string[] };
  /**
   * The largest `field` of the records in a group is at least what players have. `groupBy`: each fact belongs
   * to the group whose value it is `of`, or that the field `by` of the record of `through` it is of has.
   */
  covers_players: {
    readonly field: string;
    readonly players: PlayerQuestion;
    readonly where?: FieldCondition;
    readonly groupBy?: string;
    readonly through?: { readonly module: string; readonly by: string };
  };
  /** The accounts that the text `field` lists exist, as long as the moment `until` is ahead. */
  lists_players: { readonly field: string; readonly until: string };
  /**
   * `rewards` give no more of an asset than its limit `each`. `to`: and to all accounts that the text
   * `accounts` lists no more than its limit `all`, as long as the moment `until` is ahead. Limits are records
   * of `module`: one for the asset's `kind` and one of its `targets`, or for its kind alone.
   */
  within_limits: {
    readonly rewards: string;
    readonly to?: { readonly accounts: string; readonly until: string; readonly all: string };
    readonly module: string;
    readonly kind: string;
    readonly targets: readonly string[];
    readonly each: string;
  };
};

/**
 * A module whose active records give amounts, by `rows`. All of them add up, but of several rows of one record,
 * and of records with the same values in the fields `oneOf`, only the largest counts: they exclude one another,
 * or are steps of one ladder.
 */
export type CappedSource = {
  readonly module: string;
  readonly rows: string;
  /** What it is called among the largest ones. */
  readonly name: Localized;
  readonly oneOf?: readonly string[];
  /** Of records where all of these hold. */
  readonly where?: readonly FieldCondition[];
  /** Of records that this timeslot keeps open at all times. */
  readonly open?: string;
  /** The record that a reference names, the one that this one names, and so on: all are active, and the last is as it says. */
  readonly under?: readonly {
    readonly field: string;
    readonly module: string;
    readonly where?: OwnCondition;
  }[];
  /** Multiplied by the largest rate, in basis points, among the records of a module with the same value in `of`. */
  readonly times?: { readonly module: string; readonly of: string; readonly rate: string };
};

/** A module whose records say what places on some boards give. */
export type BoardOfPlaces = {
  readonly module: string;
  readonly of: readonly string[];
  readonly turn?: string;
  readonly open?: { readonly of: string; readonly module: string; readonly at: string };
};

/** What checks whether an assertion holds: a name of `rules/assertions/assertion-checks.ts`. */
export type AssertionCheckName = 'draws';

/** A rule that is an algorithm, by name. */
export type AlgorithmName = keyof AlgorithmParameters;
