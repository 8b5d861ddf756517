import { Input } from 'antd';
import type { ReactNode } from 'react';
import { Labelled } from '../../ui/text/labelled.tsx';
import styles from './users.module.css';

type PasswordFieldProps = {
  readonly label: string;
  readonly value: string;
  readonly hint?: ReactNode;
  readonly problem?: string | undefined;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly isShown?: boolean;
  readonly onChange: (value: string) => void;
  readonly onShow?: (isShown: boolean) => void;
};

/** A password, hidden until the user shows it. */
export function PasswordField({
  label,
  value,
  hint,
  problem,
  autoComplete,
  isShown,
  onChange,
  onShow,
}: PasswordFieldProps) {
  return (
    <Labelled label={label} hint={hint} problem={problem}>
      {(input) => (
        <Input.Password
          {...input}
          className={styles.password ?? ''}
          value={value}
          autoComplete={autoComplete}
          maxLength={200}
          {...(isShown === undefined || onShow === undefined
            ? {}
            : { visibilityToggle: { visible: isShown, onVisibleChange: onShow } })}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Labelled>
  );
}
