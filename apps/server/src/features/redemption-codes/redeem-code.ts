import { AppError } from '@quartermaster/contract/errors/app-error';
import {
  REDEMPTION_REFUSALS,
  type RedemptionRefusal,
} from '@quartermaster/contract/errors/redemption-errors';
import type { RedeemAnswer, RedeemBody } from '@quartermaster/contract/http/redemption-codes';
import type { CodeRefusal } from '@quartermaster/domain/enums/code-refusal';
import type { Environment } from '../../engine/branch.ts';
import type { Machine } from '../../http/route.ts';
import type { NewLogEntry, PlayerChange } from '../../players/player-change.ts';
import { changePlayer } from '../player-commands/index.ts';
import { isOpen } from './batch-setting.ts';
import { holdBatch, takeUse, type Batch } from './batches.repo.ts';
import { findCode, type FoundCode } from './codes.repo.ts';
import { normalizeCode } from './draw-codes.ts';
import { findSetting } from './find-batch.ts';
import type { PlayerDependencies } from '../../players/player-dependencies.ts';
import { countOfPlayer, findEarlier, insertRedemption, isUsed, setMail } from './redemptions.repo.ts';
import { rewardMail } from './reward-mail.ts';

/** Numbers of what happens to codes, in the system CODE of the game's log. */
const EVENT = { redeem: 1, refuse: 2 } as const;

type Outcome =
  | { readonly kind: 'redeemed'; readonly answer: RedeemAnswer }
  | { readonly kind: 'refused'; readonly why: CodeRefusal; readonly batchId: number | null };

/** What a redemption is decided with: everything is read while its player is held. */
type Attempt = {
  readonly deps: PlayerDependencies;
  readonly environment: Environment;
  readonly change: PlayerChange;
  readonly body: RedeemBody;
  readonly code: string;
};

/**
 * Redeems a code for a player: the use is written down and the mail with the rewards sent in one
 * transaction. A refusal is written into the player's log and changes nothing else.
 * @throws AppError a `RedemptionRefusal`, `server_not_found`, `user_not_found`, `player_deleted`, `key_reused`
 */
export async function redeemCode(
  deps: PlayerDependencies,
  { environment: env }: Machine,
  body: RedeemBody,
): Promise<RedeemAnswer> {
  const environment = await deps.branches.getEnvironment(deps.database, env);
  const code = normalizeCode(body.code);
  const outcome = await changePlayer(deps.playerStore, playerOf(environment, body), async (change) => {
    if (change.account.status === 'deleted') throw new AppError('player_deleted');
    const attempt: Attempt = { deps, environment, change, body, code };
    const decided = (await repeat(attempt)) ?? (await decide(attempt));
    if (decided.kind === 'refused') await change.log(refusalEntry(decided));
    return decided;
  });
  if (outcome.kind === 'refused') throw new AppError(toldPlayers(outcome.why));
  return outcome.answer;
}

const playerOf = ({ id }: Environment, body: RedeemBody) => ({
  environmentId: id,
  serverId: body.server_id,
  accountId: body.account_id,
});

/** The earlier answer to a repeated request. */
async function repeat({ environment, change, body, code }: Attempt): Promise<Outcome | null> {
  const earlier = await findEarlier(change.console, playerOf(environment, body), body.request_id);
  if (earlier === null) return null;
  if (earlier.code !== code) throw new AppError('key_reused');
  const batch = await holdBatch(change.console, earlier.batch, 'beside');
  if (batch === null) throw new Error(`Batch ${earlier.batch} of a redemption is gone.`);
  return redeemed(batch, { mailId: earlier.mailId, at: earlier.at });
}

async function decide(attempt: Attempt): Promise<Outcome> {
  const { environment, change, code } = attempt;
  if (code === '') return refused('code_empty', null);
  const found = await findCode(change.console, environment.id, code);
  if (found === null) return refused('code_invalid', null);
  const batch = await holdBatch(change.console, found.batch, found.isShared ? 'alone' : 'beside');
  if (batch === null || !batch.isGenerated) return refused('code_invalid', null);
  const refusal = await whyNot(attempt, found, batch);
  return refusal === null ? use(attempt, found, batch) : refused(refusal, batch.batchId);
}

