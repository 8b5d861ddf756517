import { issueKey } from '@quartermaster/domain/core/issue';
import { isJsonObject, type RecordData } from '@quartermaster/domain/core/json';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keptIncompleteInputs, WHOLE_RECORD } from '../../engine/form/incomplete-inputs.ts';
import { orderedRecord } from '../../engine/list/ordered-record.ts';
import type { FormSession } from '../../engine/form/form-session.ts';
import { useFormState } from '../../engine/form/use-form-session.ts';
import { jsonText, parseJson } from '../../fields/json/json-text.ts';
import { useIssueText } from '../../fields/common/use-issue-text.ts';
import { Card } from '../../ui/layout/card.tsx';
import styles from './form.module.css';
import { lazyPart } from '../../ui/overlay/lazy-part.tsx';

const JsonEditor = lazyPart(async () => (await import('../../fields/json/json-editor.tsx')).JsonEditor);

/** The whole record as JSON. Whatever parses is in the form at once, and checked like typing there. */
export function JsonMode({ form }: { readonly form: FormSession }) {
  const { t } = useTranslation('form');
  const values = useFormState(form, (state) => state.values);
  const incomplete = useFormState(form, (state) => state.incomplete[WHOLE_RECORD] ?? null);
  const textOf = (record: RecordData) => jsonText(orderedRecord(form.module, record));
  const [typed, setTyped] = useState(() => ({ text: textOf(values), values }));
  const change = (text: string) => {
    const parsed = parseJson(text);
    if (!parsed.ok || !isJsonObject(parsed.value)) return form.setIncomplete(WHOLE_RECORD, text);
    const before = form.getState();
    form.setValues(parsed.value, keptIncompleteInputs(before.incomplete, before.values, parsed.value));
    setTyped({ text, values: form.getState().values });
  };
  // A discard, a merge, a save or a draft puts other values in place of those that the text stands for.
  const text = incomplete ?? (typed.values === values ? typed.text : textOf(values));
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
function JsonProblems({ form }: { readonly form: FormSession }) {
  const issues = useFormState(form, (state) => state.shown).all;
  const textOf = useIssueText(issues);
  return (
    <ul className={styles.jsonIssues}>
      {issues.map((found) => (
        <li key={issueKey(found)}>
          <span className={styles.jsonPath}>{found.path}</span>
          {textOf(found)}
        </li>
      ))}
    </ul>
  );
}
