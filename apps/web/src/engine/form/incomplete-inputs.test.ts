import { describe, expect, it } from 'vitest';
import { keptIncompleteInputs, movedIncompleteInputs, withIncompleteInput } from './incomplete-inputs.ts';

describe('incomplete inputs', () => {
  it('are the same object while nothing changes', () => {
    const inputs = { scene: '{' };
    expect(withIncompleteInput(inputs, 'scene', '{')).toBe(inputs);
    expect(withIncompleteInput(inputs, 'other', null)).toBe(inputs);
    expect(withIncompleteInput(inputs, 'scene', null)).toEqual({});
  });

  it('stay beside values that stayed, whatever the order of their keys', () => {
    const inputs = { '': '{', 'rows.0.what': '[', scene: '{"fog"' };
    const before = { scene: { a: 1, b: 2 }, rows: [{ what: 1 }] };
    const after = { rows: [{ what: 2 }], scene: { b: 2, a: 1 } };
    expect(keptIncompleteInputs(inputs, before, after)).toEqual({ scene: '{"fog"' });
  });

  it('follow their rows, and leave those of other lists alone', () => {
    const inputs = { 'rows.2.inner.0.what': '{', 'rowsets.2.what': '[' };
    expect(movedIncompleteInputs(inputs, 'rows', (index) => index - 1)).toEqual({
      'rows.1.inner.0.what': '{',
      'rowsets.2.what': '[',
    });
  });
});
