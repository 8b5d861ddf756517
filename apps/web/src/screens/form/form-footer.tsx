import { Button, Popconfirm } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ModuleForm } from '../../engine/use-module-form.ts';
import { useFormState } from '../../engine/use-module-form.ts';
import { pathLabel } from '../../fields/path-label.ts';
import { readLanguage } from '../../i18n/language.ts';
import styles from './form.module.css';
import { SAVE_KEYS } from './use-save-key.ts';

type FormFooterProps = {
  readonly form: ModuleForm;
  readonly isSaving: boolean;
  readonly onSave: () => void;
  readonly onSaveAndAdd: () => void;
};

const NAMED_CHANGES = 3;

/** What is not saved yet, and what to do about it; always in reach. */
export function FormFooter({ form, isSaving, onSave, onSaveAndAdd }: FormFooterProps) {
  const { t } = useTranslation('form');
  const { t: common } = useTranslation();
  const count = useFormState(form, (state) => state.changes.length);
  const summary = t('changedNow', { count });
  return (
    <footer className={styles.footer}>
      <UnsavedSummary form={form} />
      <div className={styles.footerActions}>
        <Popconfirm
          title={t('discardAsk', { changes: summary })}
          okText={common('discard')}
          cancelText={common('cancel')}
          disabled={count === 0}
          onConfirm={form.discard}
        >
          <Button type="text" disabled={count === 0}>
            {common('discard')}
          </Button>
        </Popconfirm>
        <Button disabled={isSaving} onClick={onSaveAndAdd}>
          {t('saveAndAdd')}
        </Button>
        <Button type="primary" loading={isSaving} onClick={onSave} aria-keyshortcuts="Control+S Meta+S">
          {common('save')} <span className={styles.keys}>{SAVE_KEYS}</span>
        </Button>
      </div>
    </footer>
  );
}

/** `2 unsaved changes · weight of group 1, weight of group 4`. */
function UnsavedSummary({ form }: { readonly form: ModuleForm }) {
  const { t } = useTranslation('form');
  const language = readLanguage();
  const changes = useFormState(form, (state) => state.changes);
  if (changes.length === 0) return <p className={styles.unsaved}>{t('noUnsaved')}</p>;
  const named = [...new Set(changes.map(({ path }) => pathLabel(form.module, path, language)))];
  const shown = named.slice(0, NAMED_CHANGES);
  const more = named.length - shown.length;
  return (
    <p className={styles.unsaved}>
      <strong>{t('changedNow', { count: changes.length })}</strong> ·{' '}
      {shown.join(language === 'en' ? ', ' : '、')}
      {more > 0 && ` ${t('unsavedMore', { count: more })}`}
    </p>
  );
}
