import type { AssetAmount } from '@quartermaster/contract/http/player-records';
import type { RecordOf } from '@quartermaster/domain/core/define-module';
import type { JsonValue, RecordData } from '@quartermaster/domain/core/json';
import type { RedeemCodeType } from '@quartermaster/domain/enums/redeem-code-type';
import { codeRedeemSetting } from '@quartermaster/domain/modules/mail-messages/code-redeem-setting';
import { canonicalJson } from '@quartermaster/domain/record/canonical';
import { recordOf } from '@quartermaster/domain/record/record-of';
import { isTimeslotOpen } from '@quartermaster/domain/simulation/is-timeslot-open';
import { rewardsOf } from '../player-commands/index.ts';

type Setting = RecordOf<typeof codeRedeemSetting>;

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
  readonly timeslot: Setting['timeslot'];
};

/** The field of the setting that each term comes from. */
const FIELD_OF_TERM: Readonly<Record<keyof BatchTerms, keyof Setting>> = {
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
  const setting = recordOf(codeRedeemSetting, data);
  const isShared = setting.code_type === 'shared';
  return {
    batchId: setting.batch_id,
    name: setting.name,
    codeType: isShared ? 'shared' : 'unique',
    sharedCode: isShared ? (setting.shared_code ?? '') : null,
    prefix: setting.prefix ?? '',
    codeLength: setting.code_length ?? 0,
    quantity: setting.quantity,
    perUserLimit: setting.per_user_limit,
    exclusiveGroup: setting.exclusive_group ?? null,
    rewards: rewardsOf(setting.rewards),
    serverIds: (setting.server_ids ?? []).map(Number),
    platforms: setting.platforms ?? [],
    status: setting.status ?? '',
    timeslot: setting.timeslot,
  };
}

/** Whether this moment is in the valid period of the batch. */
export function isOpen({ timeslot }: BatchSetting, now: Date, timeZone: string): boolean {
  // Of the kinds of timeslot that batches can have, none follows an event.
  return isTimeslotOpen(timeslot, now, { timeZone, eventTimeslot: () => undefined });
}

/** Fields of the setting that say something else than what was fixed. */
export function changedFields(fixed: BatchTerms, setting: BatchTerms): string[] {
  return (Object.keys(FIELD_OF_TERM) as (keyof BatchTerms)[])
    .filter((term) => canonicalJson(fixed[term] as JsonValue) !== canonicalJson(setting[term] as JsonValue))
    .map((term) => FIELD_OF_TERM[term]);
}
