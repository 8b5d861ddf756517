import type { Database } from '../../db/database.ts';
import { writeAudit } from '../../engine/write-audit.ts';
import { actorOf, type Account, type RequestContext, type Route } from '../../http/route.ts';

/** Remembers that a signed-in person was refused something. */
export function refusalAudit(database: Database) {
  return (account: Account, request: RequestContext, { method, path }: Route): Promise<void> =>
    writeAudit(database, actorOf({ account, request }), {
      action: 'request.refuse',
      outcome: 'refused',
      after: { method, path },
      reason: `role ${account.role}`,
    });
}
