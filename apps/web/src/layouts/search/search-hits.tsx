import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useModuleNames } from '../../engine/use-module-names.ts';
import { RecordIdText } from '../../fields/reference/record-id-text.tsx';
import { useRecordLabel } from '../../fields/reference/use-record-label.ts';
import { readLanguage } from '../../i18n/language.ts';
import { Thumbnail } from '../../ui/text/thumbnail.tsx';
import { useBranchName } from '../../engine/use-branch-name.ts';
import styles from './search-hits.module.css';
import type { Hit, SearchState } from './use-search-hits.ts';

type SearchHitsProps = SearchState & {
  readonly id: string;
  readonly active: number;
  readonly onChoose: (hit: Hit) => void;
};

/** What a search found: actions, screens, records. The keys of its input move through it. */
export function SearchHits({ id, hits = [], isSearching, active, onChoose }: SearchHitsProps) {
  const { t } = useTranslation('search');
  const { t: tl } = useTranslation('layout');
  const { t: tm } = useTranslation('menu');
  const branch = useBranchName();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active, hits]);

  if (hits.length === 0)
    return (
      <p className={styles.none} role="status">
        {isSearching ? t('searching') : tl('noMatch')}
      </p>
    );
  const place = branch ? `${branch.environment}-${branch.version}` : '';
  const headingOf = (hit: Hit | undefined): string | null => {
    if (hit?.kind === 'action') return t('actions', { about: hit.about });
    if (hit?.kind === 'more') return t('pages');
    if (hit?.kind === 'page') return hit.own === undefined ? t('pages') : tm(hit.own);
    return hit?.kind === 'record' ? t('records', { place }) : null;
  };
  return (
    <div className={styles.hits} id={id} role="listbox" aria-label={tl('quickSearch')} ref={list}>
      {hits.map((hit, index) => (
        <div key={`${hit.kind} ${hit.key}`} role="presentation">
          {headingOf(hit) === headingOf(hits[index - 1]) ? null : <Heading text={headingOf(hit)} />}
          <button
            id={`${id}-${index}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={styles.hit}
            // The input keeps the focus; a press must not take it away before the choice is made.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(hit)}
          >
            <HitLabel hit={hit} />
          </button>
        </div>
      ))}
    </div>
  );
}

/** For the eye: each option says by itself what it is. */
function Heading({ text }: { readonly text: string | null }) {
  return text === null ? null : (
    <div className={styles.heading} aria-hidden="true">
      {text}
    </div>
  );
}

function HitLabel({ hit }: { readonly hit: Hit }) {
  const { t } = useTranslation('layout');
  const { t: ts } = useTranslation('search');
  if (hit.kind === 'action') return <ActionLabel hit={hit} />;
  if (hit.kind === 'more')
    return <span className={styles.more}>{ts('morePages', { count: hit.count })}</span>;
  if (hit.kind === 'players') return <span>{ts('findPlayer', { text: hit.text })}</span>;
  if (hit.kind === 'page') return <span>{hit.own ? hit.name : t('foundOn', { name: hit.name })}</span>;
  return <RecordLabel record={hit.record} />;
}

/** Says whom it is about: the heading above is for the eye alone. */
function ActionLabel({ hit: { action, about } }: { readonly hit: Extract<Hit, { kind: 'action' }> }) {
  const language = readLanguage();
  return (
    <>
      <span className={styles.title}>{action.title[language]}</span>
      <span className={styles.about}>{about}</span>
      {action.group === null ? null : <span className={styles.module}>{action.group[language]}</span>}
    </>
  );
}

type FoundRecord = Extract<Hit, { kind: 'record' }>['record'];

function RecordLabel({ record }: { readonly record: FoundRecord }) {
  const names = useModuleNames();
  const { module, recordId, image } = record;
  const { label, isNamed } = useRecordLabel(record);
  return (
    <>
      <Thumbnail path={image} size={22} />
      <span className={styles.title}>{label}</span>
      {isNamed ? <RecordIdText module={module} id={recordId} /> : null}
      <span className={styles.module}>{names(module)}</span>
    </>
  );
}
