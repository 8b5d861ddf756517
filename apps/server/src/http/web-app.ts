import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sha256 } from '../platform/sha256.ts';

/** Where the built web app is. */
const WEB_APP_FOLDER = join(import.meta.dirname, '../../../web/dist');

/** The page's placeholder for the nonce that its style elements carry. */
const NONCE_PLACEHOLDER = '__CSP_NONCE__';
/** Below these addresses a missing file is a 404, not a page of the console. */
const NOT_PAGES = /^\/(api|graphql|files|assets)([/?]|$)/;
const A_YEAR = 'public, max-age=31536000, immutable';

/** Names the built web app: its page holds the hashed names of everything else. Null where none was built. */
export function webAppBuild(folder: string = WEB_APP_FOLDER): string | null {
  const pageFile = join(folder, 'index.html');
  if (!existsSync(pageFile)) return null;
  return sha256(readFileSync(pageFile)).slice(0, 12);
}

/** Serves the built web app: its files as they are, and its page for every other address. */
export async function registerWebApp(app: FastifyInstance, folder: string = WEB_APP_FOLDER): Promise<void> {
  const pageFile = join(folder, 'index.html');
  // An API without a web app is what `npm run dev` and most tests run.
  if (!existsSync(pageFile)) return;
  const page = await readFile(pageFile, 'utf8');
  const options = {
    index: false as const,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply: FastifyReply, path: string) => {
      const isHashed = path.includes('/assets/');
      reply.header('cache-control', isHashed ? A_YEAR : 'no-cache');
      reply.header('x-content-type-options', 'nosniff');
    },
  };
  // Hundreds of files: a route for each of them would cost every start 70 ms, and the wildcard of the plugin reads
  // the whole folder for each request.
  await app.register(fastifyStatic, { ...options, root: join(folder, 'assets'), serve: false });
  app.get<{ Params: { file: string } }>('/assets/:file', (request, reply) =>
    reply.sendFile(request.params.file),
  );
  await app.register(fastifyStatic, {
    ...options,
    root: folder,
    wildcard: false,
    globIgnore: ['assets/**', '*.br', '*.gz', 'index.html'],
    decorateReply: false,
  });
  app.get('/*', (request, reply) => {
    if (NOT_PAGES.test(request.url)) reply.callNotFound();
    else sendPage(reply, page);
  });
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .header('content-security-policy', policyWith(nonce))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page.replaceAll(NONCE_PLACEHOLDER, nonce));
}

/** Scripts only from our own files; styles from files or with this page's nonce. */
function policyWith(nonce: string): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    // Style attributes, which positioned popups write, cannot run anything.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
