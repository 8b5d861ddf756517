/** Where the API answers; a console served from elsewhere sets `VITE_API_BASE` when it is built. */
const BASE: string = import.meta.env['VITE_API_BASE'] ?? '/api/v1';

/** These are at the origin, not below the API's base: GraphQL, files, and what the game's tools call by `.php`. */
const AT_ORIGIN = /^\/(graphql|files)\b|^\/\w+\.php$/;

export function apiUrl(path: string): string {
  return AT_ORIGIN.test(path) ? path : `${BASE}/${path.replace(/^\//, '')}`;
}
