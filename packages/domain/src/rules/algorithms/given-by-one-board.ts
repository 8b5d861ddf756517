import type { Algorithm } from '../../core/rule.ts';
import type { BoardOfPlaces } from '../../core/algorithm-parameters.ts';
import { objectsOf, plainText } from '../../core/json.ts';
import type { Period } from '../../core/period.ts';
import { valueAt } from '../../record/path-value.ts';
import { kindOf, targetOf } from '../assets.ts';
import { isOff } from '../is-off.ts';
import type { FindRecord, ModuleRecord, ModuleRule, ReadRecords } from '../rule-logic.ts';
import { firstMet, spansOf } from '../timeslots.ts';

type Rule = Algorithm<'given_by_one_board'>;

/** A record that a board gives, and the field that names it. */
type Gift = {
  readonly module: string;
  readonly recordId: string;
  readonly path: string;
  readonly id: string;
  /** The same for all places of one board. */
  readonly board: string;
  /** Boards of one module with different turns are never open together. */
  readonly turn: string | null;
  /** `null`: there is no end. */
  readonly spans: readonly Period[] | null;
};

/** A record, such as a title, is given by one board only while boards are open. Checked in a whole configuration. */
export const givenByOneBoard: ModuleRule<'given_by_one_board'> = {
  level: 'module',
  paths: ({ field, rewards }) => [field, rewards],
  names: ({ field, rewards, boards }) => ({
    others: boards.flatMap(({ module, of, turn, open }) => [
      { module, fields: [field, rewards, of, turn ?? [], open?.of ?? []].flat() },
      ...(open === undefined ? [] : [{ module: open.module, fields: [open.at] }]),
    ]),
  }),
  check(rule, records, add, { module, findRecord, readRecords }) {
    const own = rule.boards.find((board) => board.module === module.key);
    if (own === undefined || findRecord === undefined || readRecords === undefined) return;
    const all = Map.groupBy(everywhere(rule, findRecord, readRecords), ({ id }) => id);
    for (const gift of giftsOf(rule, own, records, findRecord)) {
      const other = all.get(gift.id)?.find((one) => isAnotherNow(gift, one));
      if (other === undefined) continue;
      const { module: key, recordId: id } = other;
      add(gift.recordId, gift.path, 'given_by_two_boards', { id: gift.id, module: key, record: id });
    }
  },
};

const everywhere = (rule: Rule, findRecord: FindRecord, readRecords: ReadRecords): readonly Gift[] =>
  rule.boards.flatMap((board) => giftsOf(rule, board, readRecords(board.module), findRecord));

function giftsOf(
  { field, rewards, kind }: Rule,
  { module, of, turn, open }: BoardOfPlaces,
  records: Iterable<ModuleRecord>,
  findRecord: FindRecord,
): readonly Gift[] {
  return [...records].flatMap(({ recordId, data }): readonly Gift[] => {
    const owner = open && findRecord(open.module, plainText(valueAt(data, open.of)));
    // What belongs to a record that is off is off with it.
    if (isOff(data) || (owner !== undefined && isOff(owner))) return [];
    const spans = spansOf(open && owner && valueAt(owner, open.at));
    const common = {
      module,
      recordId,
      board: [module, ...of.map((key) => plainText(valueAt(data, key)))].join(' '),
      turn: turn === undefined ? null : plainText(valueAt(data, turn)),
      spans: spans.length === 0 ? null : spans,
    };
    return [
      { path: field, id: plainText(valueAt(data, field)) },
      ...objectsOf(valueAt(data, rewards))
        .filter((row) => kindOf(row) === kind)
        .map((row) => ({ path: rewards, id: plainText(targetOf(row)) })),
    ].flatMap((gift) => (gift.id === '' ? [] : { ...common, ...gift }));
  });
}

function isAnotherNow(gift: Gift, other: Gift): boolean {
  if (gift.board === other.board) return false;
  if (gift.module === other.module && gift.turn !== other.turn) return false;
  const { spans } = gift;
  const { spans: others } = other;
  if (spans === null || others === null) return true;
  return firstMet(spans, others) !== undefined;
}
