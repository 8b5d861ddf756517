import { DATE_FORMAT, DATE_TIME_FORMAT } from '@quartermaster/domain/fields/date-format';
import { DatePicker, type DatePickerProps } from 'antd';
import dayjs from 'dayjs';
import { createContext, use, useMemo, useState, type ComponentProps } from 'react';
import { isMoment, printMoment, readMoment, type MomentZone } from './moment-text.ts';

const TIME_PANEL = { defaultOpenValue: dayjs('00:00:00', 'HH:mm:ss') };

type MomentBoxProps = Pick<
  DatePickerProps,
  'id' | 'className' | 'placeholder' | 'allowClear' | 'disabled' | 'status' | 'onBlur'
> & {
  /** A moment of the wire, or the text that was typed and is none; empty for nothing. */
  readonly value: string;
  readonly zone: MomentZone;
  /** Gets what cannot be read as it was typed, for its problem to be shown below the box. */
  readonly onChange: (value: string | null) => void;
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: boolean | undefined;
  readonly 'aria-required'?: boolean | undefined;
};

/**
 * A moment that is typed or picked. What is typed is read on Tab, on Enter and when the box is left
 * in any other way; what is no date stays as it was typed.
 */
export function MomentBox({ value, zone, onChange, placeholder, ...picker }: MomentBoxProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const format = zone === null ? DATE_FORMAT : DATE_TIME_FORMAT;
  const read = typed === null ? value : readMoment(typed, zone);
  const shown = read !== null && isMoment(read, zone) ? read : value;
  const wall = isMoment(shown, zone) ? printMoment(shown, zone) : null;
  // Another object is another value to the picker, which then forgets what is half picked.
  const day = useMemo(() => (wall === null ? null : dayjs(wall)), [wall]);
  const take = () => {
    if (typed === null) return;
    const next = typed.trim() === '' ? null : (read ?? typed.trim());
    setTyped(null);
    if (next !== (value === '' ? null : value)) onChange(next);
  };
  const pick = (picked: string | null) => {
    if (typed === null || picked === null) onChange(picked === null ? null : readMoment(picked, zone));
    if (picked === null) setTyped(null);
  };
  const typing = {
    typed,
    unread: isMoment(value, zone) ? '' : value,
    type: setTyped,
    take,
    close: () => setOpen(false),
  };
  return (
    <Typing value={typing}>
      <DatePicker
        {...picker}
        value={day}
        format={format}
        placeholder={placeholder ?? format}
        showTime={zone === null ? false : TIME_PANEL}
        needConfirm={false}
        // The box says what is chosen, not what the mouse passes over: that was logged as a change.
        previewValue={false}
        open={isOpen}
        onOpenChange={setOpen}
        onChange={(next) => pick(next === null ? null : next.format(format))}
        components={COMPONENTS}
      />
    </Typing>
  );
}

type TypingState = {
  /** What is being typed; null before the first letter and after it was taken. */
  readonly typed: string | null;
  /** The value if it is not a valid date and time. */
  readonly unread: string;
  readonly type: (text: string) => void;
  /** Makes what was typed the value. */
  readonly take: () => void;
  readonly close: () => void;
};

const Typing = createContext<TypingState | null>(null);

/** The picker's text box. The picker's own forgets what it cannot read. */
function TypedInput({ value, onChange: _ignored, onBlur, onKeyDown, ...input }: ComponentProps<'input'>) {
  const typing = use(Typing);
  if (typing === null) return null;
  return (
    <input
      {...input}
      value={typing.typed ?? (value || typing.unread)}
      onChange={({ target }) => typing.type(target.value)}
      onBlur={(event) => {
        typing.take();
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        const isEnter = event.key === 'Enter' && !event.nativeEvent.isComposing;
        const isTyped = typing.typed !== null;
        if (isEnter || isSaveKey(event)) typing.take();
        // Enter ends what was typed; without a letter typed it opens the calendar, or takes its choice.
        if (isEnter && isTyped) typing.close();
        else onKeyDown?.(event);
      }}
    />
  );
}

/** Saving by key leaves the focus where it is. */
const isSaveKey = (event: { ctrlKey: boolean; metaKey: boolean; key: string }): boolean =>
  (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's';

const COMPONENTS = { input: TypedInput };
