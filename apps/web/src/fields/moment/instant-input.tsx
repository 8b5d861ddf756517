import { useTranslation } from 'react-i18next';
import { Labelled } from '../../ui/text/labelled.tsx';
import { useFieldEnvironment } from '../field-environment.tsx';
import { InstantBeside } from './instant-beside.tsx';
import styles from './instant-input.module.css';
import { MomentBox } from './moment-box.tsx';
import { isMoment } from './moment-text.ts';

type InstantInputProps = {
  readonly label: string;
  /** What is shown without an instant. */
  readonly never: string;
  readonly hint?: string;
  readonly problem?: string | undefined;
  /** A text that is no instant is refused by the form that holds it. */
  readonly value: string | null;
  readonly onChange: (instant: string | null) => void;
};

/** An instant in the reader's own zone, as UTC on the wire; it may stay empty. */
export function InstantInput({ label, never, hint, problem, value, onChange }: InstantInputProps) {
  const { t } = useTranslation('fields');
  const { timeZone } = useFieldEnvironment();
  const isUnread = value !== null && !isMoment(value, timeZone);
  return (
    <>
      <Labelled label={label} hint={hint} problem={isUnread ? t('moment.unread') : problem}>
        {(input) => (
          <MomentBox
            {...input}
            className={styles.wide ?? ''}
            value={value ?? ''}
            zone={timeZone}
            placeholder={never}
            onChange={onChange}
          />
        )}
      </Labelled>
      {value === null ? null : <InstantBeside instant={value} />}
    </>
  );
}
