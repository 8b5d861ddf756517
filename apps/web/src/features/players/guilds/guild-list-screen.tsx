import { guildState } from '@quartermaster/domain/enums/guild-state';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { guildsQuery, type GuildRow } from '../../../api/guilds.ts';
import { playerServersQuery, type PlayerServer } from '../../../api/players.ts';
import { PlaceTag } from '../../../engine/place-tag.tsx';
import { useBranch } from '../../../engine/use-branch.ts';
import { DateTimeText } from '../../../ui/text/date-time-text.tsx';
import { IdText } from '../../../ui/text/id-text.tsx';
import { WordTag } from '../../../ui/text/word-tag.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { FindLine } from '../find-line.tsx';
import { NoMatch } from '../no-match.tsx';
import { SectionTable, type Column } from '../page/section-table.tsx';
import page from '../page/page.module.css';
import { ServerPill } from '../server-pill.tsx';
import search from '../search.module.css';
import { ServerName } from '../server-name.tsx';
import { onServer, PlayerLink } from './guild-links.tsx';

/** Finds a guild by its number or any part of its name. */
export function GuildListScreen() {
  const { t } = useTranslation('guilds');
  const { environment, details } = useBranch();
  const { q = '', server } = useSearch({ strict: false });
  const navigate = useNavigate();
  const { data: servers = [] } = useQuery(playerServersQuery(environment));
  const guilds = useInfiniteQuery(guildsQuery(environment, { q, server }));
  const change = (next: { readonly q?: string; readonly server?: string }) =>
    void navigate({ to: '/guild', search: { q, server, ...next } });
  return (
    <>
      <PageHead breadcrumb={[]} title={t('title')} meta={<PlaceTag environment={details} />} />
      <div className={search.tools}>
        <FindLine label={t('searchGuilds')} asked={q} onAsk={(text) => change({ q: text })} />
        <div className={search.narrowing}>
          <ServerPill servers={servers} value={server} onChange={(next) => change({ server: next })} />
        </div>
      </div>
      <SectionTable
        title={t('title')}
        query={guilds}
        columns={useGuildColumns(servers)}
        keyOf={({ serverId, guildId }) => `${serverId} ${guildId}`}
        empty={
          q === '' && server === undefined ? (
            t('empty')
          ) : (
            <NoMatch onClear={() => change({ q: '', server: '' })} />
          )
        }
      />
    </>
  );
}

function useGuildColumns(servers: readonly PlayerServer[]): readonly Column<GuildRow>[] {
  const { t } = useTranslation('guilds');
  return [
    {
      key: 'server',
      label: t('server'),
      cell: ({ serverId }) => <ServerName id={serverId} servers={servers} />,
    },
    { key: 'guild', label: t('guild'), cell: (row) => <GuildLink row={row} /> },
    { key: 'level', label: t('level'), isNumber: true, cell: ({ level }) => level },
    { key: 'members', label: t('members'), isNumber: true, cell: ({ members }) => members },
    {
      key: 'leader',
      label: t('leader'),
      cell: ({ serverId, leader }) =>
        leader === null ? (
          <span className={page.soft}>{t('noLeader')}</span>
        ) : (
          <PlayerLink serverId={serverId} player={leader} />
        ),
    },
    { key: 'founded', label: t('founded'), cell: ({ createdAt }) => <DateTimeText value={createdAt} /> },
    { key: 'chat', label: t('chat'), cell: (row) => <ChatLink row={row} /> },
  ];
}

function GuildLink({ row: { serverId, guildId, name, state } }: { readonly row: GuildRow }) {
  return (
    <Link to="/guild/$id" params={{ id: String(guildId) }} search={onServer(serverId)}>
      {name} <IdText>{guildId}</IdText>
      {state === 'active' ? null : <WordTag of={guildState} value={state} />}
    </Link>
  );
}

function ChatLink({ row: { serverId, guildId, name } }: { readonly row: GuildRow }) {
  const { t } = useTranslation('guilds');
  return (
    <Link
      to="/guild/chat/$id"
      params={{ id: String(guildId) }}
      search={onServer(serverId)}
      aria-label={t('chatOf', { guild: name })}
    >
      {t('readChat')}
    </Link>
  );
}
