import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { releaseChoicesQuery, type Release } from '../../api/releases.ts';
import { formatLongDateTime } from '../../i18n/format.ts';
import { enterWaits } from '../../ui/text/enter-waits.ts';
import { useDebounced } from '../../ui/text/use-debounced.ts';
import { SearchedSelect, type SearchedSelectProps } from '../../ui/text/searched-select.tsx';

const STILL_MS = 200;

/** Whatever else is given goes to the box. */
type ReleaseSelectProps = Omit<
  SearchedSelectProps<number>,
  'value' | 'options' | 'onChange' | 'onSelect' | 'showSearch'
> & {
  readonly environment: string;
  readonly value: number | null;
  /** Which releases may be chosen; all of them where it is left out. */
  readonly isOffered?: (release: Release) => boolean;
  readonly onChange: (number: number) => void;
};

/** One release of an environment: the latest are listed, every other is found by number, name, version or author. */
export function ReleaseSelect({ environment, value, isOffered, onChange, ...rest }: ReleaseSelectProps) {
  const { t } = useTranslation('releases');
  const [text, setText] = useState('');
  const typed = text.trim();
  const asked = useDebounced(typed, STILL_MS);
  const found = useQuery(releaseChoicesQuery(environment, asked));
  const isAsking = typed !== asked || found.isLoading;
  const listed = isAsking ? [] : (found.data?.data ?? []).filter((release) => isOffered?.(release) ?? true);
  const chosen = useChosen(environment, value);
  return (
    <SearchedSelect<number>
      {...rest}
      value={value}
      labelRender={() => (chosen ? nameOf(chosen) : `#${value}`)}
      options={listed.map((release) => ({ value: release.number, label: nameOf(release) }))}
      showSearch={{ filterOption: false, onSearch: setText }}
      onOpenChange={(isOpen) => {
        if (!isOpen) setText('');
      }}
      loading={isAsking}
      notFoundContent={isAsking ? t('searching') : t('noneFound')}
      // Also called for the release that is shown already: choosing a proposal makes it a choice.
      onSelect={(next) => onChange(next)}
      {...enterWaits(isAsking)}
    />
  );
}

const nameOf = ({ number, name, version, at }: Release) =>
  `#${number} ${name || version} · ${formatLongDateTime(at)}`;

/** The release that is chosen: it may be older than the ones listed. */
function useChosen(environment: string, number: number | null): Release | undefined {
  const latest = useQuery(releaseChoicesQuery(environment, ''));
  const listed = latest.data?.data.find((release) => release.number === number);
  const named = useQuery({
    ...releaseChoicesQuery(environment, `#${number}`),
    enabled: number !== null && latest.isSuccess && listed === undefined,
  });
  return listed ?? named.data?.data.find((release) => release.number === number);
}
