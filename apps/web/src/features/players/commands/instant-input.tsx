import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { utcFromWall, wallFromUtc, WIRE_FORMAT } from '../../../fields/common/zone-time.ts';
import { useFieldEnvironment } from '../../../fields/field-environment.tsx';
import { InstantBeside } from '../../../fields/moment/instant-beside.tsx';
import { Labelled } from '../../../ui/labelled.tsx';
import styles from './commands.module.css';

type InstantInputProps = {
  readonly label: string;
  /** What stands there without an instant. */
  readonly never: string;
  readonly problem?: string | undefined;
  readonly value: string | null;
  readonly onChange: (instant: string | null) => void;
};

/** An instant in the reader's own zone, as UTC on the wire; it may stay empty. */
export function InstantInput({ label, never, problem, value, onChange }: InstantInputProps) {
  const { timeZone } = useFieldEnvironment();
  const wall = value === null ? null : wallFromUtc(value, timeZone);
  return (
    <>
      <Labelled label={label} problem={problem}>
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
