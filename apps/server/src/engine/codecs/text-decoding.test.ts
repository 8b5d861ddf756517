import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { decodeText, detectEncoding } from './text-decoding.ts';

const CHINESE = 'item_id,name.zh\r\n1,燼尾狐的靈魂碎片\r\n2,恢復藥水\r\n';
const JAPANESE = 'item_id,name.jp\r\n1,残り火キツネのかけら\r\n2,かいふくのくすり\r\n';

describe('the encoding of an uploaded file', () => {
  it.each([
    ['utf-8', CHINESE + JAPANESE, Buffer.from(CHINESE + JAPANESE)],
    ['utf-8', CHINESE, Buffer.from(`\uFEFF${CHINESE}`)],
    ['big5', CHINESE, iconv.encode(CHINESE, 'big5')],
    ['shift_jis', JAPANESE, iconv.encode(JAPANESE, 'shift_jis')],
  ] as const)('%s is found and read', (encoding, text, bytes) => {
    expect(detectEncoding(bytes)).toBe(encoding);
    expect(decodeText(bytes, encoding)).toBe(text);
  });

  it('refuses what is no text of ours', () => {
    expect(detectEncoding(Buffer.from([0xff, 0xfe, 0x41, 0x00]))).toBeNull();
    expect(detectEncoding(Buffer.from([0xff, 0xff, 0xff, 0xf8]))).toBeNull();
  });
});
