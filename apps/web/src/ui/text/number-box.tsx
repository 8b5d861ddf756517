import { readPlainNumber } from '@quartermaster/domain/fields/number-text';
import { InputNumber, type InputNumberProps } from 'antd';
import {
  memo,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentRef,
  type RefObject,
} from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format.ts';
import { listenForUndo } from './edit-history.ts';
import { selectOnFirstClick } from './select-on-first-click.ts';
import { useTypedValue } from './typed-text.ts';
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
 * What cannot be read, or is beyond the box's limits, stays as it was typed and says why.
 */
export function NumberBox({ onChange, onUnread, read = readPlainNumber, ...input }: NumberBoxProps) {
  const id = `${useId()}-problem`;
  const problemOf = useProblemOf(read, onUnread === undefined ? input : {});
  const { refused, leave, isStillThere, box } = useRefused(problemOf, onUnread, onChange);
  const { shown, type, forget } = useTypedValue(input.value);
  const handleChange = (next: number | null) => {
    const element = box.ref.current?.nativeElement;
    if (element) type(element, next, () => onChange(next));
    else onChange(next);
  };
  const { ref, ...handlers } = box;
  useListeners(ref);
  const stable = useStable({
    ...handlers,
    parser: (text) => read(text ?? '') ?? text ?? '',
    onBlur: (event) => {
      forget();
      leave();
      input.onBlur?.(event);
    },
    onChange: (next) => {
      if (!isStillThere()) handleChange(next === null || next === '' ? null : Number(next));
    },
  });
  const number = (
    <StillNumber
      inputMode={keyboardOf(input)}
      {...input}
      value={shown}
      {...(refused === null ? {} : refusedAttributes(refused.text, id))}
      ref={ref}
      {...stable}
    />
  );
  if (onUnread !== undefined) return number;
  return (
    <span className={refused === null ? styles.bare : styles.box}>
      {number}
      {refused !== null && (
        <span id={id} className={styles.problem} role="alert">
          {refused.problem}
        </span>
      )}
    </span>
  );
}

/** Undo edit by edit, and a first click that selects. */
function useListeners(ref: RefObject<ComponentRef<typeof InputNumber> | null>): void {
  useEffect(() => {
    const element = ref.current?.nativeElement;
    if (element === undefined) return;
    const ends = [listenForUndo(element), selectOnFirstClick(element)];
    return () => ends.forEach((end) => end());
  }, [ref]);
}

const refusedAttributes = (value: string, problemId: string) =>
  ({
    precision: undefined,
    value,
    status: 'error',
    'aria-invalid': true,
    'aria-describedby': problemId,
  }) as const;

/** Not drawn again when its value, which it shows already, arrives from the store. */
const StillNumber = memo(InputNumber<string | number>);

type Handlers = Required<
  Pick<NumberInputProps, 'parser' | 'onBlur' | 'onChange' | 'onInput' | 'onPressEnter' | 'onStep'>
>;

/** Functions that stay the same and call the newest ones. */
function useStable(handlers: Handlers): Handlers {
  const newest = useRef(handlers);
  useLayoutEffect(() => {
    newest.current = handlers;
  });
  const [stable] = useState<Handlers>(() => ({
    parser: (text) => newest.current.parser(text),
    onBlur: (event) => newest.current.onBlur(event),
    onChange: (next) => newest.current.onChange(next),
    onInput: (text) => newest.current.onInput(text),
    onPressEnter: (event) => newest.current.onPressEnter(event),
    onStep: (next, step) => newest.current.onStep(next, step),
  }));
  return stable;
}

/** The keyboard of a phone: that of digits has no minus on some, so it is for numbers that take none. */
export function keyboardOf({ min, precision }: Limits): 'numeric' | 'decimal' | 'text' {
  if (min === undefined || Number(min) < 0) return 'text';
  return precision === 0 ? 'numeric' : 'decimal';
}

type Limits = Pick<NumberInputProps, 'min' | 'max' | 'precision'>;

/** What is wrong with a text, in the reader's language; null: nothing. */
function useProblemOf(read: (text: string) => number | null, { min, max, precision }: Limits) {
  const { t } = useTranslation('fields');
  return (text: string): string | null => {
    if (text.trim() === '') return null;
    const number = read(text);
    if (number === null) return t('number.unread');
    if (min !== undefined && number < Number(min))
      return t('number.least', { min: formatNumber(Number(min)) });
    if (max !== undefined && number > Number(max))
      return t('number.most', { max: formatNumber(Number(max)) });
    if (precision === 0 && !Number.isInteger(number)) return t('number.whole');
    return null;
  };
}

/**
 * Keeps a text that was left and cannot be taken; the input itself would fall back to its last number,
 * or to the nearest one within its limits.
 */
function useRefused(
  problemOf: (text: string) => string | null,
  onUnread: ((text: string) => void) | undefined,
  onChange: (number: number | null) => void,
) {
  const ref = useRef<ComponentRef<typeof InputNumber>>(null);
  const typed = useRef('');
  const kept = useRef<string | null>(null);
  const [refused, setRefused] = useState<{ readonly text: string; readonly problem: string } | null>(null);
  const keep = (next: typeof refused) => {
    kept.current = next?.text ?? null;
    setRefused(next);
    // A form is not sent while one of its boxes has a text that it would leave out.
    ref.current?.setCustomValidity(next?.problem ?? '');
  };
  const leave = () => {
    const text = typed.current.trim();
    typed.current = '';
    const problem = problemOf(text);
    if (problem === null) return;
    if (onUnread !== undefined) return onUnread(text);
    keep({ text, problem });
    onChange(null);
  };
  const handleInput = (text: string) => {
    typed.current = text;
    if (kept.current !== null && problemOf(text) === null) keep(null);
  };
  const handleStep = (next: string | number | null) => {
    typed.current = '';
    keep(null);
    onChange(next === null ? null : Number(next));
  };
  return {
    refused,
    leave,
    /** Then a new number is not typed: it is the nearest one that the input allows. */
    isStillThere: () => kept.current !== null && ref.current?.value.trim() === kept.current,
    box: { ref, onInput: handleInput, onPressEnter: leave, onStep: handleStep },
  };
}
