import { setTimeout as sleep } from 'node:timers/promises';
import type { Delivery } from '@quartermaster/contract/http/deliveries';
import type { PlayerServer } from '@quartermaster/contract/http/players';
import type { DeliveryActionKind } from '@quartermaster/domain/actions/delivery/index';
import type { Api } from '../api.ts';
import { ENVIRONMENT } from '../writers.ts';
import type { DeliveryEnd, Underway } from './player-model.ts';
import type { PlayerWriter } from './player-writer.ts';

const PLACE = `environments/${ENVIRONMENT}`;
const DELIVERIES = `${PLACE}/deliveries`;
const TITLE = { en: 'Hold fast, {player}', zh: '{player}，撐住', jp: '{player}、踏ん張れ' };
const BODY = { en: 'The storm will pass.', zh: '風暴終將過去。', jp: '嵐はやがて過ぎます。' };
const REASON = 'A trial under load';
/** One in so many is taken back again. */
const RECALLED = 3;
const LOOK_MILLISECONDS = 25;

/** Advances a delivery to all players by one step: one delivery at a time, over any number of rounds. */
export async function deliver(writer: PlayerWriter): Promise<void> {
  const { staff, model } = writer;
  model.underway ??= { id: await prepare(staff), phase: 'gathering' };
  const delivery = await staff.get<Delivery>(`${DELIVERIES}/${model.underway.id}`);
  const { state, is_frozen: isFrozen, finished_at: finishedAt } = delivery;
  if (state === 'draft' && isFrozen) {
    model.underway.phase = 'sending';
    return decide(staff, delivery, 'send');
  }
  if (state === 'sent') return afterSending(writer, model.underway, delivery);
  if (state === 'recalled' && finishedAt !== null) return end(writer, 'recalled');
  await sleep(LOOK_MILLISECONDS);
}

async function prepare(staff: Api): Promise<number> {
  const all = await staff.get<PlayerServer[]>(`${PLACE}/servers`);
  const servers = all.filter(({ players }) => players > 0).map(({ server_id: id }) => id);
  const body = { title: TITLE, body: BODY, recipients: { kind: 'everybody', servers } };
  return (await staff.send<Delivery>('POST', DELIVERIES, body)).delivery_id;
}

function decide(staff: Api, delivery: Delivery, decision: DeliveryActionKind): Promise<void> {
  const { delivery_id: id, revision } = delivery;
  return staff.send('POST', `${DELIVERIES}/${id}/${decision}`, { revision, reason: REASON });
}

async function afterSending(writer: PlayerWriter, underway: Underway, delivery: Delivery): Promise<void> {
  if (underway.phase === 'sending')
    underway.phase = writer.random.below(RECALLED) === 0 ? 'recalling' : 'over';
  if (underway.phase === 'over') return end(writer, 'sent');
  await decide(writer.staff, delivery, 'recall');
}

function end({ model, done }: PlayerWriter, state: DeliveryEnd): void {
  if (model.underway !== null) model.ended.set(model.underway.id, state);
  model.underway = null;
  done(state === 'sent' ? 'delivery' : 'delivery recalled');
}
