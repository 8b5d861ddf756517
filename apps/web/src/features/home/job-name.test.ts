import { expect, it } from 'vitest';
import { jobName } from './job-name.ts';

it('knows every job of the console, and none of another version', () => {
  expect(['nightly-backup', 'work-on-delivery'].map(jobName)).toEqual(['nightly-backup', 'work-on-delivery']);
  expect(jobName('fold-the-laundry')).toBeNull();
});
