import { Input, Select, type InputProps } from 'antd';
import { numberOf, textOf, type JsonValue } from '@quartermaster/domain/core/json';
import type { ConditionKindFacts } from '@quartermaster/domain/enums/condition-kind';
import { useTranslation } from 'react-i18next';
import { useFieldEnvironment } from '../field-environment.tsx';
import { MomentBox } from '../moment/moment-box.tsx';
import { weekdayName } from '../timeslot/weekday-name.ts';
import { WEEKDAYS } from '../timeslot/weekdays-input.tsx';
import styles from './condition-list.module.css';
import { NumberBox } from '../../ui/text/number-box.tsx';
import { useTypedText } from '../../ui/text/typed-text.ts';

type ConditionValueProps = {
  readonly type: ConditionKindFacts['valueType'];
  readonly value: JsonValue | undefined;
  readonly isInvalid: boolean;
  readonly isDisabled: boolean;
  readonly onChange: (value: JsonValue) => void;
  readonly onBlur: () => void;
};

/** What a condition compares with, by the type its kind asks for. */
export function ConditionValue({
  type,
  value,
  isInvalid,
  isDisabled,
  onChange,
  onBlur,
}: ConditionValueProps) {
  const { t } = useTranslation('fields');
  const { language } = useFieldEnvironment();
  const shared = {
    className: styles.value,
    disabled: isDisabled,
    status: isInvalid ? ('error' as const) : ('' as const),
    onBlur,
    'aria-label': t('condition.value'),
    'aria-invalid': isInvalid,
  };
  if (type === 'text') {
    return (
      <TextValue {...shared} value={textOf(value)} onText={(text) => onChange(text === '' ? null : text)} />
    );
  }
  if (type === 'date_time') {
    return <MomentBox {...shared} value={textOf(value)} zone="UTC" onChange={onChange} />;
  }
  if (type === 'weekday') {
    const options = WEEKDAYS.map((day) => ({ value: day as number, label: weekdayName(day, language) }));
    return <Select<number> {...shared} value={numberOf(value, null)} options={options} onChange={onChange} />;
  }
  return (
    <NumberBox
      {...shared}
      value={numberOf(value, null) ?? textOf(value)}
      controls={false}
      precision={0}
      onChange={onChange}
      onUnread={onChange}
    />
  );
}

type TextValueProps = Omit<InputProps, 'value' | 'onChange'> & {
  readonly value: string;
  readonly onText: (text: string) => void;
};

function TextValue({ value, onText, ...input }: TextValueProps) {
  const box = useTypedText(value, onText);
  return <Input {...input} ref={box} value={value} onChange={({ target }) => onText(target.value)} />;
}
