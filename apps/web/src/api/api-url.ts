/** Where the API answers; a console served from elsewhere sets `VITE_API_BASE` when it is built. */
const BASE: string = import.meta.env['VITE_API_BASE'] ?? '/api/v1';

/** Paths that begin with `/` and are not resources (GraphQL, files) stay as they are. */
export function apiUrl(path: string): string {
  if (path.startsWith('/graphql') || path.startsWith('/files')) return path;
  return `${BASE}/${path.replace(/^\//, '')}`;
}
