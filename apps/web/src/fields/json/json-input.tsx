import { Suspense, useEffect, useRef, useState } from 'react';
import type { JsonValue } from '@quartermaster/domain/core/json';
import { useTranslation } from 'react-i18next';
import type { FieldInputProps } from '../types.ts';
import styles from './json.module.css';
import { jsonText, parseJson } from './json-text.ts';
import { late } from '../../ui/late.tsx';

const JsonEditor = late(async () => (await import('./json-editor.tsx')).JsonEditor);

/** Free JSON. The value changes only when what is typed parses; until then the typing stays and says why. */
export function JsonInput({ value, onChange, onBlur, ...rest }: FieldInputProps<'json'>) {
  const { t } = useTranslation('fields');
  const [text, setText] = useState(() => jsonText(value));
  const [problem, setProblem] = useState<string | null>(null);
  const sent = useRef<JsonValue | undefined>(value);
  // A value that did not come from this editor (a discard, a merge) replaces the text.
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setText(jsonText(value));
    setProblem(null);
  }, [value]);
  const change = (next: string) => {
    setText(next);
    const parsed = parseJson(next);
    setProblem(parsed.ok ? null : parsed.problem);
    if (!parsed.ok) return;
    sent.current = parsed.value;
    onChange(parsed.value);
  };
  return (
    <div onBlur={onBlur}>
      <Suspense fallback={<div className={styles.waiting} />}>
        <JsonEditor
          id={rest.inputId}
          text={text}
          labelId={rest.labelId}
          isReadOnly={rest.isDisabled}
          height="180px"
          onText={change}
        />
      </Suspense>
      {problem !== null && (
        <p role="alert" className={styles.problem}>
          {t('json.problem', { problem })}
        </p>
      )}
    </div>
  );
}
