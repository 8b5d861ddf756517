import { expect, it } from 'vitest';
import { onlyPermits } from './only-permits.ts';

it('tells requests that run from those that only permit something', () => {
  expect(['rename', 'give', 'send_delivery'].some(onlyPermits)).toBe(false);
  expect(['export_player_file', 'export_recipients', 'unlock_record'].every(onlyPermits)).toBe(true);
});
