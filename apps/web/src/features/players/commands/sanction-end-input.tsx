import { isDateTime } from '@quartermaster/domain/fields/date-format';
import { Button } from 'antd';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import { asText } from '../../../fields/common/values.ts';
import { utcFromWall, WIRE_FORMAT } from '../../../fields/common/zone-time.ts';
import { InstantInput } from '../../../fields/moment/instant-input.tsx';
import type { ActionInputProps } from '../../../engine/actions/action-layout.ts';
import styles from './commands.module.css';

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

/** How long sanctions usually last. */
const PERIODS = [
  { unit: 'hours', count: 1 },
  { unit: 'days', count: 1 },
  { unit: 'days', count: 3 },
  { unit: 'days', count: 7 },
  { unit: 'days', count: 30 },
] as const;

/** Until when, with what is usual a press away; nothing is for good. */
export function SanctionEndInput({ label, value, onChange }: ActionInputProps) {
  const { t } = useTranslation('commands');
  const endsAt = asText(value);
  const isPast = isDateTime(endsAt) && dayjs.utc(endsAt).isBefore(dayjs());
  return (
    <div>
      <InstantInput
        label={label}
        never={t('forGood')}
        problem={isPast ? t('endsPast') : undefined}
        value={endsAt === '' ? null : endsAt}
        onChange={onChange}
      />
      <div className={styles.choices}>
        {PERIODS.map(({ unit, count }) => (
          <Button
            key={`${count} ${unit}`}
            size="small"
            onClick={() => onChange(inHours(unit === 'days' ? count * DAY_HOURS : count))}
          >
            {t(`in.${unit}`, { count })}
          </Button>
        ))}
        <Button size="small" onClick={() => onChange(null)}>
          {t('forGood')}
        </Button>
      </div>
    </div>
  );
}

const inHours = (hours: number): string | null =>
  utcFromWall(dayjs.utc(Date.now() + hours * HOUR_MS).format(WIRE_FORMAT), 'UTC');
