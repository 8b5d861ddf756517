import { readPlainNumber } from '@quartermaster/domain/fields/number-text';
import { InputNumber, type InputNumberProps } from 'antd';
import { useId, useRef, useState, type ComponentRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './number-box.module.css';

type NumberInputProps = InputNumberProps<string | number>;
type NumberBoxProps = Omit<NumberInputProps, 'onChange' | 'parser' | 'onInput' | 'onPressEnter'> & {
  readonly onChange: (number: number | null) => void;
  /** What a text means here; null: it is no number. */
  readonly read?: (text: string) => number | null;
  /**
   * Takes a text that is no number as the value, where a field's own problems tell of it. Without it
   * the value is none, the box tells of the text itself, and its form cannot be sent.
   */
  readonly onUnread?: (text: string) => void;
};

/**
 * A number as people type it: digits and signs of any width, with or without thousands separators.
 * What cannot be read stays as it was typed.
 */
export function NumberBox({ onChange, onUnread, read = readPlainNumber, ...input }: NumberBoxProps) {
  const { t } = useTranslation('fields');
  const id = `${useId()}-unread`;
  const { unread, leave, box } = useUnread(read, onUnread, () => onChange(null));
  const problem = {
    value: unread ?? '',
    status: 'error',
    'aria-invalid': true,
    'aria-describedby': id,
  } as const;
  const number = (
    <InputNumber<string | number>
      {...input}
      {...(unread === null ? {} : problem)}
      {...box}
      parser={(text = '') => read(text) ?? text}
      onBlur={(event) => {
        leave();
        input.onBlur?.(event);
      }}
      onChange={(next) => onChange(next === null || next === '' ? null : Number(next))}
    />
  );
  if (onUnread !== undefined) return number;
  return (
    <span className={unread === null ? styles.bare : styles.box}>
      {number}
      {unread !== null && (
        <span id={id} className={styles.unread} role="alert">
          {t('number.unread')}
        </span>
      )}
    </span>
  );
}

/** Keeps a text that was left and is no number; the input itself would fall back to its last number. */
function useUnread(
  read: (text: string) => number | null,
  onUnread: ((text: string) => void) | undefined,
  clear: () => void,
) {
  const { t } = useTranslation('fields');
  const ref = useRef<ComponentRef<typeof InputNumber>>(null);
  const typed = useRef('');
  const [unread, setUnread] = useState<string | null>(null);
  const isUnread = (text: string) => text.trim() !== '' && read(text) === null;
  const tell = (text: string | null) => {
    setUnread(text);
    // A form is not sent while one of its boxes has a text that it would leave out.
    ref.current?.setCustomValidity(text === null ? '' : t('number.unread'));
  };
  const leave = () => {
    const text = typed.current;
    typed.current = '';
    if (!isUnread(text)) return;
    if (onUnread !== undefined) return onUnread(text.trim());
    tell(text.trim());
    clear();
  };
  const handleInput = (text: string) => {
    typed.current = text;
    if (unread !== null && !isUnread(text)) tell(null);
  };
  return { unread, leave, box: { ref, onInput: handleInput, onPressEnter: leave } };
}
