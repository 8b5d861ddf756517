import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadModule } from '../../engine/load-module.ts';
import { nameOrId, recordLabel, wholeLabel } from './use-record-label.ts';

beforeAll(() => vi.stubGlobal('localStorage', { getItem: () => 'zh' }));
afterAll(() => vi.unstubAllGlobals());

const rewards = await loadModule('bingo-reward-setting');
const NAMELESS = { recordId: '611~10', title: '10' };
const NAMED = { recordId: '611~10', title: { en: 'Corner', zh: '角落' } };

describe('what a record is called', () => {
  it('is its name wherever it has one of its own', () => {
    for (const label of [recordLabel, wholeLabel])
      expect(label(rewards, NAMED)).toEqual({ label: '角落', isNamed: true });
  });

  it('is what it is and its number on its own page, and its screen and whole id elsewhere', () => {
    expect(recordLabel(rewards, NAMELESS)).toEqual({ label: '獎勵 10', isNamed: false });
    expect(wholeLabel(rewards, NAMELESS)).toEqual({ label: '賓果獎勵 611\u00a0/\u00a010', isNamed: false });
  });

  it('is its whole id behind the title of its screen, which says what it is already', () => {
    expect(nameOrId(NAMELESS, '611 / 10')).toBe('611 / 10');
    expect(nameOrId(NAMED, '611 / 10')).toBe('角落');
  });

  it('is its stored id until its definition is here', () => {
    expect(wholeLabel(undefined, NAMELESS)).toEqual({ label: '611~10', isNamed: false });
  });
});
