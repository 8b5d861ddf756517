import { expect, it } from 'vitest';
import { parseRecordKey, recordKey } from './record-key.ts';

it.each([
  ['item-setting', '1001'],
  ['pet-skill-setting', '10021~2'],
  ['file-setting', 'ui/icon.png'],
])('a key names one record and is read back: %s %s', (module, recordId) => {
  expect(parseRecordKey(recordKey(module, recordId))).toEqual({ module, recordId });
});
