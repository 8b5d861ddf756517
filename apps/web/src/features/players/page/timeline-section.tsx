import { assetKind } from '@quartermaster/domain/enums/asset-kind';
import { timelineKind, type TimelineKind } from '@quartermaster/domain/enums/timeline-kind';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { timelineQuery, type PlayerKey, type TimelineNarrowing } from '../../../api/player.ts';
import { DayRange } from '../../../fields/moment/day-range.tsx';
import { formatDay } from '../../../i18n/format.ts';
import { readLanguage } from '../../../i18n/language.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { DateTimeText } from '../../../ui/text/date-time-text.tsx';
import { ListState, MoreButton } from '../../../ui/table/list-state.tsx';
import { WordTag, wordOf } from '../../../ui/text/word-tag.tsx';
import { byDay } from './by-day.ts';
import { foldTimeline, type Act } from './fold-timeline.ts';
import { NamesContext } from './names.tsx';
import { useSlices } from './section-table.tsx';
import { TimelineSentence } from './timeline-sentence.tsx';
import { SearchedSelect } from '../../../ui/text/searched-select.tsx';
import styles from './timeline.module.css';

/** Everything that happened to a player in one order, narrowed by kind and period. */
export function TimelineSection({ player }: { readonly player: PlayerKey }) {
  const { t } = useTranslation('player');
  const { narrowing, narrow } = useNarrowing();
  const timeline = useInfiniteQuery(timelineQuery(player, narrowing));
  const { rows, names } = useSlices(timeline);
  const [withVisits, setVisits] = useState(false);
  return (
    <NamesContext value={names}>
      <Card flush title={t('section.timeline')}>
        <Narrowing
          narrowing={narrowing}
          onNarrow={narrow}
          withVisits={withVisits}
          onVisits={() => setVisits(!withVisits)}
        />
        <ListState query={timeline} isEmpty={rows.length === 0} empty={t('empty.timeline')} columns={3} />
        {byDay(foldTimeline(rows, withVisits).map((act) => ({ ...act, at: act.entry.at }))).map(
          ({ day, entries }) => (
            <Day key={day} acts={entries} />
          ),
        )}
        <MoreButton query={timeline} />
      </Card>
    </NamesContext>
  );
}

/** What is shown is in the address, so that a colleague sees the same. */
function useNarrowing() {
  const { kinds, asset, from, to } = useSearch({ strict: false });
  const navigate = useNavigate();
  const narrowing: TimelineNarrowing = {
    ...(kinds ? { kinds } : {}),
    ...(asset ? { asset } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  };
  const narrow = (next: TimelineNarrowing) =>
    void navigate({
      to: '.',
      search: { section: 'timeline', ...next },
      replace: true,
    });
  return { narrowing, narrow };
}

type NarrowingProps = {
  readonly narrowing: TimelineNarrowing;
  readonly onNarrow: (next: TimelineNarrowing) => void;
  readonly withVisits: boolean;
  readonly onVisits: () => void;
};

function Narrowing({ narrowing, onNarrow, withVisits, onVisits }: NarrowingProps) {
  const { t } = useTranslation('player');
  const chosen = narrowing.kinds?.split(',') ?? [];
  const { from, to } = narrowing;
  const period = { ...(from ? { from } : {}), ...(to ? { to } : {}) };
  const toggle = (kind: TimelineKind) => {
    const next = timelineKind.words.filter((each) => (each === kind) !== chosen.includes(each));
    onNarrow({ ...period, ...(next.length > 0 ? { kinds: next.join(',') } : {}) });
  };
  return (
    <div className={styles.narrowing}>
      <div className={styles.kinds} role="group" aria-label={t('timelineKinds')}>
        {timelineKind.words.map((kind) => (
          <button
            key={kind}
            type="button"
            className={styles.kind}
            aria-pressed={chosen.includes(kind)}
            onClick={() => toggle(kind)}
          >
            {wordOf(timelineKind, kind)}
          </button>
        ))}
        <button type="button" className={styles.kind} aria-pressed={withVisits} onClick={onVisits}>
          {t('visits')}
        </button>
      </div>
      <AssetSelect
        value={narrowing.asset}
        onChange={(asset) => onNarrow({ ...period, ...(asset ? { asset } : {}) })}
      />
      <DayRange
        label={t('period')}
        period={[from, to]}
        onChange={([since, until]) => {
          const { from: _from, to: _to, ...others } = narrowing;
          onNarrow({ ...others, ...(since ? { from: since } : {}), ...(until ? { to: until } : {}) });
        }}
      />
      {Object.keys(narrowing).length > 0 ? (
        <Button type="text" onClick={() => onNarrow({})}>
          {t('showEverything')}
        </Button>
      ) : null}
    </div>
  );
}

type AssetSelectProps = {
  readonly value: string | undefined;
  readonly onChange: (asset: string | undefined) => void;
};

/** Where one kind of money or thing went: entries of other kinds say nothing of that, so it is asked alone. */
function AssetSelect({ value, onChange }: AssetSelectProps) {
  const { t } = useTranslation('player');
  return (
    <SearchedSelect<string>
      className={styles.asset ?? ''}
      size="small"
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      popupMatchSelectWidth={false}
      placeholder={t('anyAsset')}
      aria-label={t('anyAsset')}
      {...(value === undefined ? {} : { value })}
      options={assetKind.values.map(({ value: kind, label }) => ({
        value: kind,
        label: label[readLanguage()],
      }))}
      onChange={(next: string | undefined) => onChange(next)}
    />
  );
}

function Day({ acts }: { readonly acts: readonly Act[] }) {
  const [first] = acts;
  if (first === undefined) return null;
  return (
    <section>
      <h3 className={styles.day}>{formatDay(first.entry.at)}</h3>
      <ol className={styles.entries}>
        {acts.map(({ entry, changes }) => (
          <li key={`${entry.kind} ${entry.id}`} className={styles.entry}>
            <DateTimeText value={entry.at} />
            <span className={styles.tag}>
              <WordTag of={timelineKind} value={entry.kind} />
            </span>
            <div className={styles.sentence}>
              <TimelineSentence entry={entry} />
              {changes.map((change) => (
                <div key={change.id}>
                  <TimelineSentence entry={change} />
                </div>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
