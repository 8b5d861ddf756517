import { fieldKindLogic } from '@quartermaster/domain/fields/index';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../ui/overlay/lazy-part.tsx';
import { useIncompleteInput } from '../common/incomplete-input.tsx';
import type { FieldInputProps } from '../types.ts';
import styles from './json.module.css';
import { jsonText, parseJson } from './json-text.ts';

const JsonEditor = lazyPart(async () => (await import('./json-editor.tsx')).JsonEditor);

/** Free JSON. The value changes only when what is typed parses; until then the form keeps the text beside it. */
export function JsonInput({ path, value, onChange, onBlur, ...rest }: FieldInputProps<'json'>) {
  const [incomplete, setIncomplete] = useIncompleteInput(path);
  const [typed, setTyped] = useState(() => ({ text: jsonText(value), value }));
  const change = (text: string) => {
    const parsed = parseJson(text);
    if (!parsed.ok) return setIncomplete(text);
    setTyped({ text, value: parsed.value });
    setIncomplete(null);
    onChange(parsed.value);
  };
  // The typed spaces stay as they are as long as the text means this value.
  const isTyped = fieldKindLogic('json').isEqual(typed.value, value);
  return (
    <div onBlur={onBlur}>
      <Suspense fallback={<div className={styles.waiting} />}>
        <JsonEditor
          id={rest.inputId}
          text={incomplete ?? (isTyped ? typed.text : jsonText(value))}
          labelId={rest.labelId}
          describedBy={rest.describedBy}
          isInvalid={rest.isInvalid}
          isReadOnly={rest.isDisabled}
          height="180px"
          onText={change}
        />
      </Suspense>
    </div>
  );
}
