import { PASSWORD_LENGTH } from '@quartermaster/domain/actions/fields';
import { Button } from 'antd';
import { Fragment, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { makeUpPassword, type PasswordPair } from './new-password.ts';
import { PasswordField } from './password-field.tsx';
import styles from './users.module.css';

type NewPasswordFieldsProps = {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly value: PasswordPair;
  readonly problems: Readonly<Record<string, string | undefined>>;
  readonly onChange: (value: PasswordPair) => void;
  /** Whether the password is for another person, and can be generated for them. */
  readonly canMakeUp?: boolean;
  /** What is done with it. */
  readonly actions?: ReactNode;
};

/** A new password, twice; or one that the console generates and shows. */
export function NewPasswordFields({
  label,
  hint,
  value,
  problems,
  onChange,
  canMakeUp = true,
  actions,
}: NewPasswordFieldsProps) {
  const { t } = useTranslation('users');
  const [isShown, setShown] = useState(false);
  const makeUp = () => {
    const made = makeUpPassword();
    onChange({ newPassword: made, confirmPassword: made });
    setShown(true);
  };
  const length = t('newPasswordHelp', { min: PASSWORD_LENGTH.min });
  const shared = { autoComplete: 'new-password', isShown, onShow: setShown } as const;
  return (
    <>
      <PasswordField
        {...shared}
        label={label}
        hint={<Hints texts={[length, hint]} />}
        value={value.newPassword}
        problem={problems['newPassword']}
        onChange={(newPassword) => onChange({ ...value, newPassword })}
      />
      <PasswordField
        {...shared}
        label={t('confirmPassword')}
        hint={canMakeUp && isShown ? t('madeUp') : undefined}
        value={value.confirmPassword}
        problem={problems['confirmPassword']}
        onChange={(confirmPassword) => onChange({ ...value, confirmPassword })}
      />
      <div className={styles.buttons}>
        {actions}
        {canMakeUp ? <Button onClick={makeUp}>{t('makeUp')}</Button> : null}
      </div>
    </>
  );
}

/** Sentences of a hint, each on a line of its own. */
function Hints({ texts }: { readonly texts: readonly ReactNode[] }) {
  return texts.map((text, index) =>
    text === undefined ? null : (
      <Fragment key={index}>
        {text}
        <br />
      </Fragment>
    ),
  );
}
