import type { CreateDeliveryBody } from '@quartermaster/contract/http/deliveries';
import {
  insertDelivery,
  findDelivery,
  moveDelivery,
} from '../../apps/server/src/features/deliveries/deliveries.repo.ts';
import { prepareDelivery } from '../../apps/server/src/features/deliveries/prepare-delivery.ts';
import { sendDelivery } from '../../apps/server/src/features/deliveries/send-delivery.ts';
import { findEnvironment, invitePlayers, SERVERS } from './bench-players.ts';
import type { BenchScene } from './bench-scene.ts';
import { timed } from './memory.ts';
import { perSecond, seconds, type BenchRow } from './table.ts';

const TEXT = (word: string) => ({
  en: `{player}, ${word}`,
  zh: `{player}，${word}`,
  jp: `{player}、${word}`,
});

const LETTER: CreateDeliveryBody = {
  title: TEXT('a gift'),
  body: TEXT('the lamps are lit, and here is something for the road. '.repeat(4)),
  rewards: [{ asset_kind: 'gem', target_id: null, amount: 100 }],
  expire_days: 30,
  send_at: null,
  recipients: { kind: 'everybody', servers: SERVERS },
};

/** Mail to every player, beside a bare insert of as many mails into the same indexed table. */
export async function measureDeliveries(scene: BenchScene): Promise<readonly BenchRow[]> {
  await invitePlayers(scene);
  const { database, services } = scene;
  const deps = { ...services, playerStore: services.players };
  const environmentId = await findEnvironment(database);
  const { rows } = await database.query<{ id: number }>('select min(id) as id from account');
  const staffId = rows[0]?.id ?? 0;
  const floor = await timeInserts(scene);
  const id = await insertDelivery(database, environmentId, LETTER, staffId);
  const prepared = await timed(() => prepareDelivery(deps, id));
  await moveDelivery(database, id, { state: 'sending', sentBy: staffId });
  const sent = await timed(() => sendDelivery(deps, id));
  const delivery = await findDelivery(database, id);
  if (delivery?.state !== 'sent' || delivery.skipped > 0)
    throw new Error(`The delivery is ${delivery?.state}, with ${delivery?.skipped} skipped.`);
  return [
    {
      measure: `delivery to ${delivery.sent} players, list frozen in ${seconds(prepared.time)}`,
      figure: `${perSecond((delivery.sent * 1000) / sent.time)}, memory +${sent.megabytes.toFixed(0)} MB`,
      floor: `${perSecond(floor)} bare inserts`,
      target: '≥ 5,000/s, flat memory',
    },
  ];
}

/** The floor: the mails alone, in one statement. Answers how many a second. */
async function timeInserts({ database }: BenchScene): Promise<number> {
  const start = performance.now();
  const { rowCount } = await database.query(
    `insert into player.mail (server, account_id, source_module, source_id, title, body, rewards, sent_at, expire_at)
     select server, account_id, 'bulk-delivery', '0', $1, $2, $3, now(), now() + interval '30 days'
       from player.account where status = 'active'`,
    [LETTER.title, LETTER.body, LETTER.rewards].map((value) => JSON.stringify(value)),
  );
  const time = performance.now() - start;
  await database.query(`delete from player.mail where source_module = 'bulk-delivery'`);
  await database.query('vacuum player.mail');
  return ((rowCount ?? 0) * 1000) / time;
}
