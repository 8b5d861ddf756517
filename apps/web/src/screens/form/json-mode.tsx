import { isJsonObject, type RecordData } from '@quartermaster/domain/core/json';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keptHalfTexts, WHOLE_RECORD } from '../../engine/form/half-texts.ts';
import { orderedRecord } from '../../engine/list/ordered-record.ts';
import type { ModuleForm } from '../../engine/form/use-module-form.ts';
import { useFormState } from '../../engine/form/use-module-form.ts';
import { jsonText, parseJson } from '../../fields/json/json-text.ts';
import { useIssueText } from '../../fields/common/use-issue-text.ts';
import { Card } from '../../ui/layout/card.tsx';
import styles from './form.module.css';
import { lazyPart } from '../../ui/overlay/lazy-part.tsx';

const JsonEditor = lazyPart(async () => (await import('../../fields/json/json-editor.tsx')).JsonEditor);

/** The whole record as JSON. Whatever parses is in the form at once, and judged like typing there. */
export function JsonMode({ form }: { readonly form: ModuleForm }) {
  const { t } = useTranslation('form');
  const { module, session } = form;
  const values = useFormState(form, (state) => state.values);
  const halfText = useFormState(form, ({ halfTexts }) => halfTexts[WHOLE_RECORD] ?? null);
  const [text, setText] = useState(() => halfText ?? jsonText(orderedRecord(module, form.read())));
  const shown = useRef<Shown>({ values: session.getState().values, halfText });
  const change = (next: string) => {
    setText(next);
    const parsed = parseJson(next);
    if (parsed.ok && isJsonObject(parsed.value)) {
      const { values: before, halfTexts } = session.getState();
      shown.current = { values: parsed.value, halfText: null };
      form.write(parsed.value, keptHalfTexts(halfTexts, before, parsed.value));
    } else {
      shown.current = { values: session.getState().values, halfText: next };
      session.hold(WHOLE_RECORD, next);
    }
  };
  // Values or half a text put in from outside (a discard, a merge, a save, a draft) replace the text.
  useEffect(() => {
    const before = shown.current;
    if (halfText === before.halfText && (halfText !== null || isSame(values, before.values))) return;
    shown.current = { values, halfText };
    setText(halfText ?? jsonText(orderedRecord(module, values)));
  }, [values, halfText, module]);
  return (
    <Card title={t('json')}>
      <Suspense fallback={null}>
        <JsonEditor
          text={text}
          label={t('jsonLabel')}
          isReadOnly={false}
          height="calc(100vh - 330px)"
          onText={change}
        />
      </Suspense>
      <JsonProblems form={form} />
    </Card>
  );
}

/** What the text stands for. */
type Shown = { readonly values: RecordData; readonly halfText: string | null };

const isSame = (a: RecordData, b: RecordData): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Problems by the path that the text shows, not by label. */
function JsonProblems({ form }: { readonly form: ModuleForm }) {
  const issues = useFormState(form, (state) => state.shown).all;
  const textOf = useIssueText(issues);
  return (
    <ul className={styles.jsonIssues}>
      {issues.map((found) => (
        <li key={`${found.path} ${found.code}`}>
          <span className={styles.jsonPath}>{found.path}</span>
          {textOf(found)}
        </li>
      ))}
    </ul>
  );
}
