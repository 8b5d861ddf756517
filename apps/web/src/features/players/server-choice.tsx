import { serverState } from '@quartermaster/domain/enums/server-state';
import { useTranslation } from 'react-i18next';
import type { PlayerServer } from '../../api/players.ts';
import { titleText } from '../../fields/reference/record-title.ts';
import { readTextLanguage } from '../../i18n/language.ts';
import { Card } from '../../ui/layout/card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { IdText } from '../../ui/text/id-text.tsx';
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx';
import { WordTag } from '../../ui/text/word-tag.tsx';
import styles from './server-choice.module.css';
import type { PlayerSearchState } from './use-player-search.ts';

/** The servers side by side: how they are doing, how many players they have, which one is meant. */
export function ServerChoice({ state }: { readonly state: PlayerSearchState }) {
  const { t } = useTranslation('players');
  const { servers, serversQuery, search, environment, change } = state;
  if (serversQuery.isPending) return <SkeletonRows rows={2} columns={3} />;
  if (servers.length === 0)
    return (
      <Card>
        <EmptyState title={t('noServers')} text={t('noServersText', { place: environment.name })} />
      </Card>
    );
  return (
    <div className={styles.servers} role="group" aria-label={t('chooseServer')}>
      {servers.map((server) => (
        <button
          key={server.serverId}
          type="button"
          className={styles.server}
          aria-pressed={search.server === String(server.serverId)}
          // The same question goes to the other server.
          onClick={() => change({ ...search, server: String(server.serverId) })}
        >
          <ServerFacts server={server} />
        </button>
      ))}
      {search.server === undefined ? <p className={styles.help}>{t('chooseServerText')}</p> : null}
    </div>
  );
}

function ServerFacts({
  server: { serverId, name, state, players, message },
}: {
  readonly server: PlayerServer;
}) {
  const { t } = useTranslation('players');
  const notice = state === 'open' || state === 'full' ? '' : titleText(message, readTextLanguage());
  return (
    <>
      <span className={styles.name}>
        <IdText>{serverId}</IdText> {titleText(name, readTextLanguage())}
      </span>
      <span className={styles.facts}>
        {state === 'unreachable' ? t('state.unreachable') : <WordTag of={serverState} value={state} />}
        {t('serverPlayers', { count: players })}
      </span>
      {notice === '' ? null : <span className={styles.notice}>{notice}</span>}
    </>
  );
}
