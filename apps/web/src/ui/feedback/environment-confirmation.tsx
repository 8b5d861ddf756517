import { Input } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './environment-confirmation.module.css';

type EnvironmentConfirmationProps = {
  /** What has to be typed: `production-1.4.0`. */
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** Asks for the version's name before a protected environment is touched. */
export function EnvironmentConfirmation({ name, value, onChange }: EnvironmentConfirmationProps) {
  const { t } = useTranslation('transfer');
  const id = useId();
  const isWrong = value !== '' && !name.startsWith(value);
  return (
    <div className={styles.confirmation}>
      <label htmlFor={id}>{t('confirmationLabel')}</label>
      <strong className={styles.name}>{name}</strong>
      <Input
        id={id}
        className={styles.input}
        value={value}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        status={isWrong ? 'error' : ''}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {isWrong ? (
        <p className={styles.wrong} id={`${id}-wrong`} role="alert">
          {t('confirmationWrong')}
        </p>
      ) : null}
    </div>
  );
}
