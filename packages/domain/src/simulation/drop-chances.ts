import { numberOf, objectsOf, type JsonObject, type RecordData } from '../core/json.ts';

/** What a row of a drop table comes to for a player. */
export type DropChance = {
  /** The row as the record has it: `{reward, amount_max?, first_only?, …}`. */
  readonly row: JsonObject;
  /** The group it is drawn from; null where there are none. */
  readonly group: number | null;
  /** The chance in one draw, 0 to 1. */
  readonly perDraw: number;
  /** That it drops at least once in all draws. */
  readonly atLeastOnce: number;
  /** How many of it drop on average in all draws. */
  readonly expected: number;
};

const BASIS_POINTS = 10_000;

/**
 * The chances of a record's drop table: each row by its own rate, one row by weight, or one row of each
 * group by weight. Rows that only some players can get count like the others.
 */
export function dropChances(record: RecordData): readonly DropChance[] {
  const draws = Math.max(1, Math.trunc(numberOf(record['drop_rolls'], 1)));
  const mode = record['drop_mode'];
  if (mode === 'rate')
    return objectsOf(record['rated_drops']).map((row) =>
      chanceOf(row, null, Math.min(1, numberOf(row['rate_bp'], 0) / BASIS_POINTS), 1),
    );
  if (mode === 'weight') return byWeight(objectsOf(record['weighted_drops']), null, draws);
  if (mode !== 'group') return [];
  return objectsOf(record['grouped_drops']).flatMap((group) =>
    byWeight(objectsOf(group['drops']), numberOf(group['group_no'], 0), draws),
  );
}

function byWeight(rows: readonly JsonObject[], group: number | null, draws: number): readonly DropChance[] {
  const sum = rows.reduce((total, row) => total + numberOf(row['weight'], 0), 0);
  return rows.map((row) => chanceOf(row, group, sum > 0 ? numberOf(row['weight'], 0) / sum : 0, draws));
}

function chanceOf(row: JsonObject, group: number | null, perDraw: number, draws: number): DropChance {
  return {
    row,
    group,
    perDraw,
    atLeastOnce: 1 - (1 - perDraw) ** draws,
    expected: perDraw * draws * averageAmount(row),
  };
}

/** Any number between the amount and `amount_max` is as likely as any other. */
function averageAmount(row: JsonObject): number {
  const [reward] = objectsOf(row['reward']);
  const amount = numberOf(reward?.['amount'], 1);
  return (amount + Math.max(amount, numberOf(row['amount_max'], amount))) / 2;
}
