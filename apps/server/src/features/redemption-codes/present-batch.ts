import type { BatchState, RedemptionBatch } from '@quartermaster/contract/http/redemption-codes';
import { periodsOf } from '@quartermaster/domain/core/period';
import { changedFields, type BatchSetting } from './batch-setting.ts';
import type { BatchStanding } from './batches.repo.ts';

/** A batch as people read it: what was fixed counts, once something was. */
export function presentBatch(setting: BatchSetting, standing: BatchStanding | null): RedemptionBatch {
  const terms = standing ?? setting;
  return {
    batch_id: setting.batchId,
    name: setting.name,
    code_type: terms.codeType,
    shared_code: terms.sharedCode,
    quantity: terms.quantity,
    per_user_limit: terms.perUserLimit,
    exclusive_group: terms.exclusiveGroup,
    rewards: [...terms.rewards],
    server_ids: [...terms.serverIds],
    platforms: [...terms.platforms],
    status: setting.status,
    // A timeslot that is no period is always open; batches have no other kind.
    periods: periodsOf(setting.timeslot).map(({ start, end }) => ({ start_date: start, end_date: end })),
    state: stateOf(standing),
    generated: standing?.generated ?? 0,
    redeemed: standing?.redeemed ?? 0,
    requested_by: standing?.requestedBy ?? null,
    generated_at: standing?.generatedAt ?? null,
    stop: stopOf(standing),
    changed_since: standing === null ? [] : changedFields(standing, setting),
  };
}

function stateOf(standing: BatchStanding | null): BatchState {
  if (standing === null) return 'waiting';
  if (!standing.isGenerated) return 'generating';
  return standing.isStopped ? 'stopped' : 'open';
}

function stopOf(standing: BatchStanding | null): RedemptionBatch['stop'] {
  if (standing === null || standing.stoppedAt === null) return null;
  return { at: standing.stoppedAt, by: standing.stoppedBy, reason: standing.stopReason ?? '' };
}
