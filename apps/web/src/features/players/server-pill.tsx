import { Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import type { PlayerServer } from '../../api/players.ts';
import styles from '../../fields/player-filter/filters.module.css';
import { PlayerFilter } from '../../fields/player-filter/player-filter.tsx';
import { serverTitle } from './server-name.tsx';

type ServerPillProps = {
  readonly servers: readonly PlayerServer[];
  /** A server's number, as an address writes it. */
  readonly value: string | undefined;
  readonly onChange: (server: string) => void;
};

/** Narrows a list to one server. */
export function ServerPill({ servers, value, onChange }: ServerPillProps) {
  const { t } = useTranslation('players');
  const nameOf = (id: number) => `${id} · ${serverTitle(id, servers)}`;
  return (
    <PlayerFilter
      label={t('server')}
      summary={value === undefined ? null : nameOf(Number(value))}
      onRemove={() => onChange('')}
    >
      {(close) => (
        <Radio.Group
          className={styles.choices ?? ''}
          options={servers.map(({ serverId }) => ({ value: String(serverId), label: nameOf(serverId) }))}
          value={value}
          onChange={({ target }) => {
            onChange(String(target.value));
            close();
          }}
        />
      )}
    </PlayerFilter>
  );
}
