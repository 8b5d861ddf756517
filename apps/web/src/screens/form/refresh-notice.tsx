import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Countdown } from '../../engine/form/use-countdown.ts';
import styles from './form.module.css';

/** `Saved. The page refreshes in 4 s`, and a way to say no. */
export function RefreshNotice({ secondsLeft, stop }: Countdown) {
  const { t } = useTranslation('form');
  if (secondsLeft === null) return null;
  return (
    <p className={styles.unsaved}>
      {/* A screen reader hears of it once, not every second. */}
      <span className="visually-hidden" role="status">
        {t('refreshSoon')}
      </span>
      <span aria-hidden="true">{t('refreshIn', { seconds: secondsLeft })}</span>{' '}
      <Button size="small" type="link" onClick={stop}>
        {t('refreshStop')}
      </Button>
    </p>
  );
}
