import { describe, expect, it } from 'vitest';
import { isSeveralIds, pastedIds } from './pasted-ids.ts';

describe('pasted ids', () => {
  it('are told apart by lines, tabs, spaces, commas and semicolons of any script', () => {
    expect(pastedIds('100200\r\n1:100201\t7, 8;9、10，11；12').ids).toEqual([
      '100200',
      '1:100201',
      '7',
      '8',
      '9',
      '10',
      '11',
      '12',
    ]);
  });

  it('are taken out of what tickets write around them', () => {
    expect(pastedIds('#100001 ID: 100002 id:100003 1-100004 「100005」 (100006) UID：100007').ids).toEqual([
      '100001',
      '100002',
      '100003',
      '1:100004',
      '100005',
      '100006',
      '100007',
    ]);
  });

  it('count once, and the repeated ones are told', () => {
    expect(pastedIds('5 6 5 5')).toEqual({ ids: ['5', '6'], repeated: 2 });
  });

  it('in full width are the same ids', () => {
    expect(pastedIds('１：１００２００ 1:100200')).toEqual({ ids: ['1:100200'], repeated: 1 });
  });

  it('of nothing are none; what is no id is left for the answer to name', () => {
    expect(pastedIds(' \n ')).toEqual({ ids: [], repeated: 0 });
    expect(pastedIds('abc -5').ids).toEqual(['abc', '-5']);
  });
});

describe('several ids in the box for one', () => {
  it('are noticed however they are separated', () => {
    expect(['100001 100002', '1:100001,2:100002', '１００００１、100002'].every(isSeveralIds)).toBe(true);
  });

  it('are not a name of several words, a single id, or the same one twice', () => {
    expect(['Old Bracken', 'Fox 2', '100001', '5 5', ''].some(isSeveralIds)).toBe(false);
  });
});
