import { Input } from 'antd';
import { useFieldEnvironment } from '../field-environment.tsx';
import { RecordLink } from './record-link.tsx';
import { RecordSelect } from './record-select.tsx';
import styles from './reference.module.css';

type TargetInputProps = {
  readonly module: string;
  readonly id: string;
  readonly label: string;
  readonly onChange: (id: string) => void;
  readonly onBlur: () => void;
  readonly isInvalid: boolean;
  readonly isDisabled: boolean;
};

/** The record a reward, cost or condition names; by bare id where this console does not hold its module. */
export function TargetInput({ module, id, label, onChange, ...rest }: TargetInputProps) {
  const { hasModule } = useFieldEnvironment();
  if (!hasModule(module)) {
    return (
      <Input
        value={id}
        aria-label={label}
        aria-invalid={rest.isInvalid}
        status={rest.isInvalid ? 'error' : ''}
        disabled={rest.isDisabled}
        onBlur={rest.onBlur}
        onChange={({ target }) => onChange(target.value.trim())}
      />
    );
  }
  return (
    <span className={styles.one}>
      <RecordSelect module={module} id={id} label={label} onChange={onChange} isRequired {...rest} />
      <RecordLink module={module} id={id} />
    </span>
  );
}
