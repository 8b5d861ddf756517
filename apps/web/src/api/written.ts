type Listener = (environment: string) => void;

const listeners = new Set<Listener>();

/** The environment that a call of this address writes to. */
const WRITES_TO = /^environments\/([^/]+)\/versions\//;

/** Says that something was written in an environment, so that pages that show its effect load it again. */
export function reportWritten(environment: string): void {
  for (const listener of listeners) listener(environment);
}

/** Sent again and again while a record is open, and once more when it is left. */
const ABOUT_WHO_IS_HERE = /\/presence$/;

/** Says so for a call that succeeded. */
export function reportCall(method: string, path: string): void {
  if (method === 'GET' || ABOUT_WHO_IS_HERE.test(path)) return;
  const [, environment] = WRITES_TO.exec(path) ?? [];
  if (environment !== undefined) reportWritten(decodeURIComponent(environment));
}

export function onWritten(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
