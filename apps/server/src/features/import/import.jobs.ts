import * as z from 'zod';
import type { Job } from '../../jobs/job.ts';
import type { ImportService } from './import.service.ts';

const checkPayload = z.object({ id: z.uuid() });
const writePayload = z.object({
  id: z.uuid(),
  note: z.string(),
  actor: z.object({
    accountId: z.number().nullable(),
    ip: z.string().nullish(),
    userAgent: z.string().nullish(),
    requestId: z.string().nullish(),
  }),
});

/** The two long steps of an import. Both look at its state first, so a second run finds nothing to do. */
export function createImportJobs({ imports }: { readonly imports: ImportService }): Job[] {
  return [
    { name: 'check-import', run: (payload) => imports.runCheck(checkPayload.parse(payload).id) },
    {
      name: 'write-import',
      run: (payload) => {
        const { id, actor, note } = writePayload.parse(payload);
        return imports.runWrite(id, actor, note);
      },
    },
  ];
}
