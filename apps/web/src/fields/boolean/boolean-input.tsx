import { Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import type { FieldInputProps } from '../types.ts';

export function BooleanInput({ value, onChange, onBlur, ...rest }: FieldInputProps<'boolean'>) {
  const { t } = useTranslation('fields');
  return (
    <span onBlur={onBlur}>
      <Switch
        id={rest.inputId}
        size="small"
        checked={value === true}
        onChange={onChange}
        disabled={rest.isDisabled}
        aria-labelledby={rest.labelId}
        aria-describedby={rest.describedBy}
      />{' '}
      <span aria-hidden>{t(value === true ? 'yes' : 'no')}</span>
    </span>
  );
}
