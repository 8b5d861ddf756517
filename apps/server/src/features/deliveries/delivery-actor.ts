import type { Queryable } from '../../db/database.ts';
import type { Environment } from '../../engine/branch.ts';
import type { Account } from '../../http/route.ts';
import type { Actor } from '../../platform/actor.ts';

/** A request under approval. `claim` marks it as approved in the transaction of the sending, or throws. */
type ClaimedDelivery = { readonly id: string; readonly claim: (tx: Queryable) => Promise<void> };

/** The person who works on a delivery, and the environment. */
export type DeliveryActor = {
  readonly environment: Environment;
  /** Whose delivery it is then, and whose limits it counts for. */
  readonly staff: Pick<Account, 'id' | 'role'>;
  /** The person who does it: the same one, or the approver. */
  readonly actor: Actor;
  /** Let beyond the limits of the day by a second person. */
  readonly approval?: ClaimedDelivery;
};
