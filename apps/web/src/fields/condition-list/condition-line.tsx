import { DeleteOutlined } from '@ant-design/icons';
import { Button, Select } from 'antd';
import type { JsonObject } from '@quartermaster/domain/core/json';
import { conditionKind, findConditionKind } from '@quartermaster/domain/enums/condition-kind';
import { conditionOperator } from '@quartermaster/domain/enums/condition-operator';
import { parseTarget } from '@quartermaster/domain/fields/reference-field';
import { useTranslation } from 'react-i18next';
import { useFieldEnvironment } from '../field-environment.tsx';
import { TargetInput } from '../reference/target-input.tsx';
import { IssueTexts } from '../common/issue-text.tsx';
import { useIssuesUnder } from '../common/issues.tsx';
import { asText } from '../common/values.ts';
import type { FieldInputProps } from '../types.ts';
import { ConditionValue } from './condition-value.tsx';
import styles from './condition-list.module.css';

type ConditionLineProps = FieldInputProps<'condition_list'> & {
  readonly row: JsonObject;
  readonly place: number;
  readonly onRow: (row: JsonObject) => void;
  readonly onRemove: () => void;
};

export function ConditionLine({ row, place, onRow, onRemove, ...rest }: ConditionLineProps) {
  const { t } = useTranslation('fields');
  const { language } = useFieldEnvironment();
  const path = `${rest.path}.rows.${place}`;
  const issues = useIssuesUnder(path);
  const isWrong = (key: string) => issues.some((found) => found.path === `${path}.${key}`);
  const facts = findConditionKind(asText(row['kind']));
  const { isDisabled, onBlur } = rest;
  return (
    <div className={styles.line}>
      <Select<string>
        id={place === 0 ? rest.inputId : `${rest.inputId}-${place}`}
        value={asText(row['kind'])}
        options={conditionKind.values.map(({ value, label }) => ({ value, label: label[language] }))}
        showSearch={{ optionFilterProp: 'label' }}
        popupMatchSelectWidth={false}
        aria-label={t('condition.kind')}
        status={isWrong('kind') ? 'error' : ''}
        onChange={(kind) => onRow({ kind, op: row['op'] ?? 'ge', value: null })}
        {...{ onBlur, disabled: isDisabled }}
      />
      <ConditionTarget row={row} onRow={onRow} isInvalid={isWrong('target_id')} {...{ onBlur, isDisabled }} />
      <OperatorSelect row={row} onRow={onRow} isInvalid={isWrong('op')} {...{ onBlur, isDisabled }} />
      <ConditionValue
        type={facts?.valueType ?? 'integer'}
        value={row['value']}
        isInvalid={isWrong('value')}
        onChange={(value) => onRow({ ...row, value })}
        {...{ onBlur, isDisabled }}
      />
      <Button
        type="text"
        icon={<DeleteOutlined aria-hidden />}
        disabled={isDisabled}
        aria-label={t('condition.remove', { place: place + 1 })}
        onClick={onRemove}
      />
      <div className={styles.issues}>
        <IssueTexts id={`${rest.inputId}-${place}-issues`} issues={issues} />
      </div>
    </div>
  );
}

type PartProps = Pick<ConditionLineProps, 'row' | 'onRow' | 'onBlur' | 'isDisabled' | 'isInvalid'>;

function OperatorSelect({ row, onRow, onBlur, isDisabled, isInvalid }: PartProps) {
  const { t } = useTranslation('fields');
  const { language } = useFieldEnvironment();
  const options = conditionOperator.values.map(({ value, label, glyph }) => ({
    value,
    label: glyph?.[language],
    title: label[language],
  }));
  return (
    <Select<string>
      className={styles.operator}
      value={asText(row['op'])}
      options={options}
      popupMatchSelectWidth={false}
      aria-label={t('condition.operator')}
      status={isInvalid ? 'error' : ''}
      onChange={(op) => onRow({ ...row, op })}
      onBlur={onBlur}
      disabled={isDisabled}
    />
  );
}

function ConditionTarget({ row, onRow, ...rest }: PartProps) {
  const { t } = useTranslation('fields');
  const facts = findConditionKind(asText(row['kind']));
  if (facts === undefined || facts.target === null) return null;
  return (
    <TargetInput
      module={facts.target}
      id={asText(row['target_id'])}
      label={t('condition.target')}
      onChange={(id) => onRow({ ...row, target_id: id === '' ? null : parseTarget(id) })}
      {...rest}
    />
  );
}
