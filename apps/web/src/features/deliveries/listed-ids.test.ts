import { describe, expect, it } from 'vitest';
import { listedIds, readPlayerList } from './listed-ids.ts';

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

  it('takes several ids of a line below a heading that stands alone', () => {
    expect(readPlayerList('ID\n100200、100201，100202,100203;1:100204\t7 8\n9')).toEqual({
      ids: ['100200', '100201', '100202', '100203', '1:100204', '7', '8', '9'],
      heading: 'ID',
    });
  });

  it('takes ids in full width', () => {
    expect(listedIds('１００２００　１：１００２０１､１００２０２')).toEqual([
      '１００２００',
      '１：１００２０１',
      '１００２０２',
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

  it.each([
    ['account_id', '100200'],
    ['ID', '100200'],
    ['Player ID', '100200'],
    ['Account', '100200'],
    ['UID', '100200'],
    ['アカウントID', '100200'],
    ['ｱｶｳﾝﾄＩＤ', '100200'],
    ['玩家 ID', '100200'],
    ['帳號編號', '100200'],
  ])('takes “%s” as a heading, not as a row', (heading, id) => {
    expect(readPlayerList(`${heading}\n${id}`)).toEqual({ ids: [id], heading });
  });

  it('reads servers by their heading in each language', () => {
    expect(listedIds('サーバー,アカウントID\n2,100200')).toEqual(['2:100200']);
    expect(listedIds('玩家,伺服器,帳號\nAda,3,100201')).toEqual(['3:100201']);
  });

  it('has a heading only where one is known', () => {
    expect(readPlayerList('Winners\n100200')).toEqual({ ids: ['Winners', '100200'], heading: null });
  });
});
