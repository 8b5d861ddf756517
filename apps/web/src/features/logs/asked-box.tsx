import { Input } from 'antd';
import { useAskedText } from '../../ui/text/use-kept-text.ts';
import styles from './logs.module.css';

type AskedBoxProps = {
  /** Its name, whatever the language. */
  readonly box: string;
  readonly label: string;
  /** What is asked for now. */
  readonly value: string | undefined;
  /** What of a typed text is asked for; '' asks for everything. */
  readonly read: (text: string) => string;
  readonly isNumeric?: boolean;
  readonly onAsk: (value: string | undefined) => void;
};

/** A box that takes effect when it is whole: on Enter, or when it is left. */
export function AskedBox({ box, label, value = '', read, isNumeric = false, onAsk }: AskedBoxProps) {
  const [text, setText] = useAskedText(box, value);
  const ask = () => {
    const asked = read(text);
    setText(asked);
    if (asked !== value) onAsk(asked === '' ? undefined : asked);
  };
  return (
    <Input
      className={styles.short ?? ''}
      inputMode={isNumeric ? 'numeric' : 'text'}
      placeholder={label}
      aria-label={label}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onBlur={ask}
      onPressEnter={ask}
    />
  );
}

/** A number as ids are written: nine digits at most, none of them a leading zero. */
export const readNumber = (text: string): string =>
  text.normalize('NFKC').replaceAll(/\D/g, '').replace(/^0+/, '').slice(0, 9);
