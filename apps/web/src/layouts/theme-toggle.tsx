import { useTranslation } from 'react-i18next';
import { saveThemeMode, type ThemeMode } from '../theme/theme-mode.ts';
import { useThemeMode } from '../theme/use-theme-mode.ts';
import styles from './theme-toggle.module.css';

/** Light or dark. */
export function ThemeToggle() {
  const { t } = useTranslation('layout');
  const mode = useThemeMode();
  const other: ThemeMode = mode === 'dark' ? 'light' : 'dark';

  return (
    <button
      type="button"
      className={styles.toggle}
      onClick={() => saveThemeMode(other)}
      aria-label={t(other)}
      title={t(other)}
    >
      <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
        {mode === 'dark' ? (
          <path d="M12 4V2m0 20v-2m8-8h2M2 12h2m13.7-5.7 1.4-1.4M4.9 19.1l1.4-1.4m0-11.4L4.9 4.9m14.2 14.2-1.4-1.4M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0z" />
        ) : (
          <path d="M20 14.5A8 8 0 0 1 9.5 4a8 8 0 1 0 10.5 10.5z" />
        )}
      </svg>
    </button>
  );
}
