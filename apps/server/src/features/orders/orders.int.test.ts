import { ROLES } from '@quartermaster/domain/core/module';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createStaff, openBrowser } from '../../testing/browser.ts';
import { createCommandScene, type CommandScene } from '../../testing/command-scene.ts';
import { outcomeOf } from '../../testing/outcome-of.ts';
import { addPaidOrder, PACK } from '../../testing/paid-order.ts';

const SLICE = { limit: 50 };
const PAID_AT = '2026-01-05 10:00:00';

let scene: CommandScene;
let account = 0;

beforeAll(async () => {
  scene = await createCommandScene(true);
});
beforeEach(async () => {
  account += 1;
  await scene.add({ accountId: account, name: `Ash ${account}` });
});
afterAll(() => scene.close());

const store = () => scene.release.server.services.players;
const me = () => scene.ref(account);
const entry = (more: object = {}) => ({
  order_id: `EF1-HAND-${account}`,
  third_party_order_id: `GPA.HAND-${account}`,
  channel: 'google_play',
  product_id: PACK,
  currency: 'USD',
  paid_at: PAID_AT,
  ...more,
});
const enter = (more: object = {}, ask: Parameters<CommandScene['run']>[2] = {}) =>
  scene.run('enter_order', entry(more), { account, ...ask });
const redeliver = (orderId: string, who = account) =>
  scene.run('redeliver_order', { order_id: orderId }, { account: who });
const orders = async () => (await store().purchases(me(), SLICE)).rows;
const mails = async () => (await store().mails(me(), SLICE)).rows;
const standing = async () => {
  const found = await store().summary(me());
  return found === null ? null : [found.vip_level, found.vip_points, found.spent_usd_cents];
};

/** What staff gave today, in US cents. */
const worthOfToday = async (): Promise<number> => {
  const { rows } = await scene.release.server.database.query('select sum(value_cents) from staff_day');
  return Number(rows[0]?.['sum']);
};

const addPaid = (orderId: string, receipt: string, delivered: string | null = null) =>
  addPaidOrder(scene, account, { orderId, receipt, delivered });

