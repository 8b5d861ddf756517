import { Input, type GetProps } from 'antd';
import { useTypedValue } from './typed-text.ts';

type TypedAreaProps = Omit<GetProps<typeof Input.TextArea>, 'value' | 'onChange'> & {
  readonly value: string;
  /** What becomes of a text as it is typed; without it the text stays as it is. */
  readonly read?: (text: string) => string;
  readonly onText: (text: string) => void;
};

/** A text on several lines. A key draws it alone; what follows from the text comes after the paint. */
export function TypedArea({ value, read = (text) => text, onText, ...area }: TypedAreaProps) {
  const { shown, type, forget } = useTypedValue(value);
  return (
    <Input.TextArea
      {...area}
      value={shown}
      onChange={({ target }) => {
        const text = read(target.value);
        type(target, text, () => onText(text));
      }}
      onBlur={(event) => {
        forget();
        area.onBlur?.(event);
      }}
    />
  );
}
