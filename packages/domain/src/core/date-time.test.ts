import { describe, expect, it } from 'vitest';
import { formatDateTime, instantOf } from './date-time.ts';

describe('instants of the wire', () => {
  it('are UTC, and come back as they were', () => {
    expect(instantOf('2026-11-27 01:02:03').toISOString()).toBe('2026-11-27T01:02:03.000Z');
    expect(formatDateTime(instantOf('2026-11-27 01:02:03'))).toBe('2026-11-27 01:02:03');
  });

  it('are invalid dates where a text names none', () => {
    expect(instantOf('soon').getTime()).toBeNaN();
  });
});
