import { numberOf, objectsInPlace, textOf, type JsonObject } from '@quartermaster/domain/core/json';
import { findAssetKind } from '@quartermaster/domain/enums/asset-kind';
import { loginProvider } from '@quartermaster/domain/enums/login-provider';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format.ts';
import { readLanguage } from '../../../i18n/language.ts';
import { IdText } from '../../../ui/text/id-text.tsx';
import { wordOf } from '../../../ui/text/word-tag.tsx';
import styles from './commands.module.css';

type ValueProps = { readonly value: JsonObject };

/** What a player signs in with: a linked account, or an e-mail address. */
export function SignIn({ value }: ValueProps) {
  const email = textOf(value['email']);
  if (email !== '') return email;
  return (
    <>
      {wordOf(loginProvider, textOf(value['provider']))} <IdText>{textOf(value['third_party_id'])}</IdText>
    </>
  );
}

/** What an account that lost its sign-ins still has. */
export function Holdings({ value }: ValueProps) {
  const { t } = useTranslation('commands');
  const mails = numberOf(value['mails'], 0);
  const lines = [
    ...objectsInPlace(value['balances']).map((row) => amountOf(row, 'asset_kind', 'balance')),
    ...objectsInPlace(value['things']).map((row) => amountOf(row, 'kind', 'count')),
    ...(mails > 0 ? [t('mailsLeft', { count: mails })] : []),
  ];
  if (lines.length === 0) return t('nothingLeft');
  return (
    <span className={styles.stack}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  );
}

function amountOf(row: JsonObject, kind: string, amount: string): string {
  const word = textOf(row[kind]);
  return `${findAssetKind(word)?.label[readLanguage()] ?? word} ${formatNumber(numberOf(row[amount], 0))}`;
}
