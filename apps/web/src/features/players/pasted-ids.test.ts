import { describe, expect, it } from 'vitest';
import { pastedIds } from './pasted-ids.ts';

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
