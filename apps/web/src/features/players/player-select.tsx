import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { playersQuery, type PlayerRow } from '../../api/players.ts';
import { enterWaits } from '../../ui/text/enter-waits.ts';
import { Labelled } from '../../ui/text/labelled.tsx';
import { useDebounced } from '../../ui/text/use-debounced.ts';
import { SearchedSelect } from '../../ui/text/searched-select.tsx';
import styles from './commands/commands.module.css';

const STILL_MS = 400;

type PlayerSelectProps = {
  readonly label: string;
  readonly hint: ReactNode;
  readonly environment: string;
  /** Players of this server only. */
  readonly server?: number;
  /** A player that may not be chosen. */
  readonly without?: number;
  /** `server:account`; null: none chosen yet. */
  readonly value: string | null;
  /** Whom the value names, once that is known. */
  readonly chosen: PlayerRow | undefined;
  readonly nameOf: (row: PlayerRow) => string;
  readonly noneFound: string;
  readonly onChange: (row: PlayerRow) => void;
};

export const playerKeyOf = ({ serverId, accountId }: PlayerRow): string => `${serverId}:${accountId}`;

/** Selects one player by the usual search. No player can be chosen while the typed search is not answered. */
export function PlayerSelect(props: PlayerSelectProps) {
  const { label, hint, environment, server, without, value, chosen, nameOf, noneFound, onChange } = props;
  const { t } = useTranslation('commands');
  const [text, setText] = useState('');
  const typed = text.trim();
  const asked = useDebounced(typed, STILL_MS);
  const found = useInfiniteQuery({
    ...playersQuery(environment, {
      q: asked,
      ...(server === undefined ? {} : { server: String(server) }),
    }),
    enabled: asked !== '' && asked === typed,
  });
  const isAsking = typed !== asked || found.isLoading;
  const rows = isAsking ? [] : (found.data?.pages[0]?.data ?? []);
  const shown = typed !== '' ? rows.filter(({ accountId }) => accountId !== without) : chosen ? [chosen] : [];
  return (
    <Labelled label={label} hint={hint}>
      {(input) => (
        <SearchedSelect<string>
          {...input}
          className={styles.wide ?? ''}
          value={value}
          labelRender={() => (chosen ? nameOf(chosen) : value)}
          loading={isAsking}
          showSearch={{ filterOption: false, onSearch: setText }}
          notFoundContent={typed === '' ? t('otherPlayerType') : isAsking ? t('lookingFor') : noneFound}
          options={shown.map((row) => ({ value: playerKeyOf(row), label: nameOf(row) }))}
          onChange={(key) => {
            const row = shown.find((each) => playerKeyOf(each) === key);
            if (row) onChange(row);
          }}
          {...enterWaits(isAsking)}
        />
      )}
    </Labelled>
  );
}
