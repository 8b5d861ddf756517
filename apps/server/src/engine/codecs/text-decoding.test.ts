import fc from 'fast-check';
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { decodeText, detectEncoding, type TextEncoding } from './text-decoding.ts';

const CHINESE = 'item_id,name.zh\r\n1,燼尾狐的靈魂碎片\r\n2,恢復藥水\r\n';
const JAPANESE = 'item_id,name.jp\r\n1,残り火キツネのかけら\r\n2,かいふくのくすり\r\n';

/** Files come in pieces that end anywhere, also in the middle of a character. */
async function* piecesOf(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

const detect = (bytes: Uint8Array, size = 7) => detectEncoding(async () => piecesOf(bytes, size));
const decode = async (bytes: Uint8Array, encoding: TextEncoding, size = 7) => {
  let text = '';
  for await (const piece of decodeText(async () => piecesOf(bytes, size), encoding)) text += piece;
  return text;
};

const kana = fc
  .oneof(fc.integer({ min: 0x3041, max: 0x3093 }), fc.integer({ min: 0x30a1, max: 0x30f6 }))
  .map((code) => String.fromCodePoint(code));
const han = fc.constantFrom(
  ...Array.from('天地玄黃宇宙洪荒日月盈昃辰宿列張寒來暑往秋收冬藏閏餘成歲律呂調陽雲騰致雨露結為霜'),
);
const ascii = fc.constantFrom(...Array.from('abcXYZ019 ,;"\'\r\n{}[]|'));

/** Enough letters of a language to know it by, and anything between them. */
const textOf = (letter: fc.Arbitrary<string>) =>
  fc
    .tuple(
      fc.array(letter, { minLength: 20, maxLength: 200 }),
      fc.array(fc.oneof(letter, ascii), { maxLength: 200 }),
    )
    .map((parts) => parts.flat().join(''));

describe('the encoding of an uploaded file', () => {
  it.each([
    ['utf-8', CHINESE + JAPANESE, Buffer.from(CHINESE + JAPANESE)],
    ['utf-8', CHINESE, Buffer.from(`\uFEFF${CHINESE}`)],
    ['utf-16le', CHINESE, Buffer.from(`\uFEFF${CHINESE}`, 'utf16le')],
    ['utf-16be', JAPANESE, Buffer.from(`\uFEFF${JAPANESE}`, 'utf16le').swap16()],
    ['big5', CHINESE, iconv.encode(CHINESE, 'big5')],
    ['shift_jis', '回復のｱｲﾃﾑ', iconv.encode('回復のｱｲﾃﾑ', 'shift_jis')],
    ['big5', 'zh\r\n劍', iconv.encode('zh\r\n劍', 'big5')],
    ['shift_jis', 'jp\r\n剣', iconv.encode('jp\r\n剣', 'shift_jis')],
    ['shift_jis', JAPANESE, iconv.encode(JAPANESE, 'shift_jis')],
  ] as const)('%s is found and read', async (encoding, text, bytes) => {
    expect(await detect(bytes)).toBe(encoding);
    expect(await decode(bytes, encoding)).toBe(text);
  });

  it.each([
    ['UTF-16 cut off in a character', Buffer.from(`\uFEFF${CHINESE}`, 'utf16le').subarray(0, -1)],
    ['UTF-16 without a mark', Buffer.from(CHINESE, 'utf16le')],
    ['GBK', iconv.encode('名称,说明\r\n恢复药水,使用后恢复体力的普通药水，可在商店购买\r\n', 'gbk')],
    ['EUC-JP', iconv.encode(JAPANESE.repeat(2), 'euc-jp')],
    ['EUC-KR', iconv.encode('이름,설명\r\n회복 물약,체력을 회복하는 평범한 물약\r\n', 'euc-kr')],
    ['Latin-1', Buffer.from('name\r\nÉlan vital à la carte, déjà vu\r\n', 'latin1')],
    ['short GBK', iconv.encode('key,zh\r\nui.a,恢复药水可以恢复体力\r\n', 'gbk')],
    ['short EUC-KR', iconv.encode('key,en\r\na,안녕하세요 세계\r\n', 'euc-kr')],
    ['ISO-2022-JP', Buffer.from('key,jp\r\na,\x1b$B$+$$$U$/\x1b(B\r\n')],
    ['halfwidth katakana alone', iconv.encode('key,jp\r\na,ｶﾀｶﾅﾃｷｽﾄ\r\n', 'shift_jis')],
    ['Big5 with characters of Hong Kong', iconv.encode('key,zh\r\na,恢復藥水嘅嘢喺度\r\n', 'big5-hkscs')],
    ['bytes of no encoding', Buffer.from([0xff, 0xff, 0xff, 0xf8])],
  ])('%s is refused', async (_name, bytes) => {
    expect(await detect(bytes)).toBeNull();
  });

  it.each([
    ['utf-8', fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !text.includes('\0'))],
    ['big5', textOf(han)],
    ['shift_jis', textOf(kana)],
  ] as const)('%s comes back as it was written, wherever its pieces end', async (encoding, texts) => {
    await fc.assert(
      fc.asyncProperty(texts, fc.integer({ min: 1, max: 50 }), async (text, size) => {
        const bytes = encoding === 'utf-8' ? Buffer.from(text) : iconv.encode(text, encoding);
        expect(await detect(bytes, size)).toBe(encoding);
        expect(await decode(bytes, encoding, size)).toBe(text.startsWith('\uFEFF') ? text.slice(1) : text);
      }),
    );
  });
});
