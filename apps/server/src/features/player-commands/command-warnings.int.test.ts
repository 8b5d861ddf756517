import { demoConfiguration } from '@quartermaster/domain/demo/demo-configuration';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCommandScene, type CommandScene } from '../../testing/command-scene.ts';
import { outcomeOf } from '../../testing/outcome-of.ts';
import type { Json } from '../../testing/record-scene.ts';

const TITLE = { en: 'A gift', zh: '禮物', jp: '贈り物' };

let scene: CommandScene;
let account = 0;

beforeAll(async () => {
  scene = await createCommandScene();
  await scene.release.write('mail-setting', {
    11: { ...demoMail(), id: 11, status: 'active', send_at: '2020-01-01 00:00:00' },
    12: { ...demoMail(), id: 12, status: 'not_open' },
    13: { ...demoMail(), id: 13, status: 'active', send_at: '2199-01-01 00:00:00' },
  });
});
beforeEach(async () => {
  account += 1;
  await scene.add({ accountId: account, name: `Ash ${account}` });
});
afterAll(() => scene.close());

const store = () => scene.release.server.services.players;
const me = () => scene.ref(account);
const run: CommandScene['run'] = (kind, params, ask = {}) => scene.run(kind, params, { account, ...ask });
const preview: CommandScene['preview'] = (kind, params) => scene.preview(kind, params, { account });
const undo: CommandScene['undo'] = (id) => scene.undo(id, { account });
const mails = async () => (await store().mails(me(), { limit: 50 })).rows;
const demoMail = () => ({
  ...demoConfiguration()['mail-setting']?.[0],
  rewards: [],
  title: TITLE,
  body: TITLE,
});

describe('a mail of the settings that may be sent by mistake', () => {
  const send = (id: number, ask = {}) => run('send_prepared_mail', { mail_setting_id: id }, ask);
  const warned = async (id: number) =>
    (await preview('send_prepared_mail', { mail_setting_id: id })).body.warnings.map(
      ({ code }: Json) => code,
    );

  it('is sent a second time only by a person who read that the player had it', async () => {
    expect(await warned(11)).toEqual([]);
    const first = await send(11);
    expect(await warned(11)).toEqual(['mail_already_had']);
    expect(outcomeOf(await send(11))).toEqual([409, 'mail_already_had']);
    const [{ mail_id: mailId } = { mail_id: 0 }] = await mails();
    await store().change(me(), (change) => change.setMailState(mailId, 'claimed'));
    expect(await warned(11)).toEqual(['mail_already_claimed']);
    expect(outcomeOf(await send(11, { accept: ['mail_already_had'] }))).toEqual([
      409,
      'mail_already_claimed',
    ]);
    expect(outcomeOf(await send(11, { accept: ['mail_already_claimed'] }))).toEqual([200, undefined]);
    expect(first.status).toBe(200);
  });

  it('counts as had no more once it was taken back', async () => {
    const { body } = await send(11);
    await undo(body.command_id);
    expect(await warned(11)).toEqual([]);
  });

  it('is not sent before its time by accident', async () => {
    expect([await warned(12), await warned(13)]).toEqual([['mail_not_active'], ['mail_not_open']]);
    expect(outcomeOf(await send(13))).toEqual([409, 'mail_not_open']);
  });
});

describe('a name that could deceive', () => {
  const rename = (name: string, ask = {}) => run('rename', { name }, ask);

  it('is refused where it hides characters or is too long', async () => {
    for (const name of ['\u202eStarfox', 'Star\u200bfox', 'x'.repeat(31)])
      expect(outcomeOf(await rename(name))).toEqual([422, 'invalid']);
  });

  it('is given only by a person who read whose name it looks like', async () => {
    const other = account + 50_000;
    await scene.add({ accountId: other, name: `Starfox ${account}` });
    const { body } = await preview('rename', { name: `St\u0430rfox ${account}` });
    expect(body.warnings.map(({ code }: Json) => code)).toEqual(['name_looks_like', 'name_mixes_scripts']);
    expect(body.warnings[0].message).toContain(`Starfox ${account} (${other})`);
    expect(outcomeOf(await rename(`St\u0430rfox ${account}`))).toEqual([409, 'name_looks_like']);
    const accept = ['name_looks_like', 'name_mixes_scripts'];
    expect(outcomeOf(await rename(`St\u0430rfox ${account}`, { accept }))).toEqual([200, undefined]);
  });
});

describe('a ticket that two people answer', () => {
  const GIFT = { asset_kind: 'coin', delta: 120 };
  const warned = async (as: 'admin' | 'qa', params: object = GIFT) =>
    (await scene.preview('change_wallet', params, { account, as })).body.warnings.map(
      ({ code }: Json) => code,
    );

  it('is paid twice only by a person who read that another person did it', async () => {
    expect(await warned('qa')).toEqual([]);
    const { body } = await run('change_wallet', GIFT);
    expect(await warned('qa')).toEqual(['same_done']);
    expect(await warned('qa', { ...GIFT, delta: 121 })).toEqual([]);
    expect(await warned('admin')).toEqual([]);
    expect(outcomeOf(await run('change_wallet', GIFT, { as: 'qa' }))).toEqual([409, 'same_done']);
    await undo(body.command_id);
    expect(await warned('qa')).toEqual([]);
    await run('change_wallet', GIFT);
    const again = await run('change_wallet', GIFT, { as: 'qa', accept: ['same_done'] });
    expect(outcomeOf(again)).toEqual([200, undefined]);
  });
});
