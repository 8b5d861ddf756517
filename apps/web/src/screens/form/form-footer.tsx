import { MAX_CHANGE_NOTE } from '@quartermaster/contract/http/limits';
import { joinList } from '@quartermaster/domain/core/language';
import { takesEffectOnSave } from '@quartermaster/domain/core/module';
import { Link } from '@tanstack/react-router';
import { Button, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Countdown } from '../../engine/form/use-countdown.ts';
import { WHOLE_RECORD } from '../../engine/form/incomplete-inputs.ts';
import { useFormNote } from '../../engine/form/form-note.ts';
import type { FormSession } from '../../engine/form/form-session.ts';
import { useFormState } from '../../engine/form/use-form-session.ts';
import { pathLabel } from '../../fields/path-label.ts';
import { listPath } from '../../engine/module-paths.ts';
import { readLanguage } from '../../i18n/language.ts';
import { useConfirm } from '../../ui/overlay/use-confirm.ts';
import { parentIdIn } from '../use-record-crumbs.tsx';
import styles from './form.module.css';
import { RefreshNotice } from './refresh-notice.tsx';
import { SAVE_KEYS } from './use-save-key.ts';

type FormFooterProps = {
  readonly form: FormSession;
  readonly isSaving: boolean;
  /** The clock that runs after a save. */
  readonly refresh: Countdown | undefined;
  /** Takes back what was saved last; undefined: nothing was. */
  readonly onUndoSave: (() => void) | undefined;
  readonly onSave: () => void;
  /** Absent where there cannot be another one. */
  readonly onSaveAndAdd: (() => void) | undefined;
};

const NAMED_CHANGES = 3;

/** What is not saved yet, and what to do about it; always in reach. */
export function FormFooter({ form, isSaving, refresh, onUndoSave, onSave, onSaveAndAdd }: FormFooterProps) {
  const { t } = useTranslation('form');
  const { t: common } = useTranslation();
  const count = useFormState(form, (state) => state.unsaved);
  return (
    <footer className={styles.footer}>
      {count === 0 && isRunning(refresh) ? <RefreshNotice {...refresh} /> : <UnsavedSummary form={form} />}
      {count > 0 || onUndoSave === undefined ? null : (
        <Button size="small" type="link" className={styles.undo ?? ''} onClick={onUndoSave}>
          {t('undoSave')}
        </Button>
      )}
      {count === 0 ? null : <WhyNote form={form} />}
      <div className={styles.footerActions}>
        {form.module.kind === 'singleton' ? null : <BackToList form={form} />}
        <DiscardButton form={form} />
        {onSaveAndAdd === undefined ? null : (
          <Button disabled={isSaving} onClick={onSaveAndAdd}>
            {t('saveAndAdd')}
          </Button>
        )}
        <Button type="primary" loading={isSaving} onClick={onSave} aria-keyshortcuts="Control+S Meta+S">
          {common(saveWord(form))} <span className={styles.keys}>{SAVE_KEYS}</span>
        </Button>
      </div>
    </footer>
  );
}

function DiscardButton({ form }: { readonly form: FormSession }) {
  const { t } = useTranslation('form');
  const { t: common } = useTranslation();
  const confirm = useConfirm();
  const count = useFormState(form, (state) => state.unsaved);
  const handleClick = () =>
    void confirm({
      title: t('discardAsk', { changes: t('changedNow', { count }) }),
      okText: common('discard'),
      okButtonProps: { danger: true },
      onOk: form.discard,
    });
  return (
    <Button type="text" disabled={count === 0} onClick={handleClick}>
      {common('discard')}
    </Button>
  );
}

/** Why: shown in the history beside what changed. */
function WhyNote({ form: { note } }: { readonly form: FormSession }) {
  const { t } = useTranslation('form');
  return (
    <Input
      className={styles.why ?? ''}
      maxLength={MAX_CHANGE_NOTE}
      value={useFormNote(note)}
      placeholder={t('why')}
      aria-label={t('why')}
      onChange={({ target }) => note.set(target.value)}
    />
  );
}

/** Leaves by way of the guard: unsaved changes are asked about. */
function BackToList({ form }: { readonly form: FormSession }) {
  const { t: common } = useTranslation();
  const parentId = useFormState(form, ({ base }) => parentIdIn(form.module, base));
  return (
    <Link to={listPath(form.module, parentId)}>
      <Button type="text" tabIndex={-1}>
        {common('backToList')}
      </Button>
    </Link>
  );
}

const isRunning = (refresh: Countdown | undefined): refresh is Countdown =>
  refresh !== undefined && refresh.secondsLeft !== null;

/** What saving is called: it adds a record, updates one, or changes what the whole environment goes by. */
function saveWord({ module, recordId }: FormSession): 'add' | 'update' | 'saveSettings' {
  if (module.kind === 'singleton') return 'saveSettings';
  if (recordId === null) return 'add';
  return takesEffectOnSave(module) ? 'saveSettings' : 'update';
}

/** `2 unsaved changes · weight of group 1, weight of group 4`. */
function UnsavedSummary({ form }: { readonly form: FormSession }) {
  const { t } = useTranslation('form');
  const language = readLanguage();
  const changes = useFormState(form, (state) => state.changes);
  const incomplete = useFormState(form, (state) => state.incomplete);
  const count = useFormState(form, (state) => state.unsaved);
  if (count === 0) return <p className={styles.unsaved}>{t('noUnsaved')}</p>;
  const incompletePaths = Object.keys(incomplete).filter((path) => path !== WHOLE_RECORD);
  const paths = [...changes.map(({ path }) => path), ...incompletePaths];
  const fields = new Set(paths.map((path) => pathLabel(form.module, path, language)));
  const named = [...fields, ...(WHOLE_RECORD in incomplete ? [t('jsonLabel')] : [])];
  const shown = named.slice(0, NAMED_CHANGES);
  const more = named.length - shown.length;
  return (
    <p className={styles.unsaved}>
      <strong>{t('changedNow', { count })}</strong> · {joinList(shown, language)}
      {more > 0 && ` ${t('unsavedMore', { count: more })}`}
    </p>
  );
}
