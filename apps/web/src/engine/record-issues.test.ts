import { registry } from '@quartermaster/domain/modules/index';
import { newRecord } from '@quartermaster/domain/record/new-record';
import { describe, expect, it } from 'vitest';
import { recordIssues } from './record-issues.ts';

describe('an error that the server finds in a record as it is', () => {
  const texts = registry.get('localization');
  /** The Japanese text lacks the placeholder. */
  const data = { ...newRecord(texts), key: 'ui.won', en: 'You won {n}', zh: '您贏得 {n}', jp: '獲得' };
  const blocked = (isProtected: boolean) =>
    recordIssues(texts, data, { isProtected }).map(({ path, blocks }) => [path, blocks]);

  it('keeps what takes effect on save from being saved where the environment is protected', () => {
    expect(blocked(true)).toEqual([['jp', 'save']]);
  });

  it('lets it be saved elsewhere, and keeps it from players', () => {
    expect(blocked(false)).toEqual([['jp', 'release']]);
  });

  it('lets a record of a version be saved in any environment', () => {
    const versioned = { ...texts, scope: 'versioned' as const };
    expect(recordIssues(versioned, data, { isProtected: true })).toMatchObject([{ blocks: 'release' }]);
  });
});
