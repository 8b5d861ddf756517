import { expect, it } from 'vitest';
import { requestedCommand } from './requested-command.ts';

it.each([
  ['change_wallet', 'jp', '通貨の増減'],
  ['refund_order', 'zh', '訂單退款'],
  ['dissolve_guild', 'en', 'Dissolve guild'],
] as const)('calls %s by its title', (kind, language, title) => {
  expect(requestedCommand('kind', kind, language)).toBe(title);
});

it('leaves other facts alone', () => {
  expect(requestedCommand('state', 'rename', 'en')).toBeNull();
  expect(requestedCommand('kind', 'everybody', 'en')).toBeNull();
});
