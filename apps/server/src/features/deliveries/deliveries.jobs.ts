import * as z from 'zod';
import type { Job } from '../../jobs/job.ts';
import { DELIVERY_JOB, enqueueDelivery } from './decide-delivery.ts';
import type { DeliveriesDependencies } from './deliveries-dependencies.ts';
import { listIdleDeliveries, startDueDeliveries } from './deliveries.repo.ts';
import { prepareDelivery } from './prepare-delivery.ts';
import { recallDelivery } from './recall-delivery.ts';
import { sendDelivery } from './send-delivery.ts';

const payloadSchema = z.object({ id: z.number().int() });

/** One job does whatever a delivery's state asks for; each step looks at it first. */
export function createDeliveryJobs(deps: DeliveriesDependencies): readonly Job[] {
  return [
    {
      name: DELIVERY_JOB,
      run: async (payload) => {
        const { id } = payloadSchema.parse(payload);
        await prepareDelivery(deps, id);
        await sendDelivery(deps, id);
        await recallDelivery(deps, id);
      },
    },
    {
      name: 'start-due-deliveries',
      schedule: '* * * * *',
      run: async () => {
        await startDueDeliveries(deps.database);
        for (const id of await listIdleDeliveries(deps.database)) await enqueueDelivery(deps.database, id);
      },
    },
  ];
}
