import { EVENT_MODULE } from '@quartermaster/domain/fields/timeslot-field';
import { hasTimeslotPart, TIMESLOT_SHAPES } from '@quartermaster/domain/fields/timeslot-shapes';
import { Select } from 'antd';
import { timeslotType, type TimeslotType } from '@quartermaster/domain/enums/timeslot-type';
import { parseTarget } from '@quartermaster/domain/fields/reference-field';
import { listOf, objectOf, objectsInPlace, textOf, type JsonObject } from '@quartermaster/domain/core/json';
import { useTranslation } from 'react-i18next';
import { useLeave } from '../../ui/layout/use-leave.ts';
import { useFieldEnvironment } from '../field-environment.tsx';
import { TargetInput } from '../reference/target-input.tsx';
import { noFirst, useNewPart } from '../common/new-part.ts';
import { IssueTexts } from '../common/issue-text.tsx';
import { useIssuesUnder } from '../common/issues.tsx';
import { withKey } from '../common/with-key.ts';
import type { FieldInputProps } from '../types.ts';
import { HoursInput } from './hours-input.tsx';
import { PeriodsInput } from './periods-input.tsx';
import { timeslotOfType } from './timeslot-of-type.ts';
import styles from './timeslot.module.css';
import { WeekdaysInput } from './weekdays-input.tsx';

/** When something is open, in the game's own time; the person's time is shown beside it. */
export function TimeslotInput({ onBlur, ...props }: FieldInputProps<'timeslot'>) {
  const { value, onChange, path } = props;
  // Who goes from one of its parts to the next is not finished: what is still empty there is no mistake yet.
  const group = useLeave<HTMLDivElement>(onBlur);
  const slot = objectOf(value);
  const type = knownType(textOf(slot['type']));
  const periods = listOf(slot['periods']).length;
  const startNew = useNewPart(group, periods);
  const choose = (chosen: TimeslotType) => {
    const next = timeslotOfType(slot, chosen);
    // A period that comes with the type is as new as one that is added.
    if (listOf(next['periods']).length > periods) startNew(`${path}.periods.${periods}`, noFirst);
    onChange(next);
  };
  const issues = useIssuesUnder(path).filter((found) => !found.path.startsWith(`${path}.periods.`));
  return (
    <div
      ref={group}
      className={styles.slot}
      role="group"
      aria-labelledby={props.labelId}
      aria-describedby={props.describedBy}
    >
      <TypeSelect {...props} type={type} onType={choose} />
      {type !== null && <TimeslotParts {...props} slot={slot} type={type} />}
      <IssueTexts id={`${props.inputId}-parts`} issues={issues.filter((found) => found.path !== path)} />
    </div>
  );
}

function knownType(type: string): TimeslotType | null {
  return timeslotType.values.find(({ value }) => value === type)?.value ?? null;
}

/** It was left when all of its parts were. */
type PartProps = Omit<FieldInputProps<'timeslot'>, 'onBlur'>;

type TypeSelectProps = PartProps & {
  readonly type: TimeslotType | null;
  readonly onType: (type: TimeslotType) => void;
};

function TypeSelect({ field, type, onType, ...rest }: TypeSelectProps) {
  const { language } = useFieldEnvironment();
  const types = timeslotType.values.filter(({ value }) => field.types?.includes(value) ?? true);
  return (
    <Select<TimeslotType>
      id={rest.inputId}
      className={styles.type}
      value={type}
      options={types.map(({ value, label }) => ({ value, label: label[language] }))}
      popupMatchSelectWidth={false}
      onChange={onType}
      disabled={rest.isDisabled}
      status={rest.isInvalid ? 'error' : ''}
      aria-labelledby={rest.labelId}
    />
  );
}

type TimeslotPartsProps = PartProps & {
  readonly slot: JsonObject;
  readonly type: TimeslotType;
};

function TimeslotParts({ slot, type, onChange, ...rest }: TimeslotPartsProps) {
  const { t } = useTranslation('fields');
  const { maxPeriods } = TIMESLOT_SHAPES[type];
  const set = (key: string) => (next: JsonObject[string]) => onChange(withKey(slot, key, next));
  return (
    <>
      {hasTimeslotPart(type, 'event') && (
        <TargetInput
          module={EVENT_MODULE}
          id={textOf(slot['event_id'])}
          label={t('timeslot.event')}
          onChange={(id) => set('event_id')(id === '' ? null : parseTarget(id))}
          onBlur={() => undefined}
          isInvalid={rest.isInvalid}
          isDisabled={rest.isDisabled}
        />
      )}
      {hasTimeslotPart(type, 'weekdays') && (
        <WeekdaysInput
          days={listOf(slot['weekdays'])}
          isDisabled={rest.isDisabled}
          onChange={set('weekdays')}
        />
      )}
      {hasTimeslotPart(type, 'hours') && (
        <HoursInput slot={slot} isDisabled={rest.isDisabled} onChange={(key, next) => set(key)(next)} />
      )}
      {hasTimeslotPart(type, 'periods') && (
        <PeriodsInput
          periods={objectsInPlace(slot['periods'])}
          max={maxPeriods}
          isBound={type !== 'limited_period'}
          path={`${rest.path}.periods`}
          isDisabled={rest.isDisabled}
          onChange={(next) =>
            onChange(next.length === 0 ? withKey(slot, 'periods', null) : { ...slot, periods: next })
          }
        />
      )}
    </>
  );
}
