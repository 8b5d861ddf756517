import { MAX_CHANGE_NOTE } from '@quartermaster/contract/http/limits';
import { Alert, Button, Input } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import { useKeptText } from '../text/use-kept-text.ts';
import { EnvironmentConfirmation } from './environment-confirmation.tsx';
import styles from './write-form.module.css';

/** What a call that writes is given. */
export type WriteOptions = { readonly note: string; readonly confirmation?: string };

type WriteFormProps = {
  /** The version's name: `production-1.4.0`. */
  readonly name: string;
  readonly isProtected: boolean;
  /** Whether a protected environment asks for the name. */
  readonly asksName?: boolean;
  /** Keeps a typed note over a change of language: unique on its page. */
  readonly noteBox: string;
  readonly label: string;
  readonly writing: {
    readonly mutate: (options: WriteOptions) => void;
    readonly isPending: boolean;
    readonly error: Error | null;
  };
  /** Hints above the button. */
  readonly children?: ReactNode;
  /** Below the button. */
  readonly help?: string;
};

/** Asks for a note and, where it must be confirmed, for the version's name; then writes. */
export function WriteForm({
  name,
  isProtected,
  asksName = isProtected,
  noteBox,
  label,
  writing,
  children,
  help,
}: WriteFormProps) {
  const { t } = useTranslation('transfer');
  const id = useId();
  const [note, setNote] = useKeptText(noteBox);
  const [typed, setTyped] = useState('');
  return (
    <div className={styles.form}>
      <label htmlFor={id}>{t('note')}</label>
      <Input.TextArea
        id={id}
        rows={2}
        maxLength={MAX_CHANGE_NOTE}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      {asksName ? <EnvironmentConfirmation name={name} value={typed} onChange={setTyped} /> : null}
      {children}
      <Button
        type="primary"
        block
        danger={isProtected}
        disabled={asksName && typed !== name}
        loading={writing.isPending}
        onClick={() => writing.mutate({ note, ...(asksName ? { confirmation: typed } : {}) })}
      >
        {label}
      </Button>
      {help === undefined ? null : <p className={styles.help}>{help}</p>}
      {writing.error ? <Alert type="error" showIcon title={errorMessage(writing.error)} /> : null}
    </div>
  );
}
