type Answer = { readonly status: number; readonly body: { readonly code?: unknown } | null };

/** What a call came to: its status, and the error code where there is one. */
export const outcomeOf = ({ status, body }: Answer) => [status, body?.code];
