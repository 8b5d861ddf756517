import { ROLES, type Role } from '@quartermaster/domain/core/module';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createStaff, openBrowser } from '../../testing/browser.ts';
import { createCommandScene, type CommandScene } from '../../testing/command-scene.ts';
import { addPaidOrder } from '../../testing/paid-order.ts';

const SLICE = { limit: 50 };

let scene: CommandScene;
/** Two players; what they order comes with one receipt. */
let [victim, thief] = [0, 5000];

beforeAll(async () => {
  scene = await createCommandScene(true);
  await createStaff(scene.release.server.database).catch(() => undefined);
});
beforeEach(async () => {
  victim += 1;
  thief += 1;
  await scene.add({ accountId: victim, name: `Ash ${victim}` }, { accountId: thief, name: `Thorn ${thief}` });
});
afterAll(() => scene.close());

const store = () => scene.release.server.services.players;
const order = (who: number, nth: number, delivered: string | null = null, receipt = `receipt-${victim}`) =>
  addPaidOrder(scene, who, { orderId: `EF1-${who}-${nth}`, receipt, delivered });
const redeliver = async (who: number, nth: number) => {
  const { status, body } = await scene.run(
    'redeliver_order',
    { order_id: `EF1-${who}-${nth}` },
    { account: who },
  );
  return { status, code: body.code as unknown, message: body.message as unknown };
};
const mailsOf = async (who: number) => (await store().mails(scene.ref(who), SLICE)).rows;

describe('one receipt', () => {
  it.each([
    ['the same player', () => victim, 2],
    ['somebody else', () => thief, 1],
  ])('that was delivered for is not delivered for again to %s', async (_, whose, nth) => {
    await order(victim, 1, '2026-02-01');
    await order(whose(), nth);
    expect(await redeliver(whose(), nth)).toEqual({
      status: 409,
      code: 'receipt_delivered',
      message: `Order EF1-${victim}-1 was already delivered for the same receipt. Refund the payment; do not deliver again.`,
    });
    expect(await mailsOf(whose())).toEqual([]);
  });

  it('of eight players at once is delivered for once', async () => {
    const accounts = Array.from({ length: 8 }, (_, index) => 9000 + index);
    await scene.add(...accounts.map((accountId) => ({ accountId, name: `Same ${accountId}` })));
    for (const who of accounts) await order(who, 1, null, 'of-eight');
    const answers = await Promise.all(accounts.map((who) => redeliver(who, 1)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(7);
    const mails = await Promise.all(accounts.map(mailsOf));
    expect(mails.flat()).toHaveLength(1);
  });

  it('names the players who used it, others first, to every role', async () => {
    await order(victim, 1);
    await order(victim, 2);
    await order(thief, 1);
    const twins = [
      { order_id: `EF1-${thief}-1`, player: { server_id: 1, account_id: thief, name: `Thorn ${thief}` } },
      { order_id: `EF1-${victim}-2`, player: null },
    ];
    const { env } = scene.release.address;
    const read = async (role: Role, path: string) => {
      const browser = openBrowser(scene.release.server.app);
      await browser.login(role);
      return (await browser.call('GET', `environments/${env}/${path}`)).json().data.at(-1).same_receipts;
    };
    for (const role of ROLES) {
      expect([role, await read(role, `orders?number=EF1-${victim}-1`)]).toEqual([role, twins]);
      expect([role, await read(role, `servers/1/players/${victim}/purchases`)]).toEqual([role, twins]);
    }
    const [theirs] = (await store().purchases(scene.ref(thief), SLICE)).rows;
    expect(theirs?.same_receipts.map(({ player }) => player?.account_id)).toEqual([victim, victim]);
  });

  it('that no other order has is not listed', async () => {
    await order(victim, 1);
    const { rows } = await store().purchases(scene.ref(victim), SLICE);
    expect(rows[0]?.same_receipts).toEqual([]);
  });
});
