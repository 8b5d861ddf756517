import { describe, expect, it } from 'vitest';
import { registry } from '../modules/index.ts';
import { referencesOf } from './references-of.ts';

describe('the references of a record', () => {
  it('include those that rows name by screen and id', () => {
    const event = { children: [{ module: 'gachapon-setting', record_id: 3007, order: 1 }] };
    expect(referencesOf(registry.get('special-event-setting'), event)).toContainEqual({
      path: 'children.0.record_id',
      module: 'gachapon-setting',
      id: '3007',
      by: null,
    });
  });
});
