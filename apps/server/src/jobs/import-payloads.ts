import * as z from 'zod';

/** What the job is told that checks an import. */
export const checkPayload = z.object({ id: z.uuid() });

/** What the job is told that writes an import: whose change it is, and the warnings they accepted. */
export const writePayload = z.object({
  id: z.uuid(),
  note: z.string(),
  actor: z.object({
    accountId: z.number().nullable(),
    ip: z.string().nullish(),
    userAgent: z.string().nullish(),
    requestId: z.string().nullish(),
    accepted: z.object({ warnings: z.number(), digest: z.string() }).nullish(),
  }),
});
