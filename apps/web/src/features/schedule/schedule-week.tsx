import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { eventTimeslotsQuery, type EventTimeslots } from '../../api/event-timeslots.ts';
import { ALL_RECORDS, listRecordsQuery, type RecordRow } from '../../api/list-records.ts';
import { ModuleFields } from '../../engine/module-fields.tsx';
import type { ListPanelProps } from '../../engine/panels.ts';
import { useBranch } from '../../engine/use-branch.ts';
import { formatShortDay, formatWeekday } from '../../i18n/format.ts';
import { zoneLabel } from '../../i18n/zone.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx';
import styles from './schedule-week.module.css';
import { WeekRow } from './week-row.tsx';
import { eventsOf, weekLines, weekOf, wireOf } from './week-lines.ts';

const NO_ROWS: readonly RecordRow[] = [];
const NO_EVENTS: EventTimeslots = new Map();

/** What is closed, cheaper, more generous or under maintenance in a week of the game, on which servers and when. */
export function ScheduleWeek({ module }: ListPanelProps) {
  const { t } = useTranslation('schedule');
  const { environment, version, details } = useBranch();
  const [weeks, setWeeks] = useState(0);
  const [now] = useState(() => new Date());
  const timeZone = details.gameTimeZone;
  const days = weekOf(now, weeks, timeZone);
  const span = { from: days[0] ?? now, to: days.at(-1) ?? now };
  const { data, error, refetch } = useQuery(
    listRecordsQuery({ environment, version, module: module.key }, ALL_RECORDS),
  );
  const system = module.fieldByKey.get('system');
  const order = system?.kind === 'enum' ? system.of.values.map(({ value }) => value) : [];
  const rows = data?.data ?? NO_ROWS;
  const followed = eventsOf(rows);
  const events = useQuery(eventTimeslotsQuery({ environment, version }, followed));
  const isReady = data !== undefined && (followed.length === 0 || events.data !== undefined);
  const lines = isReady ? weekLines(rows, span, { timeZone, order, events: events.data ?? NO_EVENTS }) : [];
  const failed = error ?? events.error;
  const at = (instant: Date): number =>
    (100 * (instant.getTime() - span.from.getTime())) / (span.to.getTime() - span.from.getTime());
  return (
    <ModuleFields module={module} references={data?.references}>
      <div className={styles.week}>
        <WeekHead days={days} timeZone={timeZone} weeks={weeks} onMove={setWeeks} />
        {failed ? (
          <ErrorPanel error={failed} onRetry={() => void (error ? refetch() : events.refetch())} />
        ) : null}
        {!isReady && !failed ? <SkeletonRows rows={3} /> : null}
        {isReady && lines.length === 0 ? <EmptyState title={t('none')} text={t('noneText')} /> : null}
        {lines.length > 0 ? (
          <>
            <DayNames days={days} timeZone={timeZone} at={at} />
            <ul className={styles.lines}>
              {lines.map((line) => (
                <WeekRow key={line.recordId} line={line} at={at} now={now} timeZone={timeZone} />
              ))}
            </ul>
          </>
        ) : null}
      </div>
    </ModuleFields>
  );
}

type WeekHeadProps = {
  readonly days: readonly Date[];
  readonly timeZone: string;
  readonly weeks: number;
  readonly onMove: (weeks: number) => void;
};

function WeekHead({ days, timeZone, weeks, onMove }: WeekHeadProps) {
  const { t } = useTranslation('schedule');
  const day = (at: Date | undefined) => (at === undefined ? '' : formatShortDay(wireOf(at), timeZone));
  return (
    <div className={styles.head}>
      <Button
        size="small"
        icon={<LeftOutlined aria-hidden />}
        aria-label={t('before')}
        onClick={() => onMove(weeks - 1)}
      />
      <Button
        size="small"
        icon={<RightOutlined aria-hidden />}
        aria-label={t('after')}
        onClick={() => onMove(weeks + 1)}
      />
      <Button size="small" disabled={weeks === 0} onClick={() => onMove(0)}>
        {t('present')}
      </Button>
      <strong aria-live="polite">
        {day(days[0])} – {day(days.at(-2))}
      </strong>
      <span className={styles.note}>{t('gameTime', { zone: zoneLabel(timeZone) })}</span>
    </div>
  );
}

type DayNamesProps = {
  readonly days: readonly Date[];
  readonly timeZone: string;
  readonly at: (instant: Date) => number;
};

function DayNames({ days, timeZone, at }: DayNamesProps) {
  return (
    <div className={styles.days} aria-hidden>
      {days.slice(0, -1).map((day) => {
        const place: CSSProperties = { insetInlineStart: `${at(day)}%` };
        return (
          <span key={day.getTime()} className={styles.day} style={place}>
            {formatWeekday(wireOf(day), timeZone)}
          </span>
        );
      })}
    </div>
  );
}
