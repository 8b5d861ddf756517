import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { registry } from '@quartermaster/domain/modules/index';
import { newRecord } from '@quartermaster/domain/record/new-record';
import type { RedeemAnswer } from '@quartermaster/contract/http/redemption-codes';
import { Refused, type Api } from '../api.ts';
import { BRANCH } from '../writers.ts';
import type { Subject } from './player-model.ts';
import type { PlayerWriter } from './player-writer.ts';

const BATCHES = 'code-redeem-setting';
/** How often a code can be redeemed: far fewer than there are players who try. */
const USES = 15;
/** Batches of the demo game have lower ones. */
const FIRST_BATCH = 1000;
const LOOK_MILLISECONDS = 20;

/** Redeems the code that all workers share; once it is used up there is another one. */
export async function redeem({ staff, game, model, random, done }: PlayerWriter): Promise<void> {
  const repeated = model.redemptions.repeatOne(game);
  if (repeated !== null) {
    await repeated;
    return done('redemption repeated');
  }
  const code = model.openCode;
  if (code === null) return waitABit(staff);
  const requestId = randomUUID();
  const subject = random.pick(model.subjects);
  try {
    await model.redemptions.ask(game, requestId, (api) => send(api, code, subject, requestId));
    done('redemption');
  } catch (problem) {
    if (problem instanceof Refused && problem.code === 'code_batch_limit' && model.openCode === code)
      model.openCode = null;
    throw problem;
  }
}

async function send(
  api: Api,
  code: string,
  { server, account }: Subject,
  requestId: string,
): Promise<number> {
  const body = { server_id: server, account_id: account, code, request_id: requestId };
  return (await api.send<RedeemAnswer>('POST', 'game/redemptions', body)).mail_id;
}

/** Sees to it that there is a code to redeem: a new one whenever the last one is used up. */
export async function offerCode({ staff, model, done }: PlayerWriter): Promise<void> {
  if (model.openCode !== null) return waitABit(staff);
  model.lastBatch += 1;
  const batch = FIRST_BATCH + model.lastBatch;
  const code = `TRIAL${batch}`;
  const data = {
    ...newRecord(registry.get(BATCHES)),
    batch_id: batch,
    name: `Trial ${batch}`,
    status: 'active',
    code_type: 'shared',
    shared_code: code,
    quantity: USES,
    rewards: [{ asset_kind: 'coin', amount: 1 }],
    timeslot: { type: 'always_open' },
  };
  await staff.send('POST', `${BRANCH}/modules/${BATCHES}/records`, { data });
  await staff.send('POST', `${BRANCH}/redemption-batches/${batch}/generate`, {});
  model.openCode = code;
  done('code');
}

/** Makes a call while waiting, so that the worker notices when the product is gone. */
async function waitABit(staff: Api): Promise<void> {
  await staff.get('auth/me');
  await sleep(LOOK_MILLISECONDS);
}
