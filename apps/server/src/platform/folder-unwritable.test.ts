import { AppError } from '@quartermaster/contract/errors/app-error';
import { expect, it } from 'vitest';
import { isFolderUnwritable } from './folder-unwritable.ts';

const failed = (code: string, syscall: string): Error =>
  Object.assign(new Error(`${code}: ${syscall}`), { code, syscall });

it.each([
  ['permission to write', failed('EACCES', 'open')],
  ['a disk that takes writes', failed('EROFS', 'rename')],
  ['the folders above it', failed('ENOENT', 'mkdir')],
  [
    'any of it, below another error',
    new AppError('upload_failed', {}, [], undefined, { cause: failed('EPERM', 'mkdir') }),
  ],
])('a folder without %s is not writable', (_what, problem) => {
  expect(isFolderUnwritable(problem)).toBe(true);
});

it.each([
  failed('ENOENT', 'open'),
  failed('EACCES', 'connect'),
  failed('ENOSPC', 'write'),
  new Error('EROFS'),
  'EROFS',
])('nothing else says so (%s)', (problem) => {
  expect(isFolderUnwritable(problem)).toBe(false);
});
