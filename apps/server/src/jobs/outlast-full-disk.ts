import type { DiskWatch } from '../platform/disk-watch.ts';
import type { Job } from './job.ts';

/** A job that meets a full disk goes on when there is room. Repeated by the queue, its attempts would be used up by then. */
export const outlastFullDisk = <Name extends string>(job: Job<Name>, disk: DiskWatch): Job<Name> => ({
  ...job,
  async run(payload) {
    for (;;) {
      try {
        return await job.run(payload);
      } catch (problem) {
        if (!disk.note(problem) || !(await disk.waitForRoom())) throw problem;
      }
    }
  },
});
