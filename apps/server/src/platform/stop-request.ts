const request = new AbortController();

// Without a listener the first process of a container does not hear them at all.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => request.abort());

/** Aborted when this process is told to stop; it listens from the moment this file is imported. */
export const stopRequest: AbortSignal = request.signal;
