import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Labelled } from '../../../ui/labelled.tsx';

const MIN_REASON = 4;
const MAX_REASON = 200;

export const isEnoughReason = (reason: string): boolean => reason.trim().length >= MIN_REASON;

type ReasonFieldProps = { readonly value: string; readonly onChange: (reason: string) => void };

/** Why a player leaves the console or comes into it. */
export function ReasonField({ value, onChange }: ReasonFieldProps) {
  const { t } = useTranslation('players');
  return (
    <Labelled label={t('importReason')} hint={t('importReasonHelp')}>
      {(input) => (
        <Input
          {...input}
          value={value}
          maxLength={MAX_REASON}
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Labelled>
  );
}
