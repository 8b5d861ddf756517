import { HOUR_MILLISECONDS } from '@quartermaster/domain/core/date-time';
import { DATE_TIME_FORMAT } from '@quartermaster/domain/fields/date-format';
import { Button } from 'antd';
import dayjs from 'dayjs';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { utcFromWall } from '../common/zone-time.ts';
import styles from './moment.module.css';

const DAY_HOURS = 24;

type DurationChoicesProps = {
  /** Whole hours; from a day on they are said in days, and none is now. */
  readonly hours: readonly number[];
  readonly never: string | null;
  /** Whether no end is what is chosen. */
  readonly isNever?: boolean;
  readonly onChoose: (instant: string | null) => void;
};

/** How long from now, a press away; `never`: what no end is called. */
export function DurationChoices({ hours, never, isNever, onChoose }: DurationChoicesProps) {
  const { t } = useTranslation('fields');
  return (
    <div className={styles.durations}>
      {hours.map((count) => (
        <Button key={count} size="small" onClick={() => onChoose(inHours(count))}>
          {durationText(t, count)}
        </Button>
      ))}
      {never === null ? null : (
        <Button
          size="small"
          type={isNever === true ? 'primary' : 'default'}
          aria-pressed={isNever}
          onClick={() => onChoose(null)}
        >
          {never}
        </Button>
      )}
    </div>
  );
}

function durationText(t: TFunction<'fields'>, hours: number): string {
  if (hours === 0) return t('durationNow');
  return hours % DAY_HOURS === 0
    ? t('durationDays', { count: hours / DAY_HOURS })
    : t('durationHours', { count: hours });
}

const inHours = (hours: number): string | null =>
  utcFromWall(dayjs.utc(Date.now() + hours * HOUR_MILLISECONDS).format(DATE_TIME_FORMAT), 'UTC');
