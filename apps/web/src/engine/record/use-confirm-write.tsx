import { takesEffectOnSave, type ResolvedModule } from '@quartermaster/domain/core/module';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Environment } from '../../api/get-environments.ts';
import { EnvironmentConfirmation } from '../../ui/feedback/environment-confirmation.tsx';
import { branchName } from '../use-branch.ts';
import { useConfirm } from '../../ui/overlay/use-confirm.ts';

/** What is about to happen, in words. Without a title it was asked already, or needs no asking. */
type WriteQuestion = {
  readonly title?: string;
  readonly text?: string;
  /** What the button does. */
  readonly action: string;
  readonly isDangerous?: boolean;
};

export type WriteAnswer = { readonly confirmation?: string };

export type ConfirmWrite = (question: WriteQuestion) => Promise<WriteAnswer | null>;

/**
 * Asks before a write where asking is due. What takes effect on save wants the name typed where the
 * environment is protected; anything else is asked only if there is a question. The same function on every
 * render: each field below ModuleFields has it.
 */
export function useConfirmWrite(
  module: Pick<ResolvedModule, 'scope'>,
  environment: Environment,
  version: string,
): ConfirmWrite {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const expected = branchName({ environment: environment.key, version });
  const needsName = environment.isProtected && takesEffectOnSave(module);

  return useCallback(
    async ({ title, text, action, isDangerous = false }) => {
      if (!needsName && title === undefined) return {};
      let typed = '';
      const handleType = (name: string): void => {
        typed = name;
        dialog.update({ okButtonProps: { danger: isDangerous, disabled: name !== expected } });
      };
      const dialog = confirm({
        title: title ?? t('effectAtOnce'),
        content: (
          <>
            {text === undefined ? null : <p>{text}</p>}
            {needsName ? <TypedName expected={expected} onType={handleType} /> : null}
          </>
        ),
        okText: action,
        okButtonProps: { danger: isDangerous, disabled: needsName },
        focusable: { autoFocusButton: needsName ? null : 'ok' },
      });
      const isAgreed = await dialog;
      if (!isAgreed) return null;
      return needsName ? { confirmation: typed } : {};
    },
    [t, confirm, expected, needsName],
  );
}

type TypedNameProps = { readonly expected: string; readonly onType: (text: string) => void };

function TypedName({ expected, onType }: TypedNameProps) {
  const [text, setText] = useState('');
  const handleChange = (next: string) => {
    setText(next);
    onType(next);
  };
  return <EnvironmentConfirmation name={expected} value={text} onChange={handleChange} />;
}
