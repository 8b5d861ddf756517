import { readLanguage } from '../i18n/language.ts';
import { readAccessToken } from './access-token.ts';

function readCookie(name: string): string {
  const pair = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
  return pair ? decodeURIComponent(pair.slice(name.length + 1)) : '';
}

/** The headers every call carries: who asks, in which language, and the caller's own clock. */
export function requestHeaders(accept: string): Headers {
  const headers = new Headers({
    Accept: accept,
    'Accept-Language': readLanguage(),
    'X-CSRF-Token': readCookie('csrf_token'),
    'X-Requested-With': 'XMLHttpRequest',
    ClientTime: String(Math.floor(Date.now() / 1000)),
  });
  const token = readAccessToken();
  if (token) headers.set('Authorization', `Bearer ${token}`);
  return headers;
}
