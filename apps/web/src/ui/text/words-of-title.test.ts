import { describe, expect, it } from 'vitest';
import { wordsOfTitle } from './words-of-title.ts';

describe('wordsOfTitle', () => {
  it('separates the words of a run of katakana', () => {
    expect(wordsOfTitle('アリーナウィークリー報酬')).toEqual(['アリーナ', 'ウィークリー', '報酬']);
    expect(wordsOfTitle('ラストチャンスポップアップ')).toEqual(['ラスト', 'チャンス', 'ポップアップ']);
  });

  it('keeps a word in hiragana together', () => {
    expect(wordsOfTitle('すごろくイベントカード')).toEqual(['すごろく', 'イベント', 'カード']);
  });

  it('leaves other titles to the browser', () => {
    expect(wordsOfTitle('Guild god bless')).toEqual(['Guild god bless']);
    expect(wordsOfTitle('競技場每週獎勵')).toEqual(['競技場每週獎勵']);
    expect(wordsOfTitle('秘書設定')).toEqual(['秘書設定']);
  });
});
