import { AppError } from '@quartermaster/contract/errors/app-error';
import { expect, it } from 'vitest';
import { isDiskFull } from './disk-full.ts';

const coded = (code: string): Error => Object.assign(new Error('no'), { code });

it.each([
  ['PostgreSQL', coded('53100')],
  ['the file system', coded('ENOSPC')],
  ['a quota', coded('EDQUOT')],
  ['the cause of an error', new AppError('upload_failed', {}, [], undefined, { cause: coded('ENOSPC') })],
  ['one of several errors', new AggregateError([coded('ENOENT'), coded('ENOSPC')])],
])('%s tells of a full disk', (_who, problem) => {
  expect(isDiskFull(problem)).toBe(true);
});

it.each([coded('53200'), coded('ENOENT'), new Error('ENOSPC'), 'ENOSPC', null])(
  'nothing else does (%s)',
  (problem) => {
    expect(isDiskFull(problem)).toBe(false);
  },
);
