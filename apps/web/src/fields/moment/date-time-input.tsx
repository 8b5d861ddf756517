import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { useFieldEnvironment } from '../field-environment.tsx';
import { asText } from '../common/values.ts';
import { WIRE_FORMAT, utcFromWall, wallFromUtc } from '../common/zone-time.ts';
import type { FieldInputProps } from '../types.ts';
import { InstantBeside } from './instant-beside.tsx';
import styles from './moment.module.css';

/** An instant, edited in the person's own zone, with UTC and the game's zone beside it. */
export function DateTimeInput({ field, value, onChange, onBlur, ...rest }: FieldInputProps<'date_time'>) {
  const { timeZone } = useFieldEnvironment();
  const instant = asText(value);
  const wall = wallFromUtc(instant, timeZone);
  return (
    <div>
      <DatePicker
        id={rest.inputId}
        className={styles.picker}
        value={wall === null ? null : dayjs(wall)}
        format={WIRE_FORMAT}
        showTime={{ defaultOpenValue: dayjs('00:00:00', 'HH:mm:ss') }}
        onChange={(next) => onChange(next === null ? null : utcFromWall(next.format(WIRE_FORMAT), timeZone))}
        needConfirm={false}
        onBlur={onBlur}
        disabled={rest.isDisabled}
        status={rest.isInvalid ? 'error' : ''}
        allowClear={!field.required}
        placeholder={WIRE_FORMAT}
        aria-describedby={rest.describedBy}
        aria-invalid={rest.isInvalid}
        aria-required={field.required}
      />
      {instant !== '' && <InstantBeside instant={instant} />}
    </div>
  );
}
