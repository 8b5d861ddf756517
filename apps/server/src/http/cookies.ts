import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Cookie } from './reply.ts';

type Options = Pick<Cookie, 'path' | 'httpOnly'> & { readonly maxAge?: number };

/** Over TLS a browser takes this name from this very host alone: no other host of the domain can plant one. */
const HOST_ONLY = '__Host-';

const isSecure = ({ protocol }: FastifyRequest): boolean => protocol === 'https';

const nameOf = (name: string, request: FastifyRequest): string =>
  isSecure(request) ? `${HOST_ONLY}${name}` : name;

/** A cookie of ours that came with a request. */
export function readCookie(request: FastifyRequest, name: string): string | undefined {
  return request.cookies[nameOf(name, request)];
}

/** Sends a cookie that other sites never make a browser send back. Over TLS its path is `/`, as browsers demand for the name. */
export function sendCookie(reply: FastifyReply, name: string, value: string, options: Options): void {
  const secure = isSecure(reply.request);
  reply.setCookie(nameOf(name, reply.request), value, {
    ...options,
    ...(secure && { path: '/' }),
    secure,
    sameSite: 'strict',
  });
}
