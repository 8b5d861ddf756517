import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MomentBox } from './moment-box.tsx';
import { isMoment } from './moment-text.ts';
import styles from './moment.module.css';

/** `YYYY-MM-DD`; empty: that end is open. */
type Days = readonly [from: string, to: string];

type DayEndsProps = {
  readonly labels: readonly [from: string, to: string];
  readonly days: Days;
  readonly onChange: (days: Days) => void;
};

/** A first and a last day. A text that is no day stays in its box and narrows nothing. */
export function DayEnds({ labels, days, onChange }: DayEndsProps) {
  const { t } = useTranslation('fields');
  const [unread, setUnread] = useState<Days>(['', '']);
  const change = (index: 0 | 1, next: string) => {
    const isRead = next === '' || isMoment(next, null);
    setUnread(withEnd(unread, index, isRead ? '' : next));
    if (isRead) onChange(inOrder(withEnd(days, index, next)));
  };
  const end = (index: 0 | 1) => (
    <MomentBox
      value={unread[index] === '' ? days[index] : unread[index]}
      zone={null}
      placeholder={t(index === 0 ? 'filter.from' : 'filter.to')}
      status={unread[index] === '' ? '' : 'error'}
      aria-label={labels[index]}
      aria-invalid={unread[index] !== ''}
      onChange={(next) => change(index, next ?? '')}
    />
  );
  return (
    <div>
      <div className={styles.ends}>
        {end(0)}
        <span aria-hidden>–</span>
        {end(1)}
      </div>
      {unread.some((text) => text !== '') && (
        <p className={styles.unread} role="alert">
          {t('moment.unreadDay')}
        </p>
      )}
    </div>
  );
}

const withEnd = (days: Days, index: 0 | 1, day: string): Days =>
  index === 0 ? [day, days[1]] : [days[0], day];

const inOrder = ([from, to]: Days): Days => (from !== '' && to !== '' && to < from ? [to, from] : [from, to]);
