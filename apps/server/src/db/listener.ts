import pg from 'pg';

export type Listen = (channel: string, onMessage: (payload: string) => void, onReconnect?: () => void) => () => void;

type Subscription = {
  readonly channel: string;
  readonly onMessage: (payload: string) => void;
  readonly onReconnect: (() => void) | undefined;
};

type Listener = { readonly listen: Listen; readonly close: () => Promise<void> };

const RETRY_MILLISECONDS = 500;

/**
 * One connection of its own for every LISTEN of the process. It is opened by the first subscription
 * and comes back by itself; `onReconnect` then tells that messages may have been missed.
 */
export function createListener(options: { url: string; onProblem?: ((problem: Error) => void) | undefined }): Listener {
  const subscriptions = new Set<Subscription>();
  let client: pg.Client | null = null;
  let isClosed = false;
  let hasConnected = false;
  let retry: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ connectionString: options.url, keepAlive: true, application_name: 'quartermaster listen' });
    client = fresh;
    fresh.on('notification', ({ channel, payload }) => deliver(channel, payload ?? ''));
    fresh.on('error', (problem) => options.onProblem?.(problem));
    fresh.on('end', () => {
      if (client === fresh) comeBackLater();
    });
    await fresh.connect();
    await Promise.all(channelsOf(subscriptions).map((channel) => listenOn(fresh, channel)));
    if (hasConnected) for (const { onReconnect } of subscriptions) onReconnect?.();
    hasConnected = true;
  }

  function connectOrRetry(): void {
    connect().catch((problem: Error) => {
      options.onProblem?.(problem);
      comeBackLater();
    });
  }

  function comeBackLater(): void {
    client?.end().catch(() => undefined);
    client = null;
    if (isClosed) return;
    clearTimeout(retry);
    retry = setTimeout(connectOrRetry, RETRY_MILLISECONDS);
    retry.unref();
  }

  function deliver(channel: string, payload: string): void {
    for (const subscription of subscriptions) {
      if (subscription.channel === channel) subscription.onMessage(payload);
    }
  }

  const listen: Listen = (channel, onMessage, onReconnect) => {
    const subscription = { channel, onMessage, onReconnect };
    subscriptions.add(subscription);
    if (client === null && retry === undefined) connectOrRetry();
    else if (client !== null) listenOn(client, channel).catch((problem: Error) => options.onProblem?.(problem));
    return () => subscriptions.delete(subscription);
  };

  const close = async (): Promise<void> => {
    isClosed = true;
    clearTimeout(retry);
    const last = client;
    client = null;
    await last?.end();
  };
  return { listen, close };
}

const channelsOf = (subscriptions: ReadonlySet<Subscription>): string[] => [
  ...new Set([...subscriptions].map(({ channel }) => channel)),
];

const listenOn = (client: pg.Client, channel: string): Promise<unknown> =>
  client.query(`listen ${client.escapeIdentifier(channel)}`);
