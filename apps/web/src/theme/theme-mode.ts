export type ThemeMode = 'light' | 'dark';

const KEY = 'dark';

export function readThemeMode(): ThemeMode {
  return localStorage.getItem(KEY) === 'true' ? 'dark' : 'light';
}

export function saveThemeMode(mode: ThemeMode): void {
  localStorage.setItem(KEY, String(mode === 'dark'));
  document.documentElement.dataset['theme'] = mode;
}