/** Why this player cannot redeem this code now, as far as can be told before it is used. */
async function whyNot(attempt: Attempt, found: FoundCode, batch: Batch): Promise<CodeRefusal | null> {
  const { environment, change, body } = attempt;
  const setting = await settingOf(attempt, batch);
  if (batch.isStopped || found.isSuspended || setting?.status === 'suspended') return 'code_suspended';
  if (setting?.status !== 'active') return 'batch_inactive';
  if (!isOpen(setting, attempt.deps.clock.now(), environment.gameTimeZone)) return 'batch_closed';
  if (!isForServer(batch, body)) return 'other_server';
  if (!isForPlatform(batch, body)) return 'other_platform';
  if (!found.isShared && (await isUsed(change.console, found))) return 'code_redeemed';
  const { ofBatch, ofGroup } = await countOfPlayer(change.console, playerOf(environment, body), batch);
  return ofBatch >= batch.perUserLimit || ofGroup > 0 ? 'code_batch_redeemed' : null;
}

async function settingOf({ deps, environment, change }: Attempt, { batchId }: Batch) {
  return (await findSetting(change.console, deps, environment.id, batchId))?.setting ?? null;
}

const isForServer = ({ serverIds }: Batch, { server_id: server }: RedeemBody): boolean =>
  serverIds.length === 0 || serverIds.includes(server);

const isForPlatform = ({ platforms }: Batch, { platform }: RedeemBody): boolean =>
  platforms.length === 0 || (platform !== undefined && platforms.includes(platform));

/** What keeps a whole batch from a player is for staff alone. */
function toldPlayers(why: CodeRefusal): RedemptionRefusal {
  return REDEMPTION_REFUSALS.find((code) => code === why) ?? 'code_expired';
}

/** Uses the code, unless another request used it at the same moment. */
async function use(attempt: Attempt, found: FoundCode, batch: Batch): Promise<Outcome> {
  const { environment, change, body, deps } = attempt;
  const useNo = found.isShared ? await takeUse(change.console, batch.id) : 1;
  if (useNo === null) return refused('code_batch_limit', batch.batchId);
  const player = playerOf(environment, body);
  const written = { batch: batch.id, codeNo: found.no, useNo };
  const redemption = await insertRedemption(change.console, written, player, body.request_id);
  if (redemption === null) return refused('code_redeemed', batch.batchId);
  const mailId = await change.sendMail(rewardMail(batch, deps.clock.now()));
  await setMail(change.console, redemption.id, mailId);
  await change.log({
    system: 'CODE',
    subSystem: EVENT.redeem,
    actionType: 'redeem',
    reasonParam1: batch.batchId,
    reasonParam2: mailId,
    data: { batch_id: batch.batchId },
  });
  return redeemed(batch, { mailId, at: redemption.at });
}

const refused = (why: CodeRefusal, batchId: number | null): Outcome => ({
  kind: 'refused',
  why,
  batchId,
});

const redeemed = (
  { batchId, rewards }: Batch,
  { mailId, at }: { readonly mailId: number; readonly at: string },
): Outcome => ({
  kind: 'redeemed',
  answer: { batch_id: batchId, mail_id: mailId, rewards: [...rewards], redeemed_at: at },
});

/** What support finds when a player asks why. The code itself stays out of logs. */
function refusalEntry({ why, batchId }: Extract<Outcome, { kind: 'refused' }>): NewLogEntry {
  return {
    system: 'CODE',
    subSystem: EVENT.refuse,
    actionType: 'refuse',
    ...(batchId === null ? {} : { reasonParam1: batchId, data: { batch_id: batchId } }),
    reasonParam2: REDEMPTION_REFUSALS.indexOf(toldPlayers(why)) + 1,
    after: why,
  };
}
