import { Segmented } from 'antd';
import { objectOf, objectsInPlace, textOf, type JsonObject } from '@quartermaster/domain/core/json';
import { conditionKind } from '@quartermaster/domain/enums/condition-kind';
import { conditionMatch } from '@quartermaster/domain/enums/condition-match';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldEnvironment } from '../field-environment.tsx';
import { AddButton } from '../common/add-button.tsx';
import { useNewPart } from '../common/new-part.ts';
import { useListSteps } from '../common/steps.ts';
import { useChange } from '../common/use-change.ts';
import type { FieldInputProps } from '../types.ts';
import { useKeptFocus } from '../../ui/overlay/use-kept-focus.ts';
import { ConditionLine, type ConditionLineProps } from './condition-line.tsx';
import styles from './condition-list.module.css';

const MAX_CONDITIONS = 8;
const NEW_CONDITION = { kind: conditionKind.values[0].value, op: 'ge', value: null };

/** What must be true of a player: conditions, and whether all or any of them must hold. */
export function ConditionListInput(props: FieldInputProps<'condition_list'>) {
  const { t } = useTranslation('fields');
  const { language } = useFieldEnvironment();
  const list = objectOf(props.value);
  const match = matchOf(list);
  const rows = objectsInPlace(list['rows']);
  const place = useKeptFocus<HTMLDivElement>(rows.length);
  const goToNew = useNewPart(place, rows.length);
  const { path, inputId, isDisabled, onBlur } = props;
  const shared = { path, inputId, isDisabled, onBlur, ...useRowChanges(props) };
  const setRows = (next: readonly JsonObject[]) => props.onChange(conditionList(match, next));
  const steps = useListSteps(`${path}.rows`);
  const handleAdd = () => {
    goToNew(`${path}.rows.${rows.length}`);
    steps.add(() => setRows([...rows, NEW_CONDITION]));
  };
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
          {...shared}
          row={row}
          place={index}
        />
      ))}
      <AddButton
        inputId={rows.length === 0 ? props.inputId : undefined}
        label={t('condition.add')}
        isDisabled={props.isDisabled || rows.length >= MAX_CONDITIONS}
        onAdd={handleAdd}
      />
    </div>
  );
}

const matchOf = (list: JsonObject): string => textOf(list['match']) || 'all';

const conditionList = (match: string, rows: readonly JsonObject[]): JsonObject | null =>
  rows.length === 0 ? null : { match, rows };

/** The same functions each time: a key draws its own line. */
function useRowChanges(
  props: FieldInputProps<'condition_list'>,
): Pick<ConditionLineProps, 'onRow' | 'onRemove'> {
  const change = useChange(props);
  const steps = useListSteps(`${props.path}.rows`);
  const changeRows = useCallback(
    (next: (rows: readonly JsonObject[]) => readonly JsonObject[]) =>
      change((value) => {
        const list = objectOf(value);
        return conditionList(matchOf(list), next(objectsInPlace(list['rows'])));
      }),
    [change],
  );
  return {
    onRow: useCallback(
      (place, next) => changeRows((rows) => rows.map((row, index) => (index === place ? next(row) : row))),
      [changeRows],
    ),
    onRemove: useCallback(
      (place) => steps.remove(place, () => changeRows((rows) => rows.toSpliced(place, 1))),
      [changeRows, steps],
    ),
  };
}
