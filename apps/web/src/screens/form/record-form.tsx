import { issueText } from '@quartermaster/domain/texts/issues';
import { App, type MenuProps } from 'antd';
import type { TFunction } from 'i18next';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Place } from '../../api/place.ts';
import { WHOLE_RECORD } from '../../engine/form/incomplete-inputs.ts';
import type { Countdown } from '../../engine/form/use-countdown.ts';
import type { FormSession } from '../../engine/form/form-session.ts';
import { useFormState } from '../../engine/form/use-form-session.ts';
import { parseJson } from '../../fields/json/json-text.ts';
import { readLanguage } from '../../i18n/language.ts';
import { useConfirm } from '../../ui/overlay/use-confirm.ts';
import { focusField } from './field-dom-id.ts';
import { FormFooter } from './form-footer.tsx';
import { FormHead, type FormMode } from './form-head.tsx';
import { FormProviders } from './form-providers.tsx';
import { FormSections } from './form-sections.tsx';
import styles from './form.module.css';
import { JsonMode } from './json-mode.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { SectionNav } from './section-nav.tsx';
import { SidePanel } from './side-panel.tsx';
import { useSaveKey } from './use-save-key.ts';

type RecordFormProps = {
  readonly form: FormSession;
  readonly place: Place;
  readonly isSaving: boolean;
  readonly onSave: () => void;
  readonly onSaveAndAdd?: () => void;
  readonly tag?: ReactNode;
  readonly actions?: ReactNode;
  readonly more?: NonNullable<MenuProps['items']>;
  readonly banner?: ReactNode;
  /** The clock that runs after a save. */
  readonly refresh?: Countdown;
  /** Takes back what was saved last. */
  readonly onUndoSave?: (() => void) | undefined;
};

/** The form of any record of any module. It only draws; pages decide what saving means. */
export function RecordForm({
  form,
  place,
  isSaving,
  onSave,
  onSaveAndAdd,
  banner,
  refresh,
  onUndoSave,
  ...head
}: RecordFormProps) {
  const { mode, handleMode, whenWhole } = useFormMode(form);
  const handleSave = () => whenWhole(onSave);
  useSaveKey(handleSave);
  const openProblem = (path: string) => {
    handleMode('form');
    requestAnimationFrame(() => focusField(path));
  };
  return (
    <FormProviders form={form}>
      <FormHead form={form} mode={mode} onMode={handleMode} {...head} />
      {banner}
      <div className={styles.layout}>
        <FormBody form={form} mode={mode} />
        <SidePanel form={form} place={place} onOpen={openProblem} />
      </div>
      <FormFooter
        form={form}
        isSaving={isSaving}
        refresh={refresh}
        onUndoSave={onUndoSave}
        onSave={handleSave}
        onSaveAndAdd={onSaveAndAdd && (() => whenWhole(onSaveAndAdd))}
      />
      <LeaveDialog form={form} />
    </FormProviders>
  );
}

/** The record as fields or as JSON. */
function FormBody({ form, mode }: Pick<RecordFormProps, 'form'> & { readonly mode: FormMode }) {
  if (mode === 'json')
    return (
      <div className={styles.jsonArea}>
        <JsonMode form={form} />
      </div>
    );
  return (
    <>
      <SectionNav form={form} />
      <FormSections form={form} />
    </>
  );
}

/** Form or JSON. Text that is not JSON yet is not dropped without asking. */
function useFormMode(form: FormSession) {
  const { t } = useTranslation('form');
  const { message } = App.useApp();
  const confirm = useConfirm();
  const [mode, setMode] = useState<FormMode>('form');
  const isHalf = useFormState(form, ({ incomplete }) => WHOLE_RECORD in incomplete);
  // An incomplete JSON text restored from a draft belongs to no field and is visible only here.
  if (isHalf && mode !== 'json') setMode('json');
  const handleMode = (next: FormMode) => {
    if (next === mode) return;
    const problem = incompleteProblem(form, t);
    if (problem === null) return setMode(next);
    confirm({
      title: t('jsonLeave'),
      content: t('jsonLeaveText', { problem }),
      okText: t('leave'),
      cancelText: t('jsonStay'),
      onOk: () => {
        form.setIncomplete(WHOLE_RECORD, null);
        setMode(next);
      },
    });
  };
  /** Half a text is not saved: what would be stored is not what the person sees. */
  const whenWhole = (act: () => void) => {
    const problem = incompleteProblem(form, t);
    if (problem === null) act();
    else void message.error(t('jsonUnfinished', { problem }));
  };
  return { mode, handleMode, whenWhole };
}

/** Why the text cannot be taken over yet; null when it can. Asked when it counts: what is drawn may be a key behind. */
function incompleteProblem(form: FormSession, t: TFunction<'form'>): string | null {
  const text = form.incompleteAt(WHOLE_RECORD);
  if (text === null) return null;
  const parsed = parseJson(text);
  return parsed.ok ? t('jsonObject') : issueText({ code: 'json', params: parsed.fault }, readLanguage());
}
