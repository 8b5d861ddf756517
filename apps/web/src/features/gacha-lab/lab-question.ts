import { plainText, type RecordData } from '@quartermaster/domain/core/json';
import type { GachaponConfig, GachaponState } from '@quartermaster/domain/simulation/gachapon-config';
import type { PurchasePlan } from '@quartermaster/domain/simulation/purchase-plan';
import type { LabRecords } from '../../api/lab-records.ts';
import type { LabInput } from './lab-address.ts';

/** A run for the worker: records of one source, and the inputs. */
export type LabQuestion = {
  readonly gachapon: RecordData;
  readonly guarantees: readonly RecordData[];
  readonly steps: readonly RecordData[];
  readonly gifts: readonly RecordData[];
  readonly cycles: readonly RecordData[];
  readonly assertions: readonly RecordData[];
  readonly input: Pick<LabInput, 'draws' | 'mode' | 'start' | 'seed' | 'copies'>;
};

/** A question as the arithmetic needs it. */
export type Prepared = {
  readonly question: LabQuestion;
  readonly config: GachaponConfig;
  readonly plan: PurchasePlan;
  /** Where the player begins. */
  readonly state: GachaponState;
};

/** Null: the source has no such gachapon. */
export function questionOf(records: LabRecords, input: LabInput): LabQuestion | null {
  const gachapon = records.gachapons.find((record) => plainText(record['gachapon_id']) === input.gachapon);
  if (gachapon === undefined) return null;
  const { draws, mode, start, seed, copies } = input;
  return {
    gachapon,
    // Players get what is active, and nothing else.
    guarantees: records.guarantees.filter(isActive),
    steps: records.steps.filter(isActive),
    gifts: records.gifts.filter(isActive),
    cycles: records.cycles.filter(isActive),
    assertions: records.assertions.filter((record) => isActive(record) && names(record, input.gachapon)),
    input: { draws, mode, start, seed, copies },
  };
}

const isActive = (record: RecordData): boolean => record['status'] === 'active';

function names(record: RecordData, gachapon: string): boolean {
  const ids = record['gachapon_ids'];
  return Array.isArray(ids) && ids.some((id) => plainText(id) === gachapon);
}
