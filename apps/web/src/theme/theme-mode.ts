export type ThemeMode = 'light' | 'dark';

const KEY = 'dark';

export function saveThemeMode(mode: ThemeMode): void {
  localStorage.setItem(KEY, String(mode === 'dark'));
  document.documentElement.dataset['theme'] = mode;
}
