import { objectOf, textOf } from '@quartermaster/domain/core/json';
import { Input, type InputRef } from 'antd';
import { HTML_LANG, LANGUAGES, type Language } from '@quartermaster/domain/core/language';
import { isBlank } from '@quartermaster/domain/fields/field-kind-logic';
import { memo, useCallback, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_NAMES } from '../../i18n/language.ts';
import { TypedArea } from '../../ui/text/typed-area.tsx';
import { useTypedText } from '../../ui/text/typed-text.ts';
import { useChange } from '../common/use-change.ts';
import { withKey } from '../common/with-key.ts';
import type { FieldInputProps } from '../types.ts';
import styles from './localized-text.module.css';
import { placeholderNotes } from './placeholders.ts';

type OwnTextsInputProps = FieldInputProps<'localized_text'> & {
  /** All that is replaced where the text is read; not given: whatever is in braces. */
  readonly placeholders?: readonly string[];
};

/** The three languages side by side; what is missing or differs is said beside the language. */
export function OwnTextsInput({ placeholders, ...props }: OwnTextsInputProps) {
  const text = objectOf(props.value);
  const notes = placeholderNotes(text, placeholders);
  const { t } = useTranslation('fields');
  const known = placeholders?.join(' ');
  const change = useChange(props);
  const handleText = useCallback<ChangeText>(
    (language, next) =>
      change((value) => {
        const changed = withKey(objectOf(value), language, next);
        return isBlank(changed) ? null : changed;
      }),
    [change],
  );
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
          text={textOf(text[language])}
          lackedPlaceholders={notes[language].lacks.join(' ')}
          warning={
            notes[language].unknown.length === 0
              ? ''
              : t('localized.unknown', { placeholders: notes[language].unknown.join(' '), known })
          }
          onText={handleText}
          onBlur={props.onBlur}
        />
      ))}
    </div>
  );
}

type ChangeText = (language: Language, next: string) => void;

type LanguageTextProps = Pick<
  FieldInputProps<'localized_text'>,
  'field' | 'inputId' | 'isDisabled' | 'isInvalid' | 'onBlur'
> & {
  readonly language: Language;
  readonly text: string;
  readonly lackedPlaceholders: string;
  /** What is wrong with the text itself; empty: nothing. */
  readonly warning: string;
  readonly onText: ChangeText;
};

const LanguageText = memo(function LanguageText({
  field,
  language,
  text,
  lackedPlaceholders,
  warning,
  onText,
  ...rest
}: LanguageTextProps) {
  const box = useTypedText(text, (next) => onText(language, next));
  const id = language === 'en' ? rest.inputId : `${rest.inputId}-${language}`;
  const shape = shapeOf(field);
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
    <div className={shape === 'line' ? styles.line : styles.language}>
      <span className={styles.head}>
        <label htmlFor={id}>{LANGUAGE_NAMES[language]}</label>
        <LanguageState
          isMissing={text === ''}
          isOptional={!field.required}
          placeholders={warning === '' ? lackedPlaceholders : ''}
        />
      </span>
      <TextBox {...shared} box={box} shape={shape} onText={(next) => onText(language, next)} />
      {warning === '' ? null : <span className={styles.unknown}>{warning}</span>}
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
    return <TypedArea {...shared} autoSize={{ minRows: 3, maxRows: 12 }} onText={onText} />;
  return (
    <TypedArea
      {...shared}
      className={styles.wrapped ?? ''}
      rows={2}
      onKeyDown={(event) => {
        // It is one line; Enter still ends what an input method composes.
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
      }}
      read={(text) => text.replaceAll(/\s*\n\s*/g, ' ')}
      onText={onText}
    />
  );
}

type LanguageStateProps = {
  readonly isMissing: boolean;
  readonly isOptional: boolean;
  /** The placeholders that the text lacks. */
  readonly placeholders: string;
};

function LanguageState({ isMissing, isOptional, placeholders }: LanguageStateProps) {
  const { t } = useTranslation('fields');
  if (isMissing) return isOptional ? null : <span className={styles.missing}>{t('localized.missing')}</span>;
  if (placeholders === '') return null;
  return <span className={styles.missing}>{t('localized.lacks', { placeholders })}</span>;
}
