import { registry } from '@quartermaster/domain/modules/index';
import { expect, it } from 'vitest';
import { summaryFields } from './summary-fields.ts';

it('tells a record of several sorts as one of the sort that another field says', () => {
  const summary = [
    { path: 'owner_type', value: 'pet' },
    { path: 'owner_id', value: 10_364 },
    { path: 'gone', value: 1 },
  ];
  const fields = summaryFields(registry.get('skin-setting'), summary);
  expect(fields.map(({ field }) => field.key)).toEqual(['owner_type', 'owner_id']);
  expect(fields[1]?.field).toMatchObject({ kind: 'reference', to: 'pet-setting' });
});
