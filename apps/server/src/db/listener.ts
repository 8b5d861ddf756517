import pg from 'pg';

export type Listen = (
  channel: string,
  onMessage: (payload: string) => void,
  onReconnect?: () => void,
) => () => void;

type Subscription = {
  readonly channel: string;
  readonly onMessage: (payload: string) => void;
  readonly onReconnect: (() => void) | undefined;
};

type Listener = { readonly listen: Listen; readonly close: () => Promise<void> };
type Options = { readonly url: string; readonly onProblem?: ((problem: Error) => void) | undefined };

const RETRY_MILLISECONDS = 500;

/**
 * One connection of its own for every LISTEN of the process. It is opened by the first subscription
 * and comes back by itself; `onReconnect` then tells that messages may have been missed.
 */
export function createListener({ url, onProblem }: Options): Listener {
  const subscriptions = new Set<Subscription>();
  let client: pg.Client | null = null;
  let state: 'unused' | 'used' | 'closed' = 'unused';
  let retry: NodeJS.Timeout | undefined;
  // A connection takes one query at a time.
  let listening: Promise<void> = Promise.resolve();

  function connect(): void {
    const isReconnect = state === 'used';
    const fresh = createClient({ url, onProblem }, subscriptions);
    client = fresh;
    state = 'used';
    fresh.on('end', () => comeBackLater(fresh));
    listening = startListening(fresh, subscriptions).then(
      () => {
        if (isReconnect) subscriptions.forEach(({ onReconnect }) => onReconnect?.());
      },
      (problem: Error) => {
        onProblem?.(problem);
        comeBackLater(fresh);
      },
    );
  }

  function comeBackLater(lost: pg.Client): void {
    if (client !== lost || state === 'closed') return;
    client = null;
    lost.end().catch(() => undefined);
    retry = setTimeout(connect, RETRY_MILLISECONDS).unref();
  }

  const listen: Listen = (channel, onMessage, onReconnect) => {
    const subscription = { channel, onMessage, onReconnect };
    subscriptions.add(subscription);
    if (state === 'unused') connect();
    else
      listening = listening
        .then(() => listenOn(client, channel))
        .catch((problem: Error) => onProblem?.(problem));
    return () => subscriptions.delete(subscription);
  };

  const close = async (): Promise<void> => {
    state = 'closed';
    clearTimeout(retry);
    await client?.end();
  };
  return { listen, close };
}

function createClient({ url, onProblem }: Options, subscriptions: ReadonlySet<Subscription>): pg.Client {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    application_name: 'quartermaster listen',
  });
  client.on('error', (problem) => onProblem?.(problem));
  client.on('notification', ({ channel, payload }) => {
    for (const subscription of subscriptions) {
      if (subscription.channel === channel) subscription.onMessage(payload ?? '');
    }
  });
  return client;
}

async function startListening(client: pg.Client, subscriptions: ReadonlySet<Subscription>): Promise<void> {
  await client.connect();
  const channels = new Set([...subscriptions].map(({ channel }) => channel));
  for (const channel of channels) await listenOn(client, channel);
}

async function listenOn(client: pg.Client | null, channel: string): Promise<void> {
  await client?.query(`listen ${client.escapeIdentifier(channel)}`);
}
