import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './back-to-top.module.css';

const SHOW_AFTER_PX = 200;

/** Browsers do not agree whether a wish for less motion holds for scrolling, too. */
const isStill = () => document.documentElement.dataset['motion'] === 'none';

/** Appears once the page has been scrolled down a little. */
export function BackToTop() {
  const { t } = useTranslation('layout');
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const handleScroll = () => setShown(window.scrollY > SHOW_AFTER_PX);
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => window.removeEventListener('scroll', handleScroll);
  }, []);
  if (!isShown) return null;
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={t('backToTop')}
      title={t('backToTop')}
      onClick={() => window.scrollTo({ top: 0, behavior: isStill() ? 'instant' : 'smooth' })}
    >
      <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
        <path d="M12 19V5M6 11l6-6 6 6" />
      </svg>
    </button>
  );
}
