import { useState, type ComponentProps, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, errorMessage, fieldErrors } from '../../api/api-error.ts';
import { login } from '../../api/login.ts';
import { PlainButton } from '../../ui/text/plain-button.tsx';
import { useKeptText } from '../../ui/text/use-kept-text.ts';
import styles from './credentials-form.module.css';

type CredentialsFormProps = { readonly onSignedIn: () => void };

type Problems = {
  readonly form?: string;
  readonly username?: string | undefined;
  readonly password?: string | undefined;
};

function problemsOf(error: unknown): Problems {
  const { username, password } = fieldErrors(error);
  if (error instanceof ApiError && error.status === 422 && (username || password))
    return { username, password };
  return { form: errorMessage(error) };
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** Signs in with what the form holds; `problems` are shown beside what caused them. */
function useSignIn(onSignedIn: () => void) {
  const { t } = useTranslation('auth');
  const [problems, setProblems] = useState<Problems>({});
  const [isBusy, setBusy] = useState(false);

  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const username = textOf(form, 'username').trim();
    const password = textOf(form, 'password');
    if (!username || !password) {
      setProblems({
        username: username ? undefined : t('usernameEmpty'),
        password: password ? undefined : t('passwordEmpty'),
      });
      return;
    }
    setBusy(true);
    setProblems({});
    try {
      await login({ username, password });
      onSignedIn();
    } catch (error) {
      setProblems(problemsOf(error));
      setBusy(false);
    }
  };

  return { problems, isBusy, handleSubmit };
}

/** User name and password. Refusals appear beside what caused them. */
export function CredentialsForm({ onSignedIn }: CredentialsFormProps) {
  const { t } = useTranslation('auth');
  const { problems, isBusy, handleSubmit } = useSignIn(onSignedIn);
  // A change of language leaves the name where it is; a password is kept nowhere.
  const [username, setUsername] = useKeptText('username');
  return (
    <form className={styles.form} onSubmit={(event) => void handleSubmit(event)} noValidate>
      <CredentialField
        name="username"
        label={t('username')}
        type="text"
        value={username}
        onChange={({ target }) => setUsername(target.value)}
        autoComplete="username"
        problem={problems.username}
      />
      <CredentialField
        name="password"
        label={t('password')}
        type="password"
        autoComplete="current-password"
        problem={problems.password}
      />
      {problems.form ? (
        <p className={styles.refusal} role="alert">
          {problems.form}
        </p>
      ) : null}
      <PlainButton look="primary" type="submit" disabled={isBusy}>
        {isBusy ? t('signingIn') : t('login')}
      </PlainButton>
    </form>
  );
}

type CredentialFieldProps = Pick<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'autoComplete'> & {
  readonly name: 'username' | 'password';
  readonly label: string;
  readonly problem: string | undefined;
};

function CredentialField({ name, label, problem, ...input }: CredentialFieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={name}>{label}</label>
      <input
        id={name}
        name={name}
        {...input}
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={problem !== undefined}
        aria-describedby={problem ? `${name}-problem` : undefined}
      />
      {problem ? (
        <p className={styles.problem} id={`${name}-problem`} role="alert">
          {problem}
        </p>
      ) : null}
    </div>
  );
}
