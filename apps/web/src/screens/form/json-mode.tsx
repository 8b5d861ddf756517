import { isJsonObject } from '@quartermaster/domain/core/json';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { orderedRecord } from '../../engine/ordered-record.ts';
import type { ModuleForm } from '../../engine/use-module-form.ts';
import { useFormState } from '../../engine/use-module-form.ts';
import { jsonText, parseJson } from '../../fields/json/json-text.ts';
import { useIssueText } from '../../fields/common/use-issue-text.ts';
import { Card } from '../../ui/card.tsx';
import styles from './form.module.css';

const JsonEditor = lazy(async () => ({
  default: (await import('../../fields/json/json-editor.tsx')).JsonEditor,
}));

type JsonModeProps = {
  readonly form: ModuleForm;
  /** Why the text cannot be taken over yet; `null` when it can. */
  readonly onProblem: (problem: string | null) => void;
};

/** The whole record as JSON. Whatever parses is in the form at once, and judged like typing there. */
export function JsonMode({ form, onProblem }: JsonModeProps) {
  const { t } = useTranslation('form');
  const [text, setText] = useState(() => jsonText(orderedRecord(form.module, form.read())));
  const written = useRef<unknown>(form.session.getState().values);
  const change = (next: string) => {
    setText(next);
    const parsed = parseJson(next);
    if (!parsed.ok) return onProblem(parsed.problem);
    if (!isJsonObject(parsed.value)) return onProblem(t('jsonObject'));
    onProblem(null);
    written.current = parsed.value;
    form.write(parsed.value);
  };
  // Values put in from outside (a discard, a merge, a save) replace the text.
  const { module } = form;
  const values = useFormState(form, (state) => state.values);
  useEffect(() => {
    if (JSON.stringify(values) === JSON.stringify(written.current)) return;
    written.current = values;
    setText(jsonText(orderedRecord(module, values)));
    onProblem(null);
  }, [values, module, onProblem]);
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
