import { readPlainNumber } from '@quartermaster/domain/fields/number-text';
import { InputNumber, type InputNumberProps } from 'antd';

type NumberBoxProps = Omit<InputNumberProps<string | number>, 'onChange' | 'parser'> & {
  readonly onChange: (number: number | null) => void;
  /** What a text means here; null: it is no number. */
  readonly read?: (text: string) => number | null;
};

/** A number as people type it: digits and signs of any width, with or without thousands separators. */
export function NumberBox({ onChange, read = readPlainNumber, ...input }: NumberBoxProps) {
  return (
    <InputNumber<string | number>
      {...input}
      parser={(text = '') => read(text) ?? text}
      onChange={(next) => onChange(next === null || next === '' ? null : Number(next))}
    />
  );
}
