import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { ACCEPTED_WARNINGS_HEADER } from '@quartermaster/contract/http/accepted-warnings';
import type { Language } from '@quartermaster/domain/core/language';
import type { Role } from '@quartermaster/domain/core/module';
import * as z from 'zod';
import type { Actor } from '../platform/actor.ts';
import type { Reply } from './reply.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may call: anyone, any staff account, accounts of these roles, or a game server by its token. */
export type Access = 'public' | 'signed-in' | 'machine' | { readonly roles: readonly Role[] };

/** The person who calls. */
export type Account = {
  readonly id: number;
  readonly name: string;
  readonly username: string;
  readonly role: Role;
  readonly sessionId: string;
  /** Another person chose the password: until it is replaced, most routes are refused. */
  readonly mustChangePassword: boolean;
};

/** The game server that calls. */
export type Machine = {
  readonly tokenId: number;
  readonly environmentId: number;
  readonly environment: string;
};

export type RequestContext = {
  readonly id: string;
  readonly ip: string;
  readonly userAgent: string | null;
  readonly language: Language;
  readonly now: Date;
  readonly cookie: (name: string) => string | null;
  readonly headers: IncomingHttpHeaders;
  /** The Bearer token as it came, whether or not it is good. */
  readonly token: string | null;
};

/** The file of a multipart request. */
export type Upload = { readonly fileName: string; readonly stream: Readable };

type AccountOf<A extends Access> = A extends 'public' | 'machine' ? null : Account;

type RouteInput<P, Q, B, A extends Access, U> = {
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly upload: U extends UploadLimits ? Upload : null;
  readonly account: AccountOf<A>;
  readonly machine: A extends 'machine' ? Machine : null;
  readonly request: RequestContext;
};

export type UploadLimits = { readonly maxBytes: number };

type Nothing = Readonly<Record<never, never>>;

type RouteDeclaration<P, Q, B, T, A extends Access, U> = {
  readonly method: Method;
  /** Below the API's base path, `:name` for parameters, `*` for the rest of a path. */
  readonly path: string;
  readonly access: A;
  readonly params?: z.ZodType<P>;
  readonly query?: z.ZodType<Q>;
  /** A JSON body; with `upload`, the fields before the file. */
  readonly body?: z.ZodType<B>;
  /** A multipart request with one file. */
  readonly upload?: U;
  /** What a success looks like; `rawBody` for files and streams. */
  readonly answer: z.ZodType<T>;
  readonly status?: number;
  readonly summary: string;
  /** The request is authenticated by a cookie, so the page's CSRF token must come with it. */
  readonly csrf?: boolean;
  /**
   * What a repetition under the same `Idempotency-Key` gets in place of a kept copy of the first answer, where
   * none may be kept: the answer is for this moment only, or it holds a secret that is sent once.
   */
  readonly repetition?: 'runs_again' | 'refused';
  /** Open to a person who still has to choose their own password. */
  readonly withGivenPassword?: true;
  /**
   * It changes no content though it is no GET: pages call it by themselves, so it is answered while the first
   * content is being loaded, as GETs and essential calls are.
   */
  readonly whileLoading?: true;
  /** At most so many requests per address. */
  readonly rateLimit?: { readonly max: number; readonly seconds: number };
  /**
   * `heavy`: it reads or writes a whole version, or a file of any size. Ordinary calls never wait behind it.
   * `essential`: signing in, and the state of the server. It waits for no other call.
   */
  readonly lane?: 'heavy' | 'essential';
  /** Also answered without the API's base path in front. */
  readonly alias?: string;
  /** The headers `X-Environment` and `X-Version` say where it acts: they may, or must, be there. */
  readonly place?: 'optional' | 'required';
};

type Handler<P, Q, B, T, A extends Access, U> = (input: RouteInput<P, Q, B, A, U>) => Promise<T | Reply<T>>;

/** A declared endpoint as the server registers and documents it; its input was checked before the handler sees it. */
export type Route = Omit<
  RouteDeclaration<unknown, unknown, unknown, unknown, Access, UploadLimits>,
  'upload'
> & {
  readonly upload: UploadLimits | null;
  readonly handle: (input: RouteInput<unknown, unknown, unknown, Access, unknown>) => Promise<unknown>;
};

/** Declares an endpoint. The handler gets checked input and returns a value; it never touches the response. */
export function route<
  T,
  A extends Access,
  P = Nothing,
  Q = Nothing,
  B = undefined,
  const U extends UploadLimits | undefined = undefined,
>(declaration: RouteDeclaration<P, Q, B, T, A, U>, handler: Handler<P, Q, B, T, A, U>): Route {
  const { body, upload = null, ...rest } = declaration;
  // The one place that forgets the types: the schemas of the declaration guarantee them.
  return { ...rest, ...(body && { body: onlyKnownKeys(body) }), upload, handle: handler as never };
}

/** A misspelt key is refused, not ignored; schemas that take any key say so. */
function onlyKnownKeys<T>(body: z.ZodType<T>): z.ZodType<T> {
  const isOpen = !(body instanceof z.ZodObject) || body.def.catchall !== undefined;
  return isOpen ? body : (body.strict() as unknown as z.ZodType<T>);
}

/** The warnings that a write accepts; an answer named their digest. */
function acceptedWarningsOf({
  [ACCEPTED_WARNINGS_HEADER]: digest,
}: RequestContext['headers']): string | null {
  return typeof digest === 'string' ? digest : null;
}

/** The caller, as services log it. */
export function actorOf({
  account,
  request,
}: {
  readonly account: Account | null;
  readonly request: RequestContext;
}): Actor {
  return {
    accountId: account?.id ?? null,
    ip: request.ip,
    userAgent: request.userAgent,
    requestId: request.id,
    acceptedDigest: acceptedWarningsOf(request.headers),
  };
}
