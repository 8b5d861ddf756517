import { useQuery, useInfiniteQuery } from '@tanstack/react-query';
import { Modal, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { playersQuery, playerServersQuery, type PlayerRow } from '../../../api/players.ts';
import { useBranch } from '../../../engine/use-branch.ts';
import { FocusFirst } from '../../../ui/overlay/focus-first.tsx';
import { Labelled } from '../../../ui/text/labelled.tsx';
import { useDebounced } from '../../../ui/text/use-debounced.ts';
import { commandVerb } from '../commands/action-words.ts';
import styles from '../commands/commands.module.css';
import { serverTitle } from '../server-name.tsx';

type ChosenPlayer = { readonly serverId: number; readonly accountId: number };

type PlayerToEnterForProps = {
  readonly onClose: () => void;
  readonly onChosen: (player: ChosenPlayer) => void;
};

const STILL_MS = 400;

/** Asks whose order is entered, before the form for it: found as players are found, on any server. */
export function PlayerToEnterFor({ onClose, onChosen }: PlayerToEnterForProps) {
  const { t } = useTranslation('orders');
  const { t: tc } = useTranslation();
  const [chosen, setChosen] = useState<PlayerRow | null>(null);
  return (
    <Modal
      open
      title={commandVerb('enter_order')}
      okText={t('choose')}
      cancelText={tc('cancel')}
      okButtonProps={{ disabled: chosen === null }}
      onOk={() => chosen !== null && onChosen(chosen)}
      onCancel={onClose}
    >
      <FocusFirst>
        <PlayerSelect chosen={chosen} onChange={setChosen} />
      </FocusFirst>
    </Modal>
  );
}

type PlayerSelectProps = {
  readonly chosen: PlayerRow | null;
  readonly onChange: (player: PlayerRow | null) => void;
};

const keyOf = ({ serverId, accountId }: PlayerRow): string => `${serverId}:${accountId}`;

function PlayerSelect({ chosen, onChange }: PlayerSelectProps) {
  const { t } = useTranslation('orders');
  const { t: tc } = useTranslation('commands');
  const { environment } = useBranch();
  const { data: servers = [] } = useQuery(playerServersQuery(environment));
  const [text, setText] = useState('');
  const asked = useDebounced(text.trim(), STILL_MS);
  const found = useInfiniteQuery({ ...playersQuery(environment, { q: asked }), enabled: asked !== '' });
  const rows = asked === '' ? [] : (found.data?.pages[0]?.data ?? []);
  const shown =
    chosen === null || rows.some((row) => keyOf(row) === keyOf(chosen)) ? rows : [chosen, ...rows];
  const isLooking = text !== '' && (asked !== text.trim() || found.isFetching);
  const empty = text.trim() === '' ? tc('otherPlayerType') : isLooking ? tc('lookingFor') : tc('nobodyFound');
  return (
    <Labelled label={t('place')} hint={t('placeHelp')}>
      {(input) => (
        <Select<string>
          {...input}
          className={styles.wide ?? ''}
          value={chosen === null ? null : keyOf(chosen)}
          loading={isLooking}
          showSearch={{ filterOption: false, onSearch: setText }}
          notFoundContent={empty}
          options={shown.map((row) => ({
            value: keyOf(row),
            label: `${row.name} · ${row.accountId} · ${serverTitle(row.serverId, servers)}`,
          }))}
          onChange={(key) => onChange(shown.find((row) => keyOf(row) === key) ?? null)}
        />
      )}
    </Labelled>
  );
}
