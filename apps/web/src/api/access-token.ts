const KEY = 'access_token';

export function readAccessToken(): string | null {
  return localStorage.getItem(KEY);
}

export function saveAccessToken(token: string): void {
  localStorage.setItem(KEY, token);
}

export function dropAccessToken(): void {
  localStorage.removeItem(KEY);
}
