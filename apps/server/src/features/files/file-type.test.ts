import { describe, expect, it } from 'vitest';
import { detectFileType } from './file-type.ts';

const bytes = (text: string): Buffer => Buffer.from(text, 'latin1');

describe('a file', () => {
  it.each([
    ['\x89PNG\r\n\x1a\n....', 'png'],
    ['\xff\xd8\xff\xe0....', 'jpg'],
    ['GIF89a....', 'gif'],
    ['RIFF\x10\0\0\0WEBPVP8 ', 'webp'],
    ['RIFF\x10\0\0\0WAVEfmt ', 'wav'],
    ['OggS\0\x02....', 'ogg'],
    ['\0\0\0\x20ftypM4A ....', 'm4a'],
    ['ID3\x04....', 'mp3'],
    ['\xff\xfb\x90\x64....', 'mp3'],
    ['<?xml version="1.0"?>\n<!-- made by hand -->\n<svg viewBox="0 0 1 1"></svg>', 'svg'],
    ['<!DOCTYPE svg PUBLIC "-//x" "y" [\n<!ENTITY a "b">\n]>\n<svg viewBox="&a;"></svg>', 'svg'],
    ['{"skeleton": {}}', 'json'],
    ['\x12\x34\x56\x78\x9a\xbc\xde\xf0\x074.1.23\0\0\0\0', 'skel'],
    ['\x0cuVhMD3RHvqs\x073.8.99\0\0\0\0', 'skel'],
    [
      'fox.png\nsize: 1024,512\nformat: RGBA8888\nfilter: Linear,Linear\nrepeat: none\ntail\n  rotate: false\n',
      'atlas',
    ],
    ['\nfox.png\r\nsize:64,64\r\ntail\r\nbounds:0,0,8,8\r\n', 'atlas'],
  ])('is known by its bytes (%j)', (content, extension) => {
    expect(detectFileType(bytes(content))?.extension).toBe(extension);
  });

  it.each([
    '',
    'plain words',
    '<html><svg></svg></html>',
    'MZ\x90\0',
    '%PDF-1.7',
    '42',
    '{"broken": ',
    '\xff\xff\xff\xff',
    '\x12\x34\x56\x78\x9a\xbc\xde\xf0\x05<ab>',
    '../fox.png\nsize: 64,64\n',
    'fox.png\nsize: 64,64\n<script>\n',
    'fox.png\njust words\n',
  ])('of another kind is not (%j)', (content) => {
    expect(detectFileType(bytes(content))).toBeNull();
  });

  it('of many remarks is looked through once, whether or not a picture follows', () => {
    const remarks = '<!-- by hand -->\n'.repeat(5_000);
    expect(detectFileType(bytes(remarks))).toBeNull();
    expect(detectFileType(bytes('<!DOCTYPE svg []>'.repeat(5_000)))).toBeNull();
    expect(detectFileType(bytes(`${remarks}<svg></svg>`))?.extension).toBe('svg');
    expect(detectFileType(bytes('<!-- never closed <svg></svg>'))).toBeNull();
  });
});
