import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './back-to-top.module.css';

const SHOW_AFTER_PX = 200;

/** Browsers do not agree whether a request for less motion holds for scrolling, too. */
const isStill = () => document.documentElement.dataset['motion'] === 'none';

type Scrolled = { readonly scroller: Element | null; readonly pathname: string };

/** The document, or the box of a page in which its main content scrolls: at least half as wide as the window. */
function scrollerOfPage(target: EventTarget | null): Element | null {
  if (target === document) return document.scrollingElement;
  const isBox = target instanceof Element && target.closest('main') !== null;
  return isBox && target.clientWidth * 2 >= window.innerWidth ? target : null;
}

/** Appears once the page has been scrolled down a little. */
export function BackToTop() {
  const { t } = useTranslation('layout');
  const { pathname } = useLocation();
  const [scrolled, setScrolled] = useState<Scrolled>({ scroller: null, pathname });
  useEffect(() => {
    const handleScroll = ({ target }: Event) => {
      const scroller = scrollerOfPage(target);
      if (scroller === null) return;
      setScrolled({ scroller: scroller.scrollTop > SHOW_AFTER_PX ? scroller : null, pathname });
    };
    // Scrolling does not bubble: lists scroll in a box of their own.
    document.addEventListener('scroll', handleScroll, { passive: true, capture: true });
    return () => document.removeEventListener('scroll', handleScroll, { capture: true });
  }, [pathname]);
  const { scroller } = scrolled;
  if (scroller === null || scrolled.pathname !== pathname) return null;
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={t('backToTop')}
      title={t('backToTop')}
      onClick={() => scroller.scrollTo({ top: 0, behavior: isStill() ? 'instant' : 'smooth' })}
    >
      <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
        <path d="M12 19V5M6 11l6-6 6 6" />
      </svg>
    </button>
  );
}
