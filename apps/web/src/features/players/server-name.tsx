import type { PlayerServer } from '../../api/players.ts';
import { titleText } from '../../fields/reference/record-title.ts';
import { readTextLanguage } from '../../i18n/language.ts';
import { IdText } from '../../ui/text/id-text.tsx';
import styles from './player-table.module.css';

type ServerNameProps = { readonly id: number; readonly servers: readonly PlayerServer[] };

/** A server by number and name. */
export function ServerName({ id, servers }: ServerNameProps) {
  const name = serverTitle(id, servers);
  return (
    <span className={styles.server}>
      <IdText>{id}</IdText> {name}
    </span>
  );
}

/** What a server is called; '' while that is not known. */
export function serverTitle(id: number, servers: readonly PlayerServer[]): string {
  const server = servers.find(({ serverId }) => serverId === id);
  return server === undefined ? '' : titleText(server.name, readTextLanguage());
}
