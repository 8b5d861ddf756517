import type { AssetAmount } from '@quartermaster/contract/http/player-records';
import { isJsonObject, plainText, type JsonValue, type RecordData } from '@quartermaster/domain/core/json';
import type { RedeemCodeType } from '@quartermaster/domain/enums/redeem-code-type';
import { canonicalJson } from '@quartermaster/domain/record/canonical';
import { isTimeslotOpen } from '@quartermaster/domain/simulation/is-timeslot-open';

/** The module whose records are batches of codes. */
export const BATCHES = 'code-redeem-setting';

/** What is fixed when the codes of a batch are generated. */
export type BatchTerms = {
  readonly codeType: RedeemCodeType;
  readonly sharedCode: string | null;
  readonly prefix: string;
  readonly codeLength: number;
  readonly quantity: number;
  readonly perUserLimit: number;
  readonly exclusiveGroup: number | null;
  readonly rewards: readonly AssetAmount[];
  /** Empty, here and below: all of them. */
  readonly serverIds: readonly number[];
  readonly platforms: readonly string[];
};

/** What the setting of a batch says. */
export type BatchSetting = BatchTerms & {
  readonly batchId: number;
  readonly name: string;
  readonly status: string;
  readonly timeslot: JsonValue;
};

/** The field of the setting that each term comes from. */
const FIELD_OF_TERM: Readonly<Record<keyof BatchTerms, string>> = {
  codeType: 'code_type',
  sharedCode: 'shared_code',
  prefix: 'prefix',
  codeLength: 'code_length',
  quantity: 'quantity',
  perUserLimit: 'per_user_limit',
  exclusiveGroup: 'exclusive_group',
  rewards: 'rewards',
  serverIds: 'server_ids',
  platforms: 'platforms',
};

export function readBatchSetting(data: RecordData): BatchSetting {
  const isShared = data['code_type'] === 'shared';
  return {
    batchId: Number(data['batch_id']),
    name: plainText(data['name']),
    codeType: isShared ? 'shared' : 'unique',
    sharedCode: isShared ? plainText(data['shared_code']) : null,
    prefix: isShared ? '' : plainText(data['prefix']),
    codeLength: isShared ? 0 : numberIn(data, 'code_length', 12),
    quantity: numberIn(data, 'quantity', 0),
    perUserLimit: numberIn(data, 'per_user_limit', 1),
    exclusiveGroup: typeof data['exclusive_group'] === 'number' ? data['exclusive_group'] : null,
    rewards: listIn(data, 'rewards')
      .filter(isJsonObject)
      .map((reward) => ({
        asset_kind: plainText(reward['asset_kind']),
        target_id: typeof reward['target_id'] === 'number' ? reward['target_id'] : null,
        amount: Number(reward['amount']),
      })),
    serverIds: listIn(data, 'server_ids').map(Number),
    platforms: listIn(data, 'platforms').map(plainText),
    status: plainText(data['status']),
    timeslot: data['timeslot'] ?? null,
  };
}

/** Whether codes of the batch count at this moment. */
export function isInForce({ status, timeslot }: BatchSetting, now: Date, timeZone: string): boolean {
  // Of the kinds of timeslot that batches can have, none follows an event.
  return status === 'active' && isTimeslotOpen(timeslot, now, { timeZone, eventTimeslot: () => undefined });
}

/** Fields of the setting that say something else than what was fixed. */
export function changedFields(fixed: BatchTerms, setting: BatchTerms): string[] {
  return (Object.keys(FIELD_OF_TERM) as (keyof BatchTerms)[])
    .filter((term) => canonicalJson(fixed[term] as JsonValue) !== canonicalJson(setting[term] as JsonValue))
    .map((term) => FIELD_OF_TERM[term]);
}

function numberIn(data: RecordData, field: string, otherwise: number): number {
  const value = data[field];
  return typeof value === 'number' ? value : otherwise;
}

function listIn(data: RecordData, field: string): readonly JsonValue[] {
  const value = data[field];
  return Array.isArray(value) ? value : [];
}