describe('an order entered by hand', () => {
  it('is what the live release sells, counts as spent, and its goods come by mail', async () => {
    const shown = await scene.preview('enter_order', entry(), { account });
    const { status, body } = await enter();
    expect([status, body.lines]).toEqual([200, shown.body.lines]);
    expect(await orders()).toMatchObject([
      {
        order_id: `EF1-HAND-${account}`,
        product_id: PACK,
        state: 'delivered',
        currency: 'USD',
        paid_at: PAID_AT,
      },
    ]);
    const [order] = await orders();
    expect(await mails()).toMatchObject([
      { source_module: 'purchase', source_id: order?.order_id, rewards: order?.rewards, state: 'unread' },
    ]);
    expect((await standing())?.[2]).toBe(order?.usd_cents);
    expect((await store().search(searchFor(`GPA.HAND-${account}`))).players).toMatchObject([
      { account_id: account },
    ]);
  });

  it('undone is as if it had never been, and its numbers are free', async () => {
    const before = await standing();
    const worth = await worthOfToday();
    const { body } = await enter();
    expect(await worthOfToday()).toBeGreaterThan(worth);
    expect((await scene.undo(body.command_id, { account })).status).toBe(200);
    expect([await orders(), await standing()]).toEqual([[], before]);
    expect(await worthOfToday()).toBe(worth);
    expect(await mails()).toMatchObject([{ state: 'recalled' }]);
    expect((await enter()).status).toBe(200);
  });

  it('is refused where a number was used, each with a sentence of its own', async () => {
    await enter();
    const ours = await enter({ third_party_order_id: `GPA.OTHER-${account}` });
    expect([...outcomeOf(ours), ours.body.message]).toEqual([
      409,
      'duplicate_order',
      `Order EF1-HAND-${account} already exists.`,
    ]);
    const theirs = await enter({ order_id: `EF1-OTHER-${account}` });
    expect([...outcomeOf(theirs), theirs.body.message]).toEqual([
      409,
      'duplicate_third_party_order',
      `Payment provider order GPA.HAND-${account} already exists.`,
    ]);
    const elsewhere = await enter({ order_id: `EF1-WEB-${account}`, channel: 'web' });
    expect(elsewhere.status).toBe(200);
    expect(await orders()).toHaveLength(2);
  });

  it.each([
    [{ product_id: 999_999 }, 422, 'unknown_asset'],
    [{ currency: 'RMB', product_id: 4101 }, 200, undefined],
    [{ paid_at: '2099-01-01 00:00:00' }, 422, 'invalid'],
    [{ order_id: 'a b' }, 422, 'invalid'],
    [{ order_id: '' }, 422, 'invalid'],
  ])('%j answers %i', async (more, status, code) => {
    expect(outcomeOf(await enter(more))).toEqual([status, code]);
  });

  it('of sixteen at once with one number is there once', async () => {
    const accounts = Array.from({ length: 16 }, (_, index) => 5000 + index);
    await scene.add(...accounts.map((accountId) => ({ accountId, name: `Many ${accountId}` })));
    const params = entry({ order_id: 'EF1-ONCE', third_party_order_id: 'GPA.ONCE' });
    const answers = await Promise.all(
      accounts.map((who) => scene.run('enter_order', params, { account: who })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(15);
    const { rows } = await scene.release.server.database.query(
      `select count(*) as count from player.purchase where order_id = 'EF1-ONCE'`,
    );
    expect(rows).toEqual([{ count: 1 }]);
  });
});

describe('redelivery', () => {
  it('sends what was bought, once', async () => {
    await addPaid(`EF1-${account}`, `receipt-${account}`);
    const { body } = await redeliver(`EF1-${account}`);
    expect(body.lines[0]).toMatchObject({ subject: 'order', before: 'paid', after: 'delivered' });
    expect(await mails()).toMatchObject([{ rewards: [{ asset_kind: 'gem', amount: 60 }], state: 'unread' }]);
    expect(outcomeOf(await redeliver(`EF1-${account}`))).toEqual([409, 'order_not_due']);
    await scene.undo(body.command_id, { account });
    expect(await orders()).toMatchObject([{ state: 'paid', delivered_at: null }]);
    expect(await mails()).toMatchObject([{ state: 'recalled' }]);
  });

  it('is not undone once the goods were claimed', async () => {
    await addPaid(`EF1-${account}`, `receipt-${account}`);
    const { body } = await redeliver(`EF1-${account}`);
    const [mail] = await mails();
    await store().change(me(), (change) => change.setMailState(mail?.mail_id ?? 0, 'claimed'));
    expect(outcomeOf(await scene.undo(body.command_id, { account }))).toEqual([409, 'mail_claimed']);
  });

  it('of eight at once happens once', async () => {
    await addPaid(`EF1-${account}`, `receipt-${account}`);
    const revision = await scene.revision(account);
    const asked = Array.from({ length: 8 }, () =>
      scene.run('redeliver_order', { order_id: `EF1-${account}` }, { account, revision }),
    );
    const answers = await Promise.all(asked);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
  });

  it('knows only the orders of its player', async () => {
    await addPaid(`EF1-${account}`, `receipt-${account}`);
    expect(outcomeOf(await redeliver(`EF1-${account}`, 1))).toEqual([404, 'order_not_found']);
  });
});

describe('a refund', () => {
  const DELIVERED = '2026-02-01 00:00:05';
  const refund = (params: object = {}) =>
    scene.run('refund_order', { order_id: `EF1-${account}`, ...params }, { account });
  const gems = async () =>
    (await store().wallets(me())).find(({ asset_kind: kind }) => kind === 'gem')?.balance ?? 0;
  const haveGems = (delta: number) =>
    store().change(me(), (change) => change.changeWallet({ assetKind: 'gem', delta }));

  it('recalls goods that wait in the mail, takes VIP points back, and is undone', async () => {
    await enter();
    const before = await standing();
    const order = { order_id: `EF1-HAND-${account}` };
    const { body } = await refund(order);
    expect(await orders()).toMatchObject([{ state: 'refunded', refunded_at: expect.any(String) }]);
    expect(await mails()).toMatchObject([{ state: 'recalled' }]);
    expect((await standing())?.slice(0, 2)).toEqual([0, 0]);
    expect(outcomeOf(await refund(order))).toEqual([409, 'order_not_refundable']);
    expect((await scene.undo(body.command_id, { account })).status).toBe(200);
    expect(await orders()).toMatchObject([{ state: 'delivered', refunded_at: null }]);
    expect(await mails()).toMatchObject([{ state: 'unread' }]);
    expect(await standing()).toEqual(before);
  });

  it.each([
    ['left', 20, 0],
    ['all', 20, -40],
    ['nothing', 20, 20],
    ['left', 100, 40],
  ])('takes %s of 60 gems where %d are there, which leaves %d', async (goods, held, left) => {
    await addPaid(`EF1-${account}`, `receipt-${account}`, DELIVERED);
    await haveGems(held);
    const { body } = await refund({ goods, outcome: 'disputed', provider_reference: 'CB-7' });
    expect(body.lines[0]).toMatchObject({ subject: 'order', before: 'delivered', after: 'disputed' });
    expect(await gems()).toBe(left);
    await scene.undo(body.command_id, { account });
    expect([await gems(), (await orders())[0]?.state]).toEqual([held, 'delivered']);
  });

  it.each([
    ['refund_order', () => refund({ goods: 'all' })],
    ['change_wallet', () => scene.run('change_wallet', { asset_kind: 'gem', delta: -60 }, { account })],
  ] as const)('undone, %s gives back what was paid for as such', async (_kind, take) => {
    await addPaid(`EF1-${account}`, `receipt-${account}`, DELIVERED);
    await store().change(me(), (change) => change.changeWallet({ assetKind: 'gem', delta: 70, paid: 50 }));
    const { body } = await take();
    expect(await store().wallets(me())).toMatchObject([{ balance: 10, paid_balance: 10 }]);
    await scene.undo(body.command_id, { account });
    expect(await store().wallets(me())).toMatchObject([{ balance: 70, paid_balance: 50 }]);
  });

  it('after a charge-back takes what that one left, and never twice', async () => {
    await addPaid(`EF1-${account}`, `receipt-${account}`, DELIVERED);
    await haveGems(20);
    const dispute = await refund({ goods: 'left', outcome: 'disputed' });
    await haveGems(100);
    expect((await refund({ goods: 'all' })).status).toBe(200);
    expect([await gems(), (await orders())[0]?.state]).toEqual([60, 'refunded']);
    expect(outcomeOf(await scene.undo(dispute.body.command_id, { account }))).toEqual([409, 'order_changed']);
  });

  it('after a charge-back recalled the mail takes neither goods nor VIP points', async () => {
    await enter();
    await scene.run('set_vip', { level: 3, points: 900 }, { account });
    const order = { order_id: `EF1-HAND-${account}` };
    await refund({ ...order, outcome: 'disputed' });
    await haveGems(100);
    const before = await standing();
    expect((await refund({ ...order, goods: 'all' })).status).toBe(200);
    expect([await gems(), (await standing())?.slice(0, 2)]).toEqual([100, before?.slice(0, 2)]);
  });

  it('is undone before the delivery that it refunds', async () => {
    await addPaid(`EF1-${account}`, `receipt-${account}`);
    const delivery = await redeliver(`EF1-${account}`);
    const entered = await enter();
    await refund({ goods: 'nothing' });
    await refund({ order_id: `EF1-HAND-${account}`, goods: 'nothing' });
    for (const { body } of [delivery, entered])
      expect(outcomeOf(await scene.undo(body.command_id, { account }))).toEqual([409, 'order_changed']);
  });

  it('of what never arrived takes nothing', async () => {
    await addPaid(`EF1-${account}`, `receipt-${account}`);
    await haveGems(80);
    expect((await refund({ goods: 'all' })).status).toBe(200);
    expect([await gems(), (await orders())[0]?.state]).toEqual([80, 'refunded']);
  });

  it('is asked for by support', async () => {
    await addPaid(`EF1-${account}`, `receipt-${account}`);
    const asked = await scene.run('refund_order', { order_id: `EF1-${account}` }, { account, as: 'cs' });
    expect([asked.status, (await orders())[0]?.state]).toEqual([202, 'paid']);
  });
});

const searchFor = (text: string) => ({
  environmentId: me().environmentId,
  servers: [1],
  text,
  by: 'order' as const,
  filters: {},
  sort: 'last_login_at' as const,
  descending: true,
  cursor: null,
  limit: 15,
});

describe('the search for orders', () => {
  const list = async (query: string, role: (typeof ROLES)[number] = 'admin') => {
    const browser = openBrowser(scene.release.server.app);
    await browser.login(role);
    const answer = await browser.call('GET', `environments/${scene.release.address.env}/orders?${query}`);
    return { status: answer.statusCode, body: answer.json() };
  };
  const numbersIn = ({ body }: Awaited<ReturnType<typeof list>>) =>
    body.data.map((row: { order_id: string }) => row.order_id);

  it('finds by either number, player, state and period, for every role', async () => {
    await createStaff(scene.release.server.database).catch(() => undefined);
    await addPaid(`EF1-${account}-1`, `one-${account}`);
    await addPaid(`EF1-${account}-2`, `one-${account}`, '2026-02-02');
    const both = [`EF1-${account}-2`, `EF1-${account}-1`];
    for (const role of ROLES)
      expect(numbersIn(await list(`number=EF1-${account}-1`, role))).toEqual([`EF1-${account}-1`]);
    expect(numbersIn(await list(`number=AEF1-${account}-2`))).toEqual([`EF1-${account}-2`]);
    expect(numbersIn(await list(`number=ef1-${account}-1`))).toEqual([`EF1-${account}-1`]);
    expect(numbersIn(await list(`account=${account}`))).toEqual(both);
    expect(numbersIn(await list(`account=${account}&state=paid`))).toEqual([`EF1-${account}-1`]);
    const second = '2026-02-01%2000:00:00';
    expect(numbersIn(await list(`account=${account}&from=${second}&to=${second}`))).toEqual(both);
    expect(numbersIn(await list(`account=${account}&to=2026-01-31%2023:59:59`))).toEqual([]);
    expect(numbersIn(await list(`account=${account}&server=9`))).toEqual([]);
    const first = await list(`account=${account}&limit=1`);
    const next = await list(`account=${account}&limit=1&cursor=${first.body.next_cursor}`);
    expect([...numbersIn(first), ...numbersIn(next), next.body.next_cursor]).toEqual([...both, null]);
    expect(first.body.references['mall-setting'][PACK]).toBeDefined();
    expect([first, next].map(({ body }) => body.data[0].same_receipts)).toEqual(
      both.toReversed().map((twin) => [{ order_id: twin, player: null }]),
    );
  });

  it('leaves an entry in the audit log, and takes nonsense for nothing', async () => {
    expect((await list('state=gone')).status).toBe(422);
    expect((await list('cursor=nonsense&account=1')).status).toBe(200);
    const { rows } = await scene.release.server.database.query(
      `select after from audit_entry where action = 'order.search' order by id desc limit 1`,
    );
    expect(rows).not.toEqual([]);
  });
});
