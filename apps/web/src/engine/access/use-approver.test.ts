import { describe, expect, it } from 'vitest';
import { ROLES } from '@quartermaster/domain/core/module';
import { approverFor } from './use-approver.ts';

describe('the approver of a request', () => {
  it('is another admin only for admins', () => {
    expect(ROLES.map((role) => [role, approverFor(role)])).toEqual([
      ['admin', 'otherAdmin'],
      ['cs', 'admin'],
      ['qa', 'admin'],
      ['low_cs', 'admin'],
    ]);
  });
});
