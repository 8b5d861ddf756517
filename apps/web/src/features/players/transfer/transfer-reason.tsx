import { useTranslation } from 'react-i18next';
import { ReasonField } from '../../../ui/text/reason-field.tsx';

type TransferReasonProps = { readonly value: string; readonly onChange: (reason: string) => void };

/** Why a player leaves the console or comes into it. */
export function TransferReason(props: TransferReasonProps) {
  const { t } = useTranslation('players');
  return <ReasonField label={t('importReason')} hint={t('importReasonHelp')} {...props} />;
}
