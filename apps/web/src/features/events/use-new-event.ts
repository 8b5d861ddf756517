import { LANGUAGES, type Language } from '@quartermaster/domain/core/language';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { copyPlanQuery, type CopyChoices } from '../../api/copies.ts';
import { useBranch } from '../../engine/use-branch.ts';
import { useDebounced } from '../../ui/text/use-debounced.ts';

export type NewEventSearch = { readonly module?: string; readonly id?: string };

/** A word of the names in each language, and what takes its place. */
export type Words = Readonly<Record<Language, { readonly find: string; readonly put: string }>>;

const NO_WORDS: Words = { en: { find: '', put: '' }, zh: { find: '', put: '' }, jp: { find: '', put: '' } };

/** How long choices have to stand still until the plan is asked for. */
const SETTLES = 350;

export type NewEvent = ReturnType<typeof useNewEvent>;

/** What is chosen about single records, by their keys; the same functions on every render. */
export type RecordChoices = NewEvent['ofRecords'];

/** The source of a new event, which is in the address, and what was chosen about its copy. */
export function useNewEvent() {
  const { module = '', id = '' }: NewEventSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const branch = useBranch();
  const [ticks, setTicks] = useState<Readonly<Record<string, boolean>>>({});
  const [ids, setIds] = useState<Readonly<Record<string, number | string>>>({});
  const [start, setStart] = useState<string | null>(null);
  const [words, setWords] = useState<Words>(NO_WORDS);
  const [keepsStatus, setKeepsStatus] = useState(false);
  const ofRecords = useMemo(
    () => ({
      tick: (keys: readonly string[], isOn: boolean) =>
        setTicks((before) => ({ ...before, ...Object.fromEntries(keys.map((key) => [key, isOn])) })),
      setId: (key: string, own: number | string) => setIds((before) => ({ ...before, [key]: own })),
    }),
    [],
  );
  const choices: CopyChoices = { ticks, ids, start, words: wordsOf(words), keepsStatus };
  const settled = useDebounced(JSON.stringify(choices), SETTLES);
  const asked = JSON.parse(settled) as CopyChoices;
  const place = { ...branch, module };
  const plan = useQuery({ ...copyPlanQuery(place, id, asked), enabled: module !== '' && id !== '' });
  const choose = (source: NewEventSearch): void => {
    setTicks({});
    setIds({});
    setStart(null);
    void navigate({ to: '/new-event', search: source });
  };
  return {
    place,
    recordId: id,
    plan,
    choices,
    /** The plan is of these choices, not of earlier ones. */
    isCurrent: settled === JSON.stringify(choices) && !plan.isFetching,
    words,
    choose,
    ofRecords,
    setStart,
    setWords,
    setKeepsStatus,
  };
}

function wordsOf(words: Words): CopyChoices['words'] {
  return LANGUAGES.flatMap((language) => {
    const { find, put } = words[language];
    return find === '' ? [] : [{ language, find, put }];
  });
}
