import { PlusOutlined } from '@ant-design/icons';
import { Button, Segmented } from 'antd';
import type { JsonObject } from '@quartermaster/domain/core/json';
import { conditionKind } from '@quartermaster/domain/enums/condition-kind';
import { conditionMatch } from '@quartermaster/domain/enums/condition-match';
import { useTranslation } from 'react-i18next';
import { useFieldEnvironment } from '../field-environment.tsx';
import { asObject, asObjects, asText } from '../common/values.ts';
import type { FieldInputProps } from '../types.ts';
import { useKeptFocus } from '../../ui/overlay/use-kept-focus.ts';
import { ConditionLine } from './condition-line.tsx';
import styles from './condition-list.module.css';

const MAX_CONDITIONS = 8;

/** What must be true of a player: conditions, and whether all or any of them must hold. */
export function ConditionListInput(props: FieldInputProps<'condition_list'>) {
  const { t } = useTranslation('fields');
  const { language } = useFieldEnvironment();
  const list = asObject(props.value);
  const match = asText(list['match']) || 'all';
  const rows = asObjects(list['rows']);
  const place = useKeptFocus<HTMLDivElement>(rows.length);
  const setRows = (next: readonly JsonObject[]) =>
    props.onChange(next.length === 0 ? null : { match, rows: next });
  return (
    <div
      ref={place}
      className={styles.list}
      role="group"
      aria-labelledby={props.labelId}
      aria-describedby={props.describedBy}
    >
      {rows.length > 1 && (
        <Segmented
          size="small"
          value={match}
          disabled={props.isDisabled}
          options={conditionMatch.values.map(({ value, label }) => ({ value, label: label[language] }))}
          onChange={(next) => props.onChange({ match: next, rows })}
        />
      )}
      {rows.map((row, index) => (
        <ConditionLine
          // Conditions have no identity of their own; their place is what names them.
          key={index}
          {...props}
          row={row}
          place={index}
          onRow={(next) => setRows(rows.with(index, next))}
          onRemove={() => setRows(rows.toSpliced(index, 1))}
        />
      ))}
      <Button
        id={rows.length === 0 ? props.inputId : undefined}
        type="dashed"
        data-adds
        size="small"
        icon={<PlusOutlined aria-hidden />}
        disabled={props.isDisabled || rows.length >= MAX_CONDITIONS}
        onClick={() => setRows([...rows, { kind: conditionKind.values[0].value, op: 'ge', value: null }])}
      >
        {t('condition.add')}
      </Button>
    </div>
  );
}
