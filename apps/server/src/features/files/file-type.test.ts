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
    ['{"skeleton": {}}', 'json'],
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
  ])('of another kind is not (%j)', (content) => {
    expect(detectFileType(bytes(content))).toBeNull();
  });
});
