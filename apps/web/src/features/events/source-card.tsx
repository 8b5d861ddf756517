import { formatDateTime as formatDateTimeOf } from '@quartermaster/domain/core/date-time';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copySourcesQuery, keyOfPlanned, type CopySource } from '../../api/copies.ts';
import { ModuleTitle } from '../../engine/module-title.tsx';
import { titleText } from '../../fields/reference/record-title.ts';
import { formatShortDay } from '../../i18n/format.ts';
import { readTextLanguage } from '../../i18n/language.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Labelled } from '../../ui/text/labelled.tsx';
import { SearchedSelect } from '../../ui/text/searched-select.tsx';
import styles from './events.module.css';
import type { NewEvent } from './use-new-event.ts';

const GROUPS = ['templates', 'running', 'past', 'planned'] as const;
type Group = (typeof GROUPS)[number];

/** An event that is switched off is kept to be copied. */
function groupOf({ status, startsAt, endsAt }: CopySource, now: string): Group {
  if (status === 'inactive') return 'templates';
  if (endsAt !== null && endsAt <= now) return 'past';
  return startsAt !== null && startsAt > now ? 'planned' : 'running';
}

/** Selects the event to copy. */
export function SourceCard({ event }: { readonly event: NewEvent }) {
  const { t } = useTranslation('events');
  const { data } = useQuery(copySourcesQuery(event.place));
  const [now] = useState(() => formatDateTimeOf(new Date()));
  const sources = data?.sources ?? [];
  const names = { templates: t('templates'), running: t('running'), past: t('past'), planned: t('planned') };
  const options = GROUPS.map((group) => ({
    label: names[group],
    options: sources
      .filter((source) => groupOf(source, now) === group)
      .map((source) => ({
        value: keyOfPlanned(source),
        label: <SourceLabel source={source} zone={event.timeZone} />,
        words: `${wordsOf(source)} ${source.recordId}`.toLowerCase(),
      })),
  })).filter(({ options: some }) => some.length > 0);
  return (
    <Card title={t('source')}>
      <Labelled label={t('sourceEvent')} hint={t('sourceHelp')}>
        {({ id }) => (
          <SearchedSelect
            id={id}
            className={styles.source ?? ''}
            loading={data === undefined}
            placeholder={t('chooseSource')}
            value={event.recordId === '' ? null : keyOfPlanned({ ...event.place, recordId: event.recordId })}
            options={options}
            showSearch={{
              filterOption: (typed, option) =>
                String(option !== undefined && 'words' in option ? option.words : '').includes(
                  typed.toLowerCase(),
                ),
            }}
            onChange={(key: string) => {
              const at = key.indexOf('/');
              event.choose({ module: key.slice(0, at), id: key.slice(at + 1) });
            }}
          />
        )}
      </Labelled>
    </Card>
  );
}

const wordsOf = ({ title }: CopySource): string =>
  typeof title === 'string' ? title : Object.values(title ?? {}).join(' ');

type SourceLabelProps = { readonly source: CopySource; readonly zone: string };

function SourceLabel({ source, zone }: SourceLabelProps) {
  const { module, recordId, title, startsAt, endsAt } = source;
  return (
    <span>
      {titleText(title, readTextLanguage()) || recordId} · <ModuleTitle module={module} /> {recordId}
      {startsAt === null || endsAt === null ? null : (
        <span className={styles.hint}>
          {' '}
          {formatShortDay(startsAt, zone)} – {formatShortDay(endsAt, zone)}
        </span>
      )}
    </span>
  );
}
