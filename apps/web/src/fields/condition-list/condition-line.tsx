import { DeleteOutlined } from '@ant-design/icons';
import { Button, Select } from 'antd';
import { textOf, type JsonObject } from '@quartermaster/domain/core/json';
import { conditionKind, findConditionKind } from '@quartermaster/domain/enums/condition-kind';
import { conditionOperator } from '@quartermaster/domain/enums/condition-operator';
import { parseTarget } from '@quartermaster/domain/fields/reference-field';
import { memo, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchedSelect } from '../../ui/text/searched-select.tsx';
import { useFieldEnvironment } from '../field-environment.tsx';
import { TargetInput } from '../reference/target-input.tsx';
import { IssueTexts } from '../common/issue-text.tsx';
import { useIssuesUnder } from '../common/issues.tsx';
import type { FieldInputProps } from '../types.ts';
import { ConditionValue } from './condition-value.tsx';
import styles from './condition-list.module.css';

export type ConditionLineProps = Pick<FieldInputProps, 'path' | 'inputId' | 'isDisabled' | 'onBlur'> & {
  readonly row: JsonObject;
  readonly place: number;
  readonly onRow: (place: number, change: (row: JsonObject) => JsonObject) => void;
  readonly onRemove: (place: number) => void;
};

/** One condition; a key in its value draws neither its other inputs nor another condition. */
export const ConditionLine = memo(function ConditionLine({
  row,
  place,
  onRow,
  onRemove,
  ...rest
}: ConditionLineProps) {
  const { t } = useTranslation('fields');
  const path = `${rest.path}.rows.${place}`;
  const issues = useIssuesUnder(path);
  const isWrong = (key: string) => issues.some((found) => found.path === `${path}.${key}`);
  const kind = textOf(row['kind']);
  const { isDisabled, onBlur } = rest;
  const handleRow = useCallback<ChangeRow>((change) => onRow(place, change), [onRow, place]);
  const shared = { isDisabled, onBlur, onRow: handleRow };
  return (
    <div className={styles.line} data-part={path}>
      <KindSelect
        {...shared}
        inputId={place === 0 ? rest.inputId : `${rest.inputId}-${place}`}
        shown={kind}
        isInvalid={isWrong('kind')}
      />
      <ConditionTarget
        {...shared}
        kind={kind}
        shown={textOf(row['target_id'])}
        isInvalid={isWrong('target_id')}
      />
      <OperatorSelect {...shared} shown={textOf(row['op'])} isInvalid={isWrong('op')} />
      <ConditionValue
        type={findConditionKind(kind)?.valueType ?? 'integer'}
        value={row['value']}
        isInvalid={isWrong('value')}
        onChange={(value) => handleRow((now) => ({ ...now, value }))}
        {...{ onBlur, isDisabled }}
      />
      <Button
        type="text"
        icon={<DeleteOutlined aria-hidden />}
        disabled={isDisabled}
        aria-label={t('condition.remove', { place: place + 1 })}
        onClick={() => onRemove(place)}
      />
      <div className={styles.issues}>
        <IssueTexts id={`${rest.inputId}-${place}-issues`} issues={issues} />
      </div>
    </div>
  );
});

type ChangeRow = (change: (row: JsonObject) => JsonObject) => void;

type PartProps = Pick<ConditionLineProps, 'onBlur' | 'isDisabled'> & {
  readonly shown: string;
  readonly isInvalid: boolean;
  readonly onRow: ChangeRow;
};

const KindSelect = memo(function KindSelect({
  shown,
  inputId,
  onRow,
  ...rest
}: PartProps & Pick<ConditionLineProps, 'inputId'>) {
  const { t } = useTranslation('fields');
  const { language } = useFieldEnvironment();
  return (
    <SearchedSelect<string>
      id={inputId}
      value={shown}
      options={conditionKind.values.map(({ value, label }) => ({ value, label: label[language] }))}
      showSearch={{ optionFilterProp: 'label' }}
      popupMatchSelectWidth={false}
      aria-label={t('condition.kind')}
      status={rest.isInvalid ? 'error' : ''}
      onChange={(kind) => onRow((row) => ({ kind, op: row['op'] ?? 'ge', value: null }))}
      onBlur={rest.onBlur}
      disabled={rest.isDisabled}
    />
  );
});

const OperatorSelect = memo(function OperatorSelect({ shown, onRow, ...rest }: PartProps) {
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
      value={shown}
      options={options}
      popupMatchSelectWidth={false}
      aria-label={t('condition.operator')}
      status={rest.isInvalid ? 'error' : ''}
      onChange={(op) => onRow((row) => ({ ...row, op }))}
      onBlur={rest.onBlur}
      disabled={rest.isDisabled}
    />
  );
});

const ConditionTarget = memo(function ConditionTarget({
  kind,
  shown,
  onRow,
  ...rest
}: PartProps & { readonly kind: string }) {
  const { t } = useTranslation('fields');
  const facts = findConditionKind(kind);
  if (facts === undefined || facts.target === null) return null;
  return (
    <TargetInput
      module={facts.target}
      id={shown}
      label={t('condition.target')}
      onChange={(id) => onRow((row) => ({ ...row, target_id: id === '' ? null : parseTarget(id) }))}
      {...rest}
    />
  );
});
