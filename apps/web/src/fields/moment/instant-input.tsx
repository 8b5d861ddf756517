import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { Labelled } from '../../ui/labelled.tsx';
import { utcFromWall, wallFromUtc, WIRE_FORMAT } from '../common/zone-time.ts';
import { useFieldEnvironment } from '../field-environment.tsx';
import { InstantBeside } from './instant-beside.tsx';
import styles from './instant-input.module.css';

type InstantInputProps = {
  readonly label: string;
  /** What stands there without an instant. */
  readonly never: string;
  readonly hint?: string;
  readonly problem?: string | undefined;
  readonly value: string | null;
  readonly onChange: (instant: string | null) => void;
};

/** An instant in the reader's own zone, as UTC on the wire; it may stay empty. */
export function InstantInput({ label, never, hint, problem, value, onChange }: InstantInputProps) {
  const { timeZone } = useFieldEnvironment();
  const wall = value === null ? null : wallFromUtc(value, timeZone);
  return (
    <>
      <Labelled label={label} hint={hint} problem={problem}>
        {(input) => (
          <DatePicker
            {...input}
            className={styles.wide ?? ''}
            value={wall === null ? null : dayjs(wall)}
            format={WIRE_FORMAT}
            showTime={{ defaultOpenValue: dayjs('00:00:00', 'HH:mm:ss') }}
            needConfirm={false}
            placeholder={never}
            onChange={(next) =>
              onChange(next === null ? null : utcFromWall(next.format(WIRE_FORMAT), timeZone))
            }
          />
        )}
      </Labelled>
      {value === null ? null : <InstantBeside instant={value} />}
    </>
  );
}
