import { describe, expect, it } from 'vitest';
import { maskEmail, maskIp, maskText } from './mask-personal.ts';

describe('what is hidden', () => {
  it.each([
    ['ada@example.com', 'a•••@e•••.com'],
    ['a@b.co.uk', 'a•••@b•••.uk'],
    ['a@localhost', 'a•••@l•••'],
    ['"odd@name"@example.org', '"•••@e•••.org'],
    ['燈@例え.jp', '燈•••@例•••.jp'],
    ['no address', 'n•••'],
    ['@example.com', '@•••'],
    ['', '•••'],
  ])('of the e-mail %s leaves %s', (email, masked) => {
    expect(maskEmail(email)).toBe(masked);
  });

  it.each([
    ['203.0.113.7', '203.0.•••'],
    ['2001:db8::1', '2001:•••'],
    ['::1', ':•••'],
    ['', '•••'],
  ])('of the address %s leaves %s', (ip, masked) => {
    expect(maskIp(ip)).toBe(masked);
  });

  it('of any other text leaves its first character, and not its length', () => {
    expect(maskText('4f2a8c9e-1b2d')).toBe('4•••');
    expect(maskText('4')).toBe('4•••');
    expect(maskText('𠮷田')).toBe('𠮷•••');
  });
});
