import { DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { textOf, type JsonObject } from '@quartermaster/domain/core/json';
import { useTranslation } from 'react-i18next';
import { AddButton } from '../common/add-button.tsx';
import { useNewPart } from '../common/new-part.ts';
import { useListSteps } from '../common/steps.ts';
import { IssueTexts } from '../common/issue-text.tsx';
import { useIssuesUnder } from '../common/issues.tsx';
import { useState } from 'react';
import { useKeptFocus } from '../../ui/overlay/use-kept-focus.ts';
import { GameMoment } from './game-moment.tsx';
import { lengthOf } from './move-period.ts';
import { periodLength } from './period-length.ts';
import { PeriodShortcuts } from './period-shortcuts.tsx';
import styles from './timeslot.module.css';

type PeriodsInputProps = {
  readonly periods: readonly JsonObject[];
  readonly max: number;
  /** The period only bounds something that opens by itself. */
  readonly isBound: boolean;
  readonly path: string;
  readonly isDisabled: boolean;
  readonly onChange: (periods: readonly JsonObject[]) => void;
};

export function PeriodsInput({ periods, max, isBound, isDisabled, onChange, ...rest }: PeriodsInputProps) {
  const { t } = useTranslation('fields');
  const place = useKeptFocus<HTMLDivElement>(periods.length);
  const goToNew = useNewPart(place, periods.length);
  const steps = useListSteps(rest.path);
  const add = () => {
    goToNew(`${rest.path}.${periods.length}`);
    steps.add(() =>
      onChange([...periods, { start_date: periods.at(-1)?.['end_date'] ?? null, end_date: null }]),
    );
  };
  const remove = (index: number) => steps.remove(index, () => onChange(periods.toSpliced(index, 1)));
  return (
    <div ref={place} className={styles.periods}>
      {periods.map((period, index) => (
        <Period
          // Periods have no identity of their own; their place is what names them.
          key={index}
          period={period}
          path={`${rest.path}.${index}`}
          place={index + 1}
          isDisabled={isDisabled}
          onChange={(next) => onChange(periods.with(index, next))}
          onRemove={periods.length > 1 || isBound ? () => remove(index) : null}
        />
      ))}
      {periods.length < max && (
        <AddButton
          className={styles.add}
          label={t(isBound && max === 1 ? 'timeslot.addBound' : 'timeslot.addPeriod')}
          isDisabled={isDisabled}
          onAdd={add}
        />
      )}
    </div>
  );
}

const ENDS = ['start_date', 'end_date'] as const;

type PeriodProps = {
  readonly period: JsonObject;
  readonly path: string;
  readonly place: number;
  readonly isDisabled: boolean;
  readonly onChange: (period: JsonObject) => void;
  readonly onRemove: (() => void) | null;
};

function Period({ period, path, place, isDisabled, onChange, onRemove }: PeriodProps) {
  const { t } = useTranslation('fields');
  const issues = useIssuesUnder(path);
  const [lengthBefore, setLengthBefore] = useState<number | null>(null);
  const move = (key: 'start_date' | 'end_date', next: string | null) => {
    if (key === 'start_date') setLengthBefore(lengthBefore ?? lengthOf(period));
    onChange({ ...period, [key]: next });
  };
  const moment = (key: 'start_date' | 'end_date') => (
    <GameMoment
      label={t(`timeslot.${key}`)}
      instant={textOf(period[key])}
      isInvalid={issues.some((found) => found.path === path || found.path === `${path}.${key}`)}
      isDisabled={isDisabled}
      onChange={(next) => move(key, next)}
      after={key === 'end_date' ? <PeriodLength period={period} /> : null}
    />
  );
  return (
    <div className={styles.period} role="group" aria-label={t('timeslot.period', { place })} data-part={path}>
      {moment('start_date')}
      {moment('end_date')}
      {onRemove !== null && (
        <Button
          className={styles.remove}
          type="text"
          icon={<DeleteOutlined aria-hidden />}
          disabled={isDisabled}
          aria-label={t('timeslot.removePeriod', { place })}
          onClick={onRemove}
        />
      )}
      {isDisabled ? null : (
        <PeriodShortcuts period={period} lengthBefore={lengthBefore} place={place} onChange={onChange} />
      )}
      <div className={styles.periodIssues}>
        <IssueTexts
          id={`${path}-issues`}
          issues={issues}
          labelOf={(found) => {
            const end = ENDS.find((key) => found.path === `${path}.${key}`);
            return end === undefined ? '' : t(`timeslot.${end}`);
          }}
        />
      </div>
    </div>
  );
}

function PeriodLength({ period }: { readonly period: JsonObject }) {
  const { t } = useTranslation('fields');
  const length = periodLength(textOf(period['start_date']), textOf(period['end_date']));
  if (length === null) return null;
  return (
    <>
      {' · '}
      {length.days > 0
        ? t('timeslot.days', { count: length.days })
        : t('timeslot.hours', { count: length.hours })}
    </>
  );
}
