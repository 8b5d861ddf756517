type Listener = (environment: string) => void;

const listeners = new Set<Listener>();

/** The environment that a call of this address writes to. */
const WRITES_TO = /^environments\/([^/]+)\/versions\//;

/** Says that something was written in an environment, so that whoever shows its effect looks again. */
export function reportWritten(environment: string): void {
  for (const listener of listeners) listener(environment);
}

/** Says so for a call that succeeded. */
export function reportCall(method: string, path: string): void {
  const [, environment] = method === 'GET' ? [] : (WRITES_TO.exec(path) ?? []);
  if (environment !== undefined) reportWritten(decodeURIComponent(environment));
}

export function onWritten(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
