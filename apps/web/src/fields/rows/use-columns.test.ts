import { buildModule, LABEL } from '@quartermaster/testkit/modules/build-module';
import { describe, expect, it } from 'vitest';
import { columnsOf } from './use-columns.ts';

const module = buildModule({
  rows: {
    kind: 'rows',
    label: LABEL,
    fields: {
      kind: { kind: 'text', maxLength: 9, label: LABEL },
      count: { kind: 'integer', label: LABEL, showWhen: { field: 'kind', in: ['many'] } },
    },
  },
});
const field = module.fieldByKey.get('rows');
const shown = (...kinds: readonly string[]) =>
  field?.kind === 'rows'
    ? columnsOf(
        field,
        kinds.map((kind) => ({ kind })),
      ).map(({ key }) => key)
    : [];

describe('columns of rows', () => {
  it('are those that some row has', () => {
    expect(shown('one', 'many')).toEqual(['kind', 'count']);
    expect(shown('one', 'one')).toEqual(['kind']);
    expect(shown()).toEqual(['kind']);
  });
});
