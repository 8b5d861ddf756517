import { issue } from '@quartermaster/domain/core/issue';
import { registry } from '@quartermaster/domain/modules/index';
import { newRecord } from '@quartermaster/domain/record/new-record';
import { describe, expect, it } from 'vitest';
import { groupByBlocks, joinIssues, recordIssues, withBlocks } from './record-issues.ts';

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
    expect(blocked(false)).toEqual([['jp', 'players']]);
  });

  it('lets a record of a version be saved in any environment', () => {
    const versioned = { ...texts, scope: 'versioned' as const };
    expect(recordIssues(versioned, data, { isProtected: true })).toMatchObject([{ blocks: 'release' }]);
  });
});

describe('problems by what they block', () => {
  it('come with what weighs most first, a warning last', () => {
    const warning = issue('a', 'too_long', {}, 'warning');
    const found = [
      ...withBlocks([warning, issue('b', 'required')], 'release'),
      ...withBlocks([issue('c', 'required')], 'save'),
    ];
    expect(
      groupByBlocks(found).map(({ blocks, issues }) => [blocks, issues.map(({ path }) => path)]),
    ).toEqual([
      ['save', ['c']],
      ['release', ['b']],
      ['nothing', ['a']],
    ]);
  });

  it('are told once, by the most that they block', () => {
    const own = withBlocks([issue('a', 'required'), issue('b', 'required')], 'release');
    const refused = withBlocks([issue('a', 'required')], 'save');
    const blocksByPath = (found: ReturnType<typeof joinIssues>) =>
      found.map(({ path, blocks }) => [path, blocks]);
    expect(blocksByPath(joinIssues(own, refused))).toEqual([
      ['b', 'release'],
      ['a', 'save'],
    ]);
    expect(blocksByPath(joinIssues(refused, own))).toEqual([
      ['a', 'save'],
      ['b', 'release'],
    ]);
  });
});
