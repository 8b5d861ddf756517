import { Input, type InputRef } from 'antd';
import type { JsonValue } from '@quartermaster/domain/core/json';
import { HTML_LANG, LANGUAGES } from '@quartermaster/domain/core/language';
import type { Language } from '@quartermaster/domain/core/language';
import { isBlank } from '@quartermaster/domain/fields/field-kind-logic';
import { memo, useCallback, useLayoutEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_NAMES } from '../../i18n/language.ts';
import { useTypedText } from '../../ui/text/typed-text.ts';
import { asObject, asText, withKey } from '../common/values.ts';
import type { FieldInputProps } from '../types.ts';
import styles from './localized-text.module.css';
import { placeholderDifferences } from './placeholders.ts';

/** The three languages side by side; what is missing or differs is said beside the language. */
export function OwnTextsInput(props: FieldInputProps<'localized_text'>) {
  const text = asObject(props.value);
  const differing = placeholderDifferences(text);
  const { handleText, handleTyped } = useTextChange(props);
  return (
    <div
      className={styles.languages}
      role="group"
      aria-labelledby={props.labelId}
      aria-describedby={props.describedBy}
    >
      {LANGUAGES.map((language) => (
        <LanguageText
          key={language}
          field={props.field}
          inputId={props.inputId}
          isDisabled={props.isDisabled}
          isInvalid={props.isInvalid}
          language={language}
          text={asText(text[language])}
          missingPlaceholders={differing[language].join(' ')}
          onText={handleText}
          onTyped={props.onTyped && handleTyped}
          onBlur={props.onBlur}
        />
      ))}
    </div>
  );
}

type ChangeText = (language: Language, next: string) => void;

/** Changes one language of the newest value; the same functions each time, so that a key draws one input. */
function useTextChange(props: FieldInputProps<'localized_text'>) {
  const newest = useRef(props);
  useLayoutEffect(() => {
    newest.current = props;
  }, [props]);
  const change = useCallback((language: Language, next: string): JsonValue => {
    const changed = withKey(asObject(newest.current.value), language, next);
    const value = isBlank(changed) ? null : changed;
    // What is typed into another language before this one is drawn belongs to it.
    newest.current = { ...newest.current, value };
    return value;
  }, []);
  const handleText = useCallback<ChangeText>(
    (language, next) => newest.current.onChange(change(language, next)),
    [change],
  );
  const handleTyped = useCallback<ChangeText>(
    (language, next) => newest.current.onTyped?.(change(language, next)),
    [change],
  );
  return { handleText, handleTyped };
}

type LanguageTextProps = Pick<
  FieldInputProps<'localized_text'>,
  'field' | 'inputId' | 'isDisabled' | 'isInvalid' | 'onBlur'
> & {
  readonly language: Language;
  readonly text: string;
  readonly missingPlaceholders: string;
  readonly onText: ChangeText;
  readonly onTyped: ChangeText | undefined;
};

const LanguageText = memo(function LanguageText({
  field,
  language,
  text,
  missingPlaceholders,
  onText,
  onTyped,
  ...rest
}: LanguageTextProps) {
  const box = useTypedText(text, onTyped && ((next) => onTyped(language, next)));
  const id = language === 'en' ? rest.inputId : `${rest.inputId}-${language}`;
  const shared = {
    id,
    lang: HTML_LANG[language],
    value: text,
    disabled: rest.isDisabled,
    onBlur: rest.onBlur,
    'aria-invalid': rest.isInvalid && text === '',
    ...(field.maxLength === undefined ? {} : { count: { max: field.maxLength } }),
  };
  return (
    <div className={styles.language}>
      <span className={styles.head}>
        <label htmlFor={id}>{LANGUAGE_NAMES[language]}</label>
        <LanguageState
          isMissing={text === ''}
          placeholders={missingPlaceholders}
          isOptional={!field.required}
        />
      </span>
      <TextBox {...shared} box={box} shape={shapeOf(field)} onText={(next) => onText(language, next)} />
    </div>
  );
});

/** A text of one line that is longer than this is shown on several, as it would be cut off otherwise. */
const LONGEST_LINE = 60;

type Shape = 'line' | 'wrapped' | 'lines';

function shapeOf({ multiline, rich, maxLength = 0 }: FieldInputProps<'localized_text'>['field']): Shape {
  if (multiline === true || rich === true) return 'lines';
  return maxLength > LONGEST_LINE ? 'wrapped' : 'line';
}

type TextBoxProps = {
  readonly id: string;
  readonly lang: string;
  readonly value: string;
  readonly disabled: boolean;
  readonly 'aria-invalid': boolean;
  readonly count?: { readonly max: number };
  readonly box: RefObject<InputRef | null>;
  readonly shape: Shape;
  readonly onText: (text: string) => void;
  readonly onBlur: () => void;
};

function TextBox({ box, shape, onText, ...shared }: TextBoxProps) {
  if (shape === 'line')
    return <Input {...shared} ref={box} autoComplete="off" onChange={({ target }) => onText(target.value)} />;
  if (shape === 'lines')
    return (
      <Input.TextArea
        {...shared}
        autoSize={{ minRows: 3, maxRows: 12 }}
        onChange={({ target }) => onText(target.value)}
      />
    );
  return (
    <Input.TextArea
      {...shared}
      className={styles.wrapped ?? ''}
      rows={2}
      onKeyDown={(event) => {
        // It is one line; Enter still ends what an input method composes.
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
      }}
      onChange={({ target }) => onText(target.value.replaceAll(/\s*\n\s*/g, ' '))}
    />
  );
}

type LanguageStateProps = {
  readonly isMissing: boolean;
  readonly isOptional: boolean;
  readonly placeholders: string;
};

function LanguageState({ isMissing, isOptional, placeholders }: LanguageStateProps) {
  const { t } = useTranslation('fields');
  if (isMissing) return isOptional ? null : <span className={styles.missing}>{t('localized.missing')}</span>;
  if (placeholders === '') return null;
  return <span className={styles.missing}>{t('localized.lacks', { placeholders })}</span>;
}
