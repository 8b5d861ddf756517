import { readLanguage } from '../i18n/language.ts';
import { readAccessToken } from './access-token.ts';

/** The cookie's name over TLS, whose prefix keeps other hosts from setting it, and without TLS. */
const CSRF_COOKIES = ['__Host-csrf_token=', 'csrf_token='] as const;

/** The token of this page; '' until any answer of the server has set it. */
export function readCsrfToken(): string {
  const pairs = document.cookie.split('; ');
  for (const name of CSRF_COOKIES) {
    const pair = pairs.find((part) => part.startsWith(name));
    if (pair) return decodeURIComponent(pair.slice(name.length));
  }
  return '';
}

/** The headers every call carries: who asks, in which language, and the caller's own clock. */
export function requestHeaders(accept: string): Headers {
  const headers = new Headers({
    Accept: accept,
    'Accept-Language': readLanguage(),
    'X-CSRF-Token': readCsrfToken(),
    'X-Requested-With': 'XMLHttpRequest',
    ClientTime: String(Math.floor(Date.now() / 1000)),
  });
  const token = readAccessToken();
  if (token) headers.set('Authorization', `Bearer ${token}`);
  return headers;
}
