import { readLanguage } from '../i18n/language.ts';
import { readAccessToken } from './access-token.ts';

const CSRF_COOKIE = 'csrf_token=';

/** The token of this page; '' until any answer of the server has set it. */
export function readCsrfToken(): string {
  const pair = document.cookie.split('; ').find((part) => part.startsWith(CSRF_COOKIE));
  return pair ? decodeURIComponent(pair.slice(CSRF_COOKIE.length)) : '';
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
