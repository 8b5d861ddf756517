import { expect, it } from 'vitest';
import { prizeRecord } from './prize-record.ts';

it.each([
  ['pet:10021', 'pet-setting', '10021'],
  ['god:3', 'god-setting', '3'],
])('%s is a record of %s', (target, module, recordId) => {
  expect(prizeRecord(target)).toEqual({ module, recordId });
});
