import { LANGUAGES, type Language } from '@quartermaster/domain/core/language';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { copyPlanQuery, type CopyChoices } from '../../api/copies.ts';
import { useKeptValues } from '../../engine/form/use-kept-values.ts';
import { useBranch } from '../../engine/use-branch.ts';
import { useDebounced } from '../../ui/text/use-debounced.ts';
import type { OwnId } from './typed-id.ts';

export type NewEventSearch = { readonly module?: string; readonly id?: string };

/** A word of the texts in each language, and what takes its place. */
type Word = Readonly<Record<Language, { readonly find: string; readonly put: string }>>;

const NO_WORD: Word = { en: { find: '', put: '' }, zh: { find: '', put: '' }, jp: { find: '', put: '' } };

type Chosen = Omit<CopyChoices, 'words'> & {
  /** One after the other; there is always one to fill in. */
  readonly replaced: readonly Word[];
  /** The event that they are about: another one in the address has none yet. */
  readonly source: string;
};

const NOTHING: Chosen = {
  source: '',
  ticks: {},
  ids: {},
  start: null,
  replaced: [NO_WORD],
  keepsStatus: false,
};

const sourceKey = ({ module = '', id = '' }: NewEventSearch): string => `${module}/${id}`;

/** The words of all languages together are at most twenty. */
export const MOST_WORDS = 6;

/** How long choices have to stay unchanged until the plan is asked for. */
const SETTLES = 350;

export type NewEvent = ReturnType<typeof useNewEvent>;

/** What is chosen about single records, by their keys; the same functions on every render. */
export type RecordChoices = NewEvent['ofRecords'];

/** The source of a new event, which is in the address, and what was chosen about its copy. */
export function useNewEvent() {
  const { module = '', id = '' }: NewEventSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const branch = useBranch();
  const source = sourceKey({ module, id });
  const { values, change, read, drop } = useKeptValues(
    `new-event:${branch.environment}/${branch.version}`,
    NOTHING,
  );
  const chosen = values.source === source ? values : NOTHING;
  const { ticks, ids, start, replaced, keepsStatus } = chosen;
  const set = useMemo(() => {
    const before = (): Partial<Chosen> => (read().source === source ? read() : NOTHING);
    const put = (part: Partial<Chosen>): void => change({ ...NOTHING, ...before(), ...part, source });
    return {
      ofRecords: {
        tick: (keys: readonly string[], isOn: boolean) =>
          put({ ticks: { ...before().ticks, ...Object.fromEntries(keys.map((key) => [key, isOn])) } }),
        setId: (key: string, own: OwnId) => put({ ids: withId(before().ids, key, own) }),
      },
      setStart: (next: string | null) => put({ start: next }),
      setWord: (at: number, word: Word) => put({ replaced: (before().replaced ?? [NO_WORD]).with(at, word) }),
      addWord: () => put({ replaced: [...(before().replaced ?? [NO_WORD]), NO_WORD] }),
      setKeepsStatus: (next: boolean) => put({ keepsStatus: next }),
    };
  }, [source, change, read]);
  const choices: CopyChoices = { ticks, ids, start, words: replaced.flatMap(wordsOf), keepsStatus };
  const settled = useDebounced(JSON.stringify(choices), SETTLES);
  const asked = JSON.parse(settled) as CopyChoices;
  const place = { ...branch, module };
  const plan = useQuery({ ...copyPlanQuery(place, id, asked), enabled: module !== '' && id !== '' });
  const choose = (next: NewEventSearch): void => {
    change({ ...chosen, ticks: {}, ids: {}, start: null, source: sourceKey(next) });
    void navigate({ to: '/new-event', search: next });
  };
  return {
    place,
    /** Of the game: dates of events are meant in it, whatever zone the reader is in. */
    timeZone: branch.details.gameTimeZone,
    recordId: id,
    plan,
    choices,
    /** The plan is of these choices, not of earlier ones. */
    isCurrent: settled === JSON.stringify(choices) && !plan.isFetching,
    replaced,
    choose,
    ...set,
    /** Called once the copies are there. */
    drop,
  };
}

/** Without an ID of its own, a copy has the next free one again. */
function withId(ids: Chosen['ids'] = {}, key: string, own: OwnId): Chosen['ids'] {
  const others = Object.entries(ids).filter(([other]) => other !== key);
  return Object.fromEntries(own === null ? others : [...others, [key, own]]);
}

function wordsOf(word: Word): CopyChoices['words'] {
  return LANGUAGES.flatMap((language) => {
    const { find, put } = word[language];
    return find === '' ? [] : [{ language, find, put }];
  });
}
