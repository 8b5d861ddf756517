import { type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { numberOf, textOf, type RecordData } from '@quartermaster/domain/core/json';
import { EVENT_MODULE } from '@quartermaster/domain/fields/timeslot-field';
import { RecordPageLink } from '../../engine/record/record-page-link.tsx';
import { FieldCell } from '../../fields/cells.tsx';
import { ReferenceTag } from '../../fields/reference/reference-tag.tsx';
import { useFieldEnvironment } from '../../fields/field-environment.tsx';
import { formatDateTime, formatDay, formatList, formatNumber } from '../../i18n/format.ts';
import styles from './schedule-week.module.css';
import { wireOf, type WeekLine } from './week-lines.ts';

type WeekRowProps = {
  readonly line: WeekLine;
  /** The position of an instant, in percent of the width. */
  readonly at: (instant: Date) => number;
  readonly now: Date;
  readonly timeZone: string;
};

/** One schedule: its feature and servers, its state, when that applies and when players are told. */
export function WeekRow({ line, at, now, timeZone }: WeekRowProps) {
  const { t } = useTranslation('schedule');
  const { recordId, data, spans, notices } = line;
  const { module } = useFieldEnvironment();
  const place = (left: number, width?: number): CSSProperties => ({
    insetInlineStart: `${left}%`,
    ...(width === undefined ? {} : { inlineSize: `${width}%` }),
  });
  const today = at(now);
  return (
    <li className={styles.line}>
      <span className={styles.name}>
        <RecordPageLink module={module?.key ?? ''} recordId={recordId}>
          <Cell data={data} field="system" />
        </RecordPageLink>
        <span className={styles.note}>
          {isEmpty(data['server_ids']) ? t('allServers') : <Cell data={data} field="server_ids" />}
        </span>
      </span>
      <span className={styles.track} data-outside={textOf(data['state_outside'])} aria-hidden>
        {spans.map(({ from, to }) => (
          <span
            key={from.getTime()}
            className={styles.bar}
            data-state={textOf(data['state_inside'])}
            style={place(at(from), at(to) - at(from))}
          />
        ))}
        {notices.map((notice) => (
          <span key={notice.getTime()} className={styles.notice} style={place(at(notice))} />
        ))}
        {today >= 0 && today < 100 ? <span className={styles.today} style={place(today)} /> : null}
      </span>
      <WeekWords line={line} timeZone={timeZone} />
    </li>
  );
}

/** The same as text: colour alone must not carry the meaning. */
function WeekWords({ line: { data, spans, event }, timeZone }: Pick<WeekRowProps, 'line' | 'timeZone'>) {
  const { t } = useTranslation('schedule');
  const notice = numberOf(data['warn_before_min'], 0);
  return (
    <span className={styles.words}>
      {spans.length > 0 ? (
        <span>
          <Cell data={data} field="state_inside" /> <Multiplier data={data} />
          {spanTexts(spans, timeZone).join(' · ')}
        </span>
      ) : null}
      {textOf(data['state_outside']) === 'closed' ? (
        <span>
          {t('otherwise')} <Cell data={data} field="state_outside" />
        </span>
      ) : null}
      {event === null ? null : (
        <span>
          {t('follows')}{' '}
          <RecordPageLink module={EVENT_MODULE} recordId={event}>
            <ReferenceTag module={EVENT_MODULE} id={event} />
          </RecordPageLink>
        </span>
      )}
      {notice > 0 ? <span>{t('notice', { count: notice })}</span> : null}
    </span>
  );
}

/** Merges equal hours of several days: `Sat 28 Nov, Sun 29 Nov 12:00 – 14:00`. */
function spanTexts(spans: WeekLine['spans'], timeZone: string): readonly string[] {
  const day = (at: Date) => formatDay(wireOf(at), timeZone);
  const time = (at: Date) => formatDateTime(wireOf(at), timeZone).slice(11, 16);
  const groups = Map.groupBy(spans, ({ from, to }) =>
    day(from) === day(to) ? `${time(from)} – ${time(to)}` : `${from.getTime()}`,
  );
  return [...groups].flatMap(([hours, group]) =>
    group.length > 1
      ? [`${formatList(group.map(({ from }) => day(from)))} ${hours}`]
      : group.map(
          ({ from, to }) =>
            `${day(from)} ${time(from)} – ${day(from) === day(to) ? '' : `${day(to)} `}${time(to)}`,
        ),
  );
}

function Multiplier({ data }: { readonly data: RecordData }) {
  const multiplier = numberOf(data['multiplier'], null);
  return multiplier === null ? null : <strong>×{formatNumber(multiplier)} </strong>;
}

function Cell({ data, field: key }: { readonly data: RecordData; readonly field: string }) {
  const field = useFieldEnvironment().module?.fieldByKey.get(key);
  return field === undefined ? null : <FieldCell field={field} value={data[key]} />;
}

const isEmpty = (value: unknown): boolean => !Array.isArray(value) || value.length === 0;
