import { describe, expect, it } from 'vitest';
import { explainProblem } from './explain-problem.ts';
import { PlainError } from './plain-error.ts';

const SETTINGS = {
  host: '10.0.0.7',
  port: 80,
  databaseUrl: 'postgres://console:s3cret@db.example.com:6432/game',
};

const explained = (details: Readonly<Record<string, string>>, settings: typeof SETTINGS | null = SETTINGS) =>
  explainProblem(Object.assign(new Error(details['message'] ?? 'told by the system'), details), settings);

describe('a start that fails', () => {
  it.each([
    [
      { code: 'ECONNREFUSED', syscall: 'connect' },
      'The database server db.example.com:6432 of DATABASE_URL does not answer: start it, or correct DATABASE_URL.',
    ],
    [
      { code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: 'db.example.com' },
      'The host db.example.com of DATABASE_URL is not known: correct it, or check the name server.',
    ],
    [
      { code: 'EAI_AGAIN', syscall: 'getaddrinfo', hostname: '10.0.0.7' },
      'The name 10.0.0.7 in HOST is not known: set HOST to an address of this machine, such as 127.0.0.1.',
    ],
    [
      { code: '28P01' },
      'The database server db.example.com:6432 of DATABASE_URL refuses the user console or its password.',
    ],
    [{ code: '3D000' }, 'The database game of DATABASE_URL does not exist: create it, or correct the name.'],
    [
      { code: 'EACCES', syscall: 'listen' },
      'Port 80 of 10.0.0.7 may not be used by this user: set PORT to one above 1023.',
    ],
    [
      { code: 'EACCES', syscall: 'mkdir', path: '/srv/game' },
      'This user may not use /srv/game: change its owner or its rights, or choose another place.',
    ],
    [
      { code: 'EEXIST', syscall: 'mkdir', path: '/srv/game' },
      'A folder is needed where a file is (/srv/game): set DATA_DIR to a folder.',
    ],
    [
      { code: 'ENOENT', syscall: 'mkdir', path: '/srv/game' },
      'The folder /srv/game cannot be made: make it yourself, or set DATA_DIR to a folder that can be written.',
    ],
  ])('says what happened, to what, and what to do: %j', (details, sentence) => {
    expect(explained(details)).toBe(sentence);
  });

  it.each([
    'timeout expired',
    'Connection terminated due to connection timeout',
    'Connection terminated unexpectedly',
  ])('says so where the database takes the connection and says no word: %s', (message) => {
    expect(explainProblem(new Error(message), SETTINGS)).toMatch(
      /^The database server \S+ of DATABASE_URL does not answer/,
    );
    expect(explainProblem(new Error(message), { ...SETTINGS, databaseUrl: null })).toBeNull();
  });

  it('names the socket of a database on this host', () => {
    const databaseUrl = 'postgres://console@localhost/game?host=/run/postgresql';
    const settings = { ...SETTINGS, databaseUrl };
    expect(explained({ code: 'ENOENT', syscall: 'connect' }, settings)).toMatch(
      /^The database server \/run\/postgresql:5432 of DATABASE_URL does not answer/,
    );
  });

  it('never repeats a password', () => {
    const codes = [
      'ECONNREFUSED',
      'ENOTFOUND',
      'EAI_AGAIN',
      '28P01',
      '28000',
      '3D000',
      '42501',
      '53300',
      '57P03',
    ];
    for (const code of codes) {
      expect(explained({ code })).toMatch(/DATABASE_URL/);
      expect(explained({ code })).not.toContain('s3cret');
    }
  });

  it('leaves a missing file, and unexpected problems, to their own message', () => {
    expect(explained({ code: 'ENOENT', syscall: 'open', path: '/srv/game' })).toBeNull();
    expect(explainProblem(new TypeError('x is not a function'), null)).toBeNull();
    expect(explainProblem(new PlainError('The disk is gone.'), null)).toBe('The disk is gone.');
  });
});
