/** A server of an environment, by the environment's number and the server's id in its settings. */
export type ServerRef = { readonly environmentId: number; readonly serverId: number };

/** A player: an account of one server. */
export type PlayerRef = ServerRef & { readonly accountId: number };

/** A server that did not answer, or not in time. The others' answers are kept. */
export type ServerFailure = { readonly serverId: number; readonly kind: 'unreachable' | 'too_slow' };

/** Part of a list, newest first; `nextCursor` null: the end. */
export type Slice<T> = { readonly rows: readonly T[]; readonly nextCursor: string | null };
