import { describe, expect, it } from 'vitest';
import { findPolyglot } from './polyglot-file.ts';

const picture = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR....IEND\xaeB`\x82', 'latin1');

describe('a file', () => {
  it('that is one kind of file is fine', () => {
    expect(findPolyglot(picture)).toBeNull();
    expect(findPolyglot(Buffer.from('{"text": "a < b, <b>bold</b>"}'))).toBeNull();
  });

  it('that carries an archive behind it is not', () => {
    const archive = Buffer.from(`PK\x03\x04payload.jsPK\x05\x06${'\0'.repeat(18)}`, 'latin1');
    expect(findPolyglot(Buffer.concat([picture, archive]))).toBe('ZIP');
  });

  it.each(['GIF89a/*<script>*/=1;alert(1)', 'GIF89a<html><body>', '\x89PNG\r\n\x1a\n<!DOCTYPE html>'])(
    'that could pass for a page is not: %j',
    (content) => {
      expect(findPolyglot(Buffer.from(content, 'latin1'))).toMatch(/^<(script|html|!DOCTYPE html)>$/);
    },
  );
});
