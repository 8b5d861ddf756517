import type { ErrorBody } from '@quartermaster/contract/errors/error-body';
import { eventTowerLevelSetting } from '@quartermaster/domain/modules/towers-maze/event-tower-level-setting';
import { eventTowerSetting } from '@quartermaster/domain/modules/towers-maze/event-tower-setting';
import { godLevelSetting } from '@quartermaster/domain/modules/gods/god-level-setting';
import { petCommandRewardSetting } from '@quartermaster/domain/modules/pets/pet-command-reward-setting';
import { petCommandSetting } from '@quartermaster/domain/modules/pets/pet-command-setting';
import { loginEventRewardSetting } from '@quartermaster/domain/modules/events/login-event-reward-setting';
import { loginEventSetting } from '@quartermaster/domain/modules/events/login-event-setting';
import { godSetting } from '@quartermaster/domain/modules/gods/god-setting';
import type { RecordData } from '@quartermaster/domain/core/json';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createStaff, openBrowser, type Browser } from '../../testing/browser.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let admin: Browser;

beforeAll(async () => {
  server = await createTestServer();
  await createStaff(server.database);
  admin = openBrowser(server.app);
  await admin.login('admin');
  await admin.call('POST', 'environments', {
    body: { key: 'dev', name: 'Development', version: '1.0.0', color: '#2f6fde' },
  });
});
afterAll(() => server.close());

async function refusalOf(module: string, data: RecordData): Promise<ErrorBody> {
  const path = `environments/dev/versions/1.0.0/modules/${module}/records`;
  const answer = await admin.call('POST', path, { body: { data } });
  expect(answer.statusCode).toBe(409);
  return answer.json<ErrorBody>();
}

it('a level of an event that is not there asks for the event first', async () => {
  const level = { event_id: 424_242, level: 1, battle_id: 300_001, recommended_power: 10 };
  expect(await refusalOf(eventTowerLevelSetting.key, level)).toMatchObject({
    code: 'create_event_first',
    message: 'Create the event first.',
    conflict: { create: { module: eventTowerSetting.key, record_id: '424242' } },
    issues: [{ path: 'event_id', code: 'parent_missing' }],
  });
});

it('a day of a login event that is not there asks for the login event first', async () => {
  const day = { event_id: 424_242, day: 1, rewards: [{ asset_kind: 'coin', amount: 2 }] };
  expect(await refusalOf(loginEventRewardSetting.key, day)).toMatchObject({
    code: 'create_sign_in_first',
    message: 'Create the login event first.',
    conflict: { create: { module: loginEventSetting.key, record_id: '424242' } },
    issues: [{ path: 'event_id', code: 'parent_missing' }],
  });
});

it('a reward of a command that is not there asks for the basic setting first', async () => {
  const rewards = [{ asset_kind: 'coin', amount: 2 }];
  const reward = {
    command_id: 88,
    id: 1,
    result: 'success',
    rewards,
    pet_exp: 0,
    intimacy: 0,
    drop_mode: 'none',
  };
  expect(await refusalOf(petCommandRewardSetting.key, reward)).toMatchObject({
    code: 'create_basic_setting_first',
    message: 'Create the basic setting first.',
    conflict: { create: { module: petCommandSetting.key, record_id: '88' } },
    issues: [{ path: 'command_id', code: 'parent_missing' }],
  });
});

it('a level of a god that is not there asks for the god first', async () => {
  const level = { god_id: 777_777, level: 1, exp_to_next: 10, stats: { hp: 10, atk: 10, def: 10, spd: 10 } };
  expect(await refusalOf(godLevelSetting.key, level)).toMatchObject({
    code: 'create_parent_first',
    message: 'Create God 777777 first.',
    conflict: { create: { module: godSetting.key, record_id: '777777' } },
  });
});
