import { createHash } from 'node:crypto';
import { rawBody, reply, type RawBody } from './reply.ts';
import { route, type Route } from './route.ts';
import { schemaText, type Schema } from './schema-text.ts';

const STYLE = `
:root { color-scheme: light dark; --line: light-dark(#d9dde3, #333a44); --soft: light-dark(#f4f6f8, #1b2027); --quiet: light-dark(#596473, #9aa6b5); --accent: light-dark(#0b6b76, #5cc4cf); }
body { margin: 0; font: 14px/1.5 system-ui, sans-serif; background: light-dark(#fff, #14181d); color: light-dark(#1c222a, #e4e8ee); }
main { max-width: 1040px; margin: 0 auto; padding: 24px; }
h1 { font-size: 22px; margin: 0 0 8px; } h2 { font-size: 15px; margin: 28px 0 8px; }
p { margin: 0 0 8px; color: var(--quiet); } a { color: var(--accent); }
nav { display: flex; flex-wrap: wrap; gap: 4px 12px; margin: 16px 0; }
details { border: 1px solid var(--line); border-radius: 6px; margin: 0 0 6px; }
summary { display: flex; flex-wrap: wrap; gap: 4px 12px; padding: 8px 12px; cursor: pointer; }
details[open] > summary { border-bottom: 1px solid var(--line); }
code, pre { font: 12.5px/1.5 ui-monospace, monospace; } summary code { overflow-wrap: anywhere; }
.method { min-width: 60px; font-weight: 600; color: var(--accent); } .what { color: var(--quiet); margin-left: auto; }
section { padding: 4px 12px 12px; } h3 { font-size: 12px; margin: 10px 0 4px; color: var(--quiet); }
pre { margin: 0; padding: 10px 12px; background: var(--soft); border-radius: 6px; overflow-x: auto; }
`;

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  // One style, known by its hash, and nothing else: the page runs no script at all.
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
};

/** `GET docs`: the description of the API as a page. Made when first asked for. */
export function createApiPageRoute(describe: () => Schema): Route {
  let page: Buffer | null = null;
  return route(
    {
      method: 'GET',
      path: '/docs',
      access: 'public',
      answer: rawBody,
      summary: 'Get the API documentation as a web page',
    },
    async () => reply<RawBody>((page ??= Buffer.from(apiPage(describe()))), { headers: HEADERS }),
  );
}

type Operation = {
  readonly summary: string;
  readonly tags: readonly string[];
  readonly security?: unknown;
  readonly 'x-roles'?: readonly string[];
  readonly parameters: readonly Schema[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<
    Record<string, { readonly content: Readonly<Record<string, { readonly schema?: Schema }>> }>
  >;
};

type Entry = { readonly path: string; readonly method: string; readonly operation: Operation };

/** The whole page: every endpoint folded, to be searched with the browser's own search. */
function apiPage(description: Schema): string {
  const { title, description: intro } = description['info'] as { title: string; description: string };
  const paths = description['paths'] as Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  const entries: Entry[] = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const groups = Map.groupBy(entries, ({ operation }) => operation.tags[0] ?? '');
  const links = [...groups.keys()].map((tag) => `<a href="#${escape(tag)}">${escape(tag)}</a>`);
  const sections = [...groups].map(
    ([tag, group]) => `<h2 id="${escape(tag)}">${escape(tag)}</h2>${group.map(operationHtml).join('')}`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)} API</title><style>${STYLE}</style></head><body><main><h1>${escape(title)} API</h1><p>${escape(intro)}</p><p><a href="openapi.json">openapi.json</a></p><nav aria-label="Groups">${links.join('')}</nav>${sections.join('')}</main></body></html>`;
}

function operationHtml({ path, method, operation }: Entry): string {
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  const [[status, answer] = ['200', undefined]] = Object.entries(operation.responses);
  const schema = Object.values(answer?.content ?? {})[0]?.schema;
  const parts = [
    part('For', forWhom(operation)),
    part('Parameters', operation.parameters.map(parameterText).join('\n')),
    part('Body', body === undefined ? '' : schemaText(body)),
    part(`Answer ${status}`, schema === undefined ? 'bytes' : schemaText(schema)),
  ];
  return `<details><summary><span class="method">${method}</span><code>${escape(path)}</code><span class="what">${escape(operation.summary)}</span></summary><section>${parts.join('')}</section></details>`;
}

function forWhom(operation: Operation): string {
  if (operation.security === undefined) return 'everyone';
  return operation['x-roles']?.join(', ') ?? 'a Bearer token of its kind';
}

function parameterText({ name, in: place, description, required, schema }: Schema): string {
  return `${String(name)}${required === true ? '' : '?'}: ${schemaText(schema as Schema)}  // ${String(place)}. ${String(description)}`;
}

const part = (title: string, text: string): string =>
  text === '' ? '' : `<h3>${escape(title)}</h3><pre>${escape(text)}</pre>`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
