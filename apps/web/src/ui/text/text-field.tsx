import { Input } from 'antd';
import type { ReactNode } from 'react';
import { Labelled } from './labelled.tsx';

type TextFieldProps = {
  readonly label: string;
  readonly value: string;
  readonly hint?: ReactNode;
  readonly problem?: string | undefined;
  readonly autoComplete?: string;
  readonly maxLength?: number;
  readonly onChange: (value: string) => void;
};

/** One line of text. */
export function TextField({
  label,
  value,
  hint,
  problem,
  autoComplete = 'off',
  maxLength,
  onChange,
}: TextFieldProps) {
  return (
    <Labelled label={label} hint={hint} problem={problem}>
      {(input) => (
        <Input
          {...input}
          value={value}
          autoComplete={autoComplete}
          spellCheck={false}
          {...(maxLength === undefined ? {} : { maxLength })}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Labelled>
  );
}
