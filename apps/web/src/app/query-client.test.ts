import { MutationObserver, notifyManager } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { createQueryClient } from './query-client.ts';

afterEach(() => notifyManager.setScheduler((notify) => setTimeout(notify, 0)));

it('tells a button of its call before the next press', async () => {
  const creating = new MutationObserver(createQueryClient(), { mutationFn: () => Promise.resolve() });
  let isPending = false;
  // As `useMutation` listens.
  const draw = notifyManager.batchCalls(() => {
    isPending ||= creating.getCurrentResult().isPending;
  });
  creating.subscribe(draw);
  const created = creating.mutate();
  await Promise.resolve();
  expect(isPending).toBe(true);
  await created;
});
