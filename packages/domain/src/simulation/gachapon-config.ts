import { listOf, objectsOf, type JsonValue, type RecordData } from '../core/json.ts';
import { ASCENDING_RARITIES } from '../enums/rarity.ts';
import { readSteps, type DrawSteps } from './draw-steps.ts';

/** What a draw can give: a pet or a god, some of it, in a group. */
export type GachaponEntry = {
  /** `pet:10021` or `god:3`; the same wherever the pet is. */
  readonly target: string;
  readonly petId: number | null;
  readonly petGodId: number | null;
  readonly amount: number;
  readonly weight: number;
};

/** Entries that are drawn from together. */
export type GachaponGroup = {
  readonly groupNo: number;
  readonly groupType: 'normal' | 'probability_up' | 'guaranteed';
  readonly rarity: string;
  readonly weight: number;
  /** 0: never forced. n: every n-th draw of a player comes from here. */
  readonly triggerCount: number;
  readonly entries: readonly GachaponEntry[];
};

/** What a player gets after so many draws without it. */
export type Guarantee = {
  readonly id: string;
  readonly kind: 'rarity' | 'rate_up' | 'choose';
  /** Only of kind `rarity`: this one or a rarer one. */
  readonly rarity: string | null;
  /** Only of kind `choose`: targets that a player may choose, the first until one is chosen. */
  readonly choices: readonly string[];
  /** From this draw on the chance rises by `softStep` (1 = certain) with every draw; `null`: it does not. */
  readonly softFrom: number | null;
  readonly softStep: number;
  /** The draw that cannot miss. */
  readonly hardAt: number;
  readonly resetOnHit: boolean;
};

/** A gachapon as the arithmetic needs it. */
export type GachaponConfig = {
  readonly gachaponId: number;
  readonly multiCount: number;
  readonly drawLimit: number | null;
  readonly groups: readonly GachaponGroup[];
  readonly guarantees: readonly Guarantee[];
  readonly steps: DrawSteps;
};

/** One player's luck so far with a gachapon. Counters belong to guarantees, so gachapon can share them. */
export type GachaponState = {
  readonly draws: number;
  readonly counters: { readonly [guaranteeId: string]: number };
  readonly choices: { readonly [guaranteeId: string]: string };
};

/** A player who has never drawn. */
export const NEW_PLAYER: GachaponState = { draws: 0, counters: {}, choices: {} };

const BASIS_POINTS = 10_000;
const MIN_HARD_AT = 2;

/** Whether a rarity is at least another one. The event rarity is outside the order. */
export function isAtLeast(candidate: string, wanted: string): boolean {
  if (candidate === wanted) return true;
  const place = ASCENDING_RARITIES.indexOf(wanted);
  return place >= 0 && ASCENDING_RARITIES.indexOf(candidate) > place;
}

/**
 * Reads a gachapon record, and the guarantees and steps that name it. A half-filled draft is read as far
 * as it goes. Which records are open to players is the caller's decision.
 */
export function readGachapon(
  gachapon: RecordData,
  guarantees: readonly RecordData[],
  steps: readonly RecordData[] = [],
): GachaponConfig {
  const gachaponId = integerOf(gachapon['gachapon_id'], 0);
  const isOurs = (guarantee: RecordData) =>
    listOf(guarantee['gachapon_ids']).some((id) => identityOf(id) === gachaponId);
  return {
    gachaponId,
    multiCount: Math.max(1, integerOf(gachapon['multi_count'], 1)),
    drawLimit: typeof gachapon['draw_limit'] === 'number' ? gachapon['draw_limit'] : null,
    groups: objectsOf(gachapon['groups']).map(readGroup),
    guarantees: guarantees.filter(isOurs).map(readGuarantee),
    steps: readSteps(gachapon, steps),
  };
}

function readGroup(row: RecordData): GachaponGroup {
  const type = row['group_type'];
  return {
    groupNo: integerOf(row['group_no'], 0),
    groupType: type === 'probability_up' || type === 'guaranteed' ? type : 'normal',
    rarity: filledTextOf(row['rarity']) ?? '',
    weight: integerOf(row['weight'], 0),
    triggerCount: integerOf(row['trigger_count'], 0),
    entries: objectsOf(row['pets']).flatMap(readEntry),
  };
}

function readEntry(row: RecordData): GachaponEntry[] {
  const petId = identityOf(row['pet_id']);
  const petGodId = identityOf(row['pet_god_id']);
  const target = targetOf(row);
  if (target === null) return [];
  return [
    {
      target,
      petId,
      petGodId,
      amount: Math.max(1, integerOf(row['amount'], 1)),
      weight: integerOf(row['weight'], 0),
    },
  ];
}

function readGuarantee(row: RecordData): Guarantee {
  const kind = row['kind'];
  return {
    id: String(identityOf(row['id']) ?? ''),
    kind: kind === 'rarity' || kind === 'choose' ? kind : 'rate_up',
    rarity: filledTextOf(row['rarity']),
    choices: objectsOf(row['choose_list']).flatMap((choice) => targetOf(choice) ?? []),
    softFrom: identityOf(row['soft_from']),
    softStep: integerOf(row['soft_step_bp'], 0) / BASIS_POINTS,
    hardAt: Math.max(MIN_HARD_AT, integerOf(row['hard_at'], MIN_HARD_AT)),
    resetOnHit: row['reset_on_hit'] !== false,
  };
}

function targetOf(row: RecordData): string | null {
  const petId = identityOf(row['pet_id']);
  if (petId !== null) return `pet:${petId}`;
  const petGodId = identityOf(row['pet_god_id']);
  return petGodId === null ? null : `god:${petGodId}`;
}

function integerOf(value: JsonValue | undefined, otherwise: number): number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? Math.trunc(value) : otherwise;
}

function identityOf(value: JsonValue | undefined): number | null {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? number : null;
}

function filledTextOf(value: JsonValue | undefined): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
