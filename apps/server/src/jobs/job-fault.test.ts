import { AppError } from '@quartermaster/contract/errors/app-error';
import { describe, expect, it } from 'vitest';
import { JobFault, keptFault, readFault } from './job-fault.ts';

const readBack = (thrown: unknown) => readFault(keptFault(thrown).message);
const systemError = (code: string, message: string): Error => Object.assign(new Error(message), { code });
const refusal = (code: string, message: string): Error =>
  Object.assign(new Error(message), { code, severity: 'ERROR' });

describe('why a job failed', () => {
  it.each([
    ['disk_full', systemError('ENOSPC', 'no space left on device')],
    ['disk_full', refusal('53100', 'could not extend file')],
    ['database_away', refusal('57P01', 'terminating connection due to administrator command')],
    ['took_too_long', refusal('57014', 'canceling statement due to statement timeout')],
    ['cancelled', refusal('57014', 'canceling statement due to user request')],
    ['cancelled', new DOMException('This operation was aborted', 'AbortError')],
    ['conflict', refusal('40001', 'could not serialize access')],
    ['unexpected', refusal('22P05', 'unsupported Unicode escape')],
    ['unexpected', new TypeError('x is not a function')],
  ])('is %s, with the error beside it', (code, thrown) => {
    expect(readBack(thrown)).toEqual({ code, params: {}, detail: thrown.message });
  });

  it('has the values of a refusal, and no detail that says the same', () => {
    expect(readBack(new AppError('too_many_approvals', { most: 50 }))).toEqual({
      code: 'too_many_approvals',
      params: { most: 50 },
      detail: null,
    });
    const folder = '/backup: {of} "games"';
    expect(readBack(new JobFault('backup_disk_full', { folder }))).toEqual({
      code: 'backup_disk_full',
      params: { folder },
      detail: null,
    });
  });

  it('is a text of several lines, or what was thrown without being an error', () => {
    expect(readBack(new Error('first\nsecond')).detail).toBe('first\nsecond');
    expect(readBack('gone')).toEqual({ code: 'unexpected', params: {}, detail: 'gone' });
  });

  it('is unexpected where the queue or an earlier release wrote the text', () => {
    for (const text of ['Forced worker shutdown', 'made_up {}: x', 'disk_full {"a": cut'])
      expect(readFault(text)).toEqual({ code: 'unexpected', params: {}, detail: text });
  });

  it('leaves the stack of the error to the log', () => {
    const thrown = new Error('broken');
    expect(keptFault(thrown).stack).toBe(thrown.stack);
  });
});
