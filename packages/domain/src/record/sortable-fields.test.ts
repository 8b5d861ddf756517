import { expect, it } from 'vitest';
import { resolveModule } from '../core/resolve.ts';
import { sortableFields } from './sortable-fields.ts';

const label = { en: 'x', zh: 'x', jp: 'x' };

it('a list is sorted by what it names, and by what it shows or filters by and has an order', () => {
  const module = resolveModule({
    key: 'm',
    family: 'f',
    titles: { title: label, record: label },
    fields: {
      name: { kind: 'text', label },
      size: { kind: 'integer', label },
      weight: { kind: 'integer', label },
      owner: { kind: 'reference', to: 'm', label },
      friends: { kind: 'reference', to: 'm', many: true, label },
      open: { kind: 'timeslot', label },
      hidden: { kind: 'integer', label },
    },
    list: {
      columns: ['id', 'name', 'size', 'owner', 'friends', 'open'],
      filters: ['weight'],
      sorts: ['size'],
    },
  });
  expect(sortableFields(module)).toEqual(['size', 'weight', 'id', 'name', 'owner']);
});
