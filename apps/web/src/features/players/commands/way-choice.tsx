import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';

export type Way = 'give' | 'take';

type WayChoiceProps = { readonly value: Way; readonly onChange: (way: Way) => void };

/** Whether something comes or goes. */
export function WayChoice({ value, onChange }: WayChoiceProps) {
  const { t } = useTranslation('commands');
  return (
    <Segmented<Way>
      aria-label={t('way')}
      value={value}
      options={[
        { value: 'give', label: t('give') },
        { value: 'take', label: t('take') },
      ]}
      onChange={onChange}
    />
  );
}
