import { afterEach, beforeEach, expect, it } from 'vitest';
import { onWritten, reportCall } from './written.ts';

const environments: string[] = [];
let stop: () => void;
beforeEach(() => {
  environments.length = 0;
  stop = onWritten((environment) => void environments.push(environment));
});
afterEach(() => stop());

it('names the environment that a call wrote to', () => {
  reportCall('PATCH', 'environments/the%20east/versions/1.4.0/modules/item-setting/records/1005');
  expect(environments).toEqual(['the east']);
  stop();
  reportCall('PATCH', 'environments/dev/versions/1.4.0/modules/item-setting/records/1005');
  expect(environments).toEqual(['the east']);
});

it.each([
  ['GET', 'environments/dev/versions/1.4.0/modules/item-setting/records/1005'],
  ['PUT', 'environments/dev/versions/1.4.0/modules/item-setting/records/1005/presence'],
  ['POST', 'environments/dev/players/7/notes'],
])('%s %s writes no setting', (method, path) => {
  reportCall(method, path);
  expect(environments).toEqual([]);
});
