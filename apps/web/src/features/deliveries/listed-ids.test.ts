import { describe, expect, it } from 'vitest';
import { listedIds } from './listed-ids.ts';

describe('listedIds', () => {
  it('takes every line and cell of a pasted list', () => {
    expect(listedIds('100200\n 1:100201 , 100202;100203\n\n"100204"')).toEqual([
      '100200',
      '1:100201',
      '100202',
      '100203',
      '100204',
    ]);
  });

  it('takes ids from a chat', () => {
    expect(listedIds('100200 1:100201，100202、100203； 100204')).toEqual([
      '100200',
      '1:100201',
      '100202',
      '100203',
      '100204',
    ]);
  });

  it('keeps what is no id, so that it can be said what is wrong with it', () => {
    expect(listedIds('100200\nEmber Ada')).toEqual(['100200', 'Ember Ada']);
  });

  it('reads an exported file by its heading', () => {
    const file =
      '\uFEFFserver_id,account_id,player_id,name\r\n1,100200,P1,"Ada, the Ember"\r\n2,100201,P2,\r\n';
    expect(listedIds(file)).toEqual(['1:100200', '2:100201']);
    expect(listedIds('name,account_id\nAda,7')).toEqual(['7']);
  });
});
