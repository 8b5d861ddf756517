import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { guildChatQuery, guildTraces, type GuildDetail, type GuildKey } from '../../../api/guilds.ts';
import { PlaceTag } from '../../../engine/place-tag.tsx';
import { useBranch } from '../../../engine/use-branch.ts';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { ActingOnPlayer, type Acting } from '../acting-on-player.tsx';
import { FindLine } from '../find-line.tsx';
import { SectionTable } from '../page/section-table.tsx';
import styles from '../search.module.css';
import { useChatColumns } from './chat-columns.tsx';
import { onServer } from './guild-links.tsx';
import { GuildPage } from './guild-page.tsx';
import { useGuildKey } from './use-guild-key.ts';

/** What was said in a guild: read, hidden, brought back; who said it is kept from saying more. */
export function GuildChatScreen() {
  const guild = useGuildKey();
  return <GuildPage guild={guild}>{(detail) => <Chat guild={guild} detail={detail} />}</GuildPage>;
}

type ChatProps = { readonly guild: GuildKey; readonly detail: GuildDetail };

function Chat({ guild, detail }: ChatProps) {
  const { t } = useTranslation('guilds');
  const queryClient = useQueryClient();
  const { asked, change } = useAsked(guild);
  const [acting, setActing] = useState<Acting | null>(null);
  const messages = useInfiniteQuery(guildChatQuery(guild, asked));
  const columns = useChatColumns({
    guild,
    act: (accountId, kind, preset) =>
      setActing({
        player: { environment: guild.environment, serverId: guild.serverId, accountId },
        kind,
        preset,
      }),
    onAuthor: (author) => change({ author }),
  });
  return (
    <>
      <Head guild={guild} detail={detail} />
      <ActingOnPlayer
        acting={acting}
        onDone={() => void queryClient.invalidateQueries({ queryKey: guildTraces(guild) })}
      />
      <div className={styles.tools}>
        <FindLine label={t('searchChat')} asked={asked.q ?? ''} onAsk={(q) => change({ q })} />
        <div className={styles.narrowing}>
          <Checkbox
            checked={asked.hidden === 'yes'}
            onChange={({ target }) => change({ hidden: target.checked ? 'yes' : '' })}
          >
            {t('onlyHidden')}
          </Checkbox>
          {asked.author === undefined ? null : <span>{t('authorIs', { name: asked.author })}</span>}
          {Object.values(asked).some(Boolean) ? (
            <Button type="text" size="small" onClick={() => change({ q: '', author: '', hidden: '' })}>
              {t('clear')}
            </Button>
          ) : null}
        </div>
      </div>
      <SectionTable
        title={t('chat')}
        query={messages}
        columns={columns}
        keyOf={({ messageId }) => messageId}
        empty={t('emptyChat')}
      />
    </>
  );
}

function Head({ guild, detail }: ChatProps) {
  const { t } = useTranslation('guilds');
  const { details } = useBranch();
  return (
    <PageHead
      breadcrumb={[
        <Link key="list" to="/guild">
          {t('title')}
        </Link>,
        <Link
          key="guild"
          to="/guild/$id"
          params={{ id: String(guild.guildId) }}
          search={onServer(guild.serverId)}
        >
          {detail.name}
        </Link>,
      ]}
      title={t('chatOf', { guild: detail.name })}
      here={t('chat')}
      meta={<PlaceTag environment={details} />}
    />
  );
}

type Asked = { readonly q?: string; readonly author?: string; readonly hidden?: string };

/** What the address asks for. */
function useAsked({ guildId }: GuildKey) {
  const { q, author, hidden, server } = useSearch({ strict: false });
  const navigate = useNavigate();
  const asked: Asked = { ...(q ? { q } : {}), ...(author ? { author } : {}), ...(hidden ? { hidden } : {}) };
  const change = (next: Asked) =>
    void navigate({
      to: '/guild/chat/$id',
      params: { id: String(guildId) },
      search: { server, ...asked, ...next },
    });
  return { asked, change };
}
