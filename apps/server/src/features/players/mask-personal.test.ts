import { describe, expect, it } from 'vitest';
import { maskEmail, maskIp, maskMatch, maskRows, maskText } from './mask-personal.ts';

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

describe('rows', () => {
  it('are masked wherever there is personal data, and nowhere else', () => {
    const row = {
      id: 1,
      name: 'Ada',
      ip: '203.0.113.7',
      device_id: null,
      params: { device: '8f2c' },
      data: { devices: ['4f2a', '5b3c'], note: 'ip', client: [{ email: 'ada@example.com' }] },
    };
    expect(maskRows([row])).toEqual([
      {
        id: 1,
        name: 'Ada',
        ip: '203.0.•••',
        device_id: null,
        params: { device: '8•••' },
        data: { devices: ['4•••', '5•••'], note: 'ip', client: [{ email: 'a•••@e•••.com' }] },
      },
    ]);
  });

  it('that a search found say what it met without telling more', () => {
    expect(maskMatch({ by: 'login', text: 'ada@example.com' }).text).toBe('a•••@e•••.com');
    expect(maskMatch({ by: 'order', text: 'EF-1' }).text).toBe('EF-1');
  });
});
