import {
  numberOf,
  objectsInPlace,
  textOf,
  type JsonObject,
  type RecordData,
} from '@quartermaster/domain/core/json';

/** The places of a formation, the front row first. */
export const PLACES = [1, 2, 3, 4, 5, 6] as const;

export type Fighter = {
  readonly slot: number;
  /** The module and id of the record it is; id '' while none is chosen. */
  readonly module: string;
  readonly id: string;
  readonly level: number;
  readonly star: number;
  readonly isBoss: boolean;
};

export type Wave = { readonly no: number; readonly fighters: readonly Fighter[] };

const UNITS: Readonly<Record<string, { readonly field: string; readonly module: string }>> = {
  monster: { field: 'monster_id', module: 'pet-setting' },
  pet: { field: 'pet_id', module: 'pet-setting' },
  god: { field: 'god_id', module: 'god-setting' },
};

/** The waves of a battle, as far as a draft says. */
export function readWaves(battle: RecordData): readonly Wave[] {
  return objectsInPlace(battle['waves']).map((wave, index) => ({
    no: numberOf(wave['no'], index + 1),
    fighters: objectsInPlace(wave['enemies']).flatMap(readFighter),
  }));
}

function readFighter(row: JsonObject): readonly Fighter[] {
  const unit = UNITS[textOf(row['unit_type'])];
  const slot = numberOf(row['slot'], null);
  if (unit === undefined || slot === null) return [];
  return [
    {
      slot,
      module: unit.module,
      id: textOf(row[unit.field]),
      level: Math.max(1, numberOf(row['level'], 1)),
      star: numberOf(row['star'], 1),
      isBoss: row['boss'] === true,
    },
  ];
}
