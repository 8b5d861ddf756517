import { Readable } from 'node:stream';
import * as z from 'zod';

const REPLY = Symbol('reply');

export type Cookie = {
  readonly name: string;
  readonly value: string;
  readonly path: string;
  readonly httpOnly: boolean;
  /** 0 removes the cookie. */
  readonly maxAgeSeconds: number;
};

type ReplyOptions = {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookies?: readonly Cookie[];
};

/** A value with something to say about how it is sent. */
export type Reply<T> = ReplyOptions & { readonly [REPLY]: true; readonly body: T };

/** Answers a value with another status, headers or cookies than usual. */
export function reply<T>(body: T, options: ReplyOptions = {}): Reply<T> {
  return { [REPLY]: true, body, ...options };
}

export function isReply(value: unknown): value is Reply<unknown> {
  return typeof value === 'object' && value !== null && REPLY in value;
}

/** Bytes that are sent as they are: files, exports. Their `content-type` header comes with the reply. */
export type RawBody = Readable | Uint8Array | null;

export const isRawBody = (value: unknown): value is RawBody =>
  value === null || value instanceof Readable || value instanceof Uint8Array;

/** The answer schema of routes that send bytes. */
export const rawBody = z.custom<RawBody>(isRawBody).meta({ description: 'The bytes of the file.' });

/** Whether a route sends bytes in place of JSON. */
export const isRawSchema = (schema: z.ZodType): boolean => schema === rawBody;
