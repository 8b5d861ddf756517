import type { ModuleScope } from '@quartermaster/domain/core/module';
import { Input, Modal } from 'antd';
import { useCallback, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './confirmation.module.css';
import { branchName, useBranch } from './use-branch.ts';

type Question = { readonly answer: (typed: string | null) => void };

/** What was typed to confirm; absent where nothing needs confirming. */
export type Confirmed = { readonly confirmation?: string };

/**
 * A save that takes effect at once in a protected environment asks for the version's name first.
 * `confirm` answers `null` when the person thought better of it.
 */
export function useConfirmation(scope: ModuleScope) {
  const branch = useBranch();
  const isNeeded = scope === 'environment' && branch.details.isProtected;
  const [question, setQuestion] = useState<Question | null>(null);
  const confirm = useCallback((): Promise<Confirmed | null> => {
    if (!isNeeded) return Promise.resolve({});
    return new Promise((resolve) => {
      const answer = (typed: string | null) => {
        setQuestion(null);
        resolve(typed === null ? null : { confirmation: typed });
      };
      setQuestion({ answer });
    });
  }, [isNeeded]);
  const dialog =
    question === null ? null : <ConfirmationDialog name={branchName(branch)} onAnswer={question.answer} />;
  return { confirm, dialog };
}

type ConfirmationDialogProps = { readonly name: string; readonly onAnswer: (typed: string | null) => void };

function ConfirmationDialog({ name, onAnswer }: ConfirmationDialogProps) {
  const { t } = useTranslation('form');
  const { t: common } = useTranslation();
  const id = useId();
  const [typed, setTyped] = useState('');
  const isWrong = typed !== '' && !name.startsWith(typed);
  return (
    <Modal
      open
      title={t('confirmTitle')}
      okText={common('save')}
      okButtonProps={{ danger: true, disabled: typed !== name }}
      onOk={() => onAnswer(typed)}
      onCancel={() => onAnswer(null)}
    >
      <p>{t('confirmText')}</p>
      <p className={styles.name}>{name}</p>
      <label htmlFor={id}>{t('confirmLabel')}</label>
      <Input
        id={id}
        value={typed}
        placeholder={name}
        autoComplete="off"
        status={isWrong ? 'error' : ''}
        onChange={({ target }) => setTyped(target.value.trim())}
      />
      {isWrong && (
        <p role="alert" className={styles.wrong}>
          {t('confirmWrong')}
        </p>
      )}
    </Modal>
  );
}
