import type { JsonObject } from '@quartermaster/domain/core/json';
import type { Queryable } from '../../db/database.ts';
import { writeAudit, type NewAuditEntry } from '../../engine/write-audit.ts';
import type { Actor } from '../../platform/actor.ts';

/** What entries about deliveries have in place of a module: the page they are made on. */
const DELIVERY_MODULE = 'bulk-delivery';

/** What an entry about a delivery is about. */
export const auditPlaceOf = ({ id, branchId }: { readonly id: number; readonly branchId: number }) =>
  ({ module: DELIVERY_MODULE, recordId: String(id), branchId }) as const;

type Entry = {
  readonly verb: string;
  readonly before?: JsonObject;
  readonly after?: JsonObject;
  readonly reason?: string;
};

/** What became of a delivery, with the place of its list. */
export async function writeDeliveryAudit(
  tx: Queryable,
  actor: Actor,
  delivery: { readonly id: number; readonly branchId: number },
  { verb, before, after, reason }: Entry,
): Promise<void> {
  const entry: NewAuditEntry = {
    action: `delivery.${verb}`,
    ...auditPlaceOf(delivery),
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
    ...(reason === undefined ? {} : { reason }),
  };
  await writeAudit(tx, actor, entry);
}
