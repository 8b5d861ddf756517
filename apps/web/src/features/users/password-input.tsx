import type { ActionValues } from '@quartermaster/domain/actions/define-action';
import { textOf } from '@quartermaster/domain/core/json';
import type { ReactNode } from 'react';
import type { ActionInputProps, FieldProblems } from '../../engine/actions/action-layout.ts';
import { readLanguage } from '../../i18n/language.ts';
import { passwordProblems, type PasswordPair } from './new-password.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

/** Beside the field of the action: no request has it. */
const AGAIN = 'confirm_password';

/** Values of an empty form, also after the password was set. */
export const NO_PASSWORD_TYPED: ActionValues = { password: '', [AGAIN]: '' };

const pairOf = (values: ActionValues): PasswordPair => ({
  newPassword: textOf(values['password']),
  confirmPassword: textOf(values[AGAIN]),
});

/** What is wrong with the password of a form, typed twice. */
export function checkPassword(values: ActionValues): FieldProblems {
  const { newPassword, confirmPassword } = passwordProblems(pairOf(values), readLanguage());
  return {
    ...(newPassword === undefined ? {} : { password: newPassword }),
    ...(confirmPassword === undefined ? {} : { [AGAIN]: confirmPassword }),
  };
}

type PasswordInputProps = Pick<ActionInputProps, 'label' | 'hint' | 'problems' | 'form'> & {
  /** What is done with it. */
  readonly actions?: ReactNode;
};

/** A password for another person: typed twice, or generated. */
export function PasswordInput({ label, hint, problems, form, actions }: PasswordInputProps) {
  return (
    <NewPasswordFields
      label={label}
      hint={hint}
      actions={actions}
      value={pairOf(form.values)}
      problems={{ newPassword: problems['password'], confirmPassword: problems[AGAIN] }}
      onChange={({ newPassword, confirmPassword }) =>
        form.change({ password: newPassword, [AGAIN]: confirmPassword })
      }
    />
  );
}
