import { guildChange } from '@quartermaster/domain/enums/guild-change';
import { guildPosition } from '@quartermaster/domain/enums/guild-position';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ChatMessage } from '../../../api/guilds.ts';
import {
  playerGuildChatQuery,
  playerGuildQuery,
  type GuildMembership,
  type PlayerGuild,
  type PlayerKey,
} from '../../../api/player.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Dash } from '../../../ui/text/dash.tsx';
import { DateTimeText } from '../../../ui/text/date-time-text.tsx';
import { Fact, Facts } from '../../../ui/layout/facts.tsx';
import { IdText } from '../../../ui/text/id-text.tsx';
import { ListState } from '../../../ui/table/list-state.tsx';
import table from '../../../ui/table/plain-table.module.css';
import { Tag } from '../../../ui/text/tag.tsx';
import { WordTag } from '../../../ui/text/word-tag.tsx';
import { GuildName } from '../guilds/guild-name.tsx';
import { usePlayerActions } from '../commands/player-actions.ts';
import { RowAction } from '../commands/row-action.tsx';
import { PlayerLink } from '../guilds/guild-links.tsx';
import styles from './page.module.css';
import { SectionTable } from './section-table.tsx';

/** The guild a player is in, those before it, and what they said there last. */
export function GuildSection({ player }: { readonly player: PlayerKey }) {
  const { t } = useTranslation('player');
  const guild = useQuery(playerGuildQuery(player));
  const { data } = guild;
  return (
    <>
      <Card flush={!data?.current} title={t('section.guild')}>
        <ListState query={guild} isEmpty={!data?.current} empty={t('empty.guild')} />
        {data?.current ? <Membership serverId={player.serverId} current={data.current} /> : null}
      </Card>
      {data?.current ? <GuildChat player={player} guildId={data.current.guildId} /> : null}
      {data && data.history.length > 0 ? <History history={data.history} /> : null}
      {data && data.messages.length > 0 ? <Messages messages={data.messages} /> : null}
    </>
  );
}

type MembershipProps = { readonly serverId: number; readonly current: GuildMembership };

function Membership({ serverId, current }: MembershipProps) {
  const { t } = useTranslation('player');
  return (
    <Facts>
      <Fact label={t('guild')}>
        <GuildName serverId={serverId} guild={current} />
      </Fact>
      <Fact label={t('position')}>
        <WordTag of={guildPosition} value={current.position} />
      </Fact>
      <Fact label={t('joined')}>
        <DateTimeText value={current.joinedAt} />
      </Fact>
      <Fact label={t('guildLevel')}>{current.level}</Fact>
      <Fact label={t('members')}>{current.members}</Fact>
      <Fact label={t('contribution')}>
        {formatNumber(current.contributionTotal)}{' '}
        <span className={styles.soft}>
          {t('todayOf', { number: formatNumber(current.contributionToday) })}
        </span>
      </Fact>
      <Fact label={t('oblations')}>{current.oblationsToday}</Fact>
      <Fact label={t('bossAttempts')}>{current.bossAttempts}</Fact>
    </Facts>
  );
}

/** The whole chat of the guild: a line by itself tells little. */
function GuildChat({ player, guildId }: { readonly player: PlayerKey; readonly guildId: number }) {
  const { t } = useTranslation('player');
  const { may } = usePlayerActions();
  const { t: tg } = useTranslation('guilds');
  const chat = useInfiniteQuery(playerGuildChatQuery(player));
  return (
    <SectionTable
      title={t('guildChat')}
      query={chat}
      keyOf={(row) => row.messageId}
      empty={t('empty.guildChat')}
      columns={[
        { key: 'when', label: t('when'), cell: ({ at }) => <DateTimeText value={at} /> },
        {
          key: 'author',
          label: tg('author'),
          cell: ({ author }) => <PlayerLink serverId={player.serverId} player={author} />,
        },
        {
          key: 'text',
          label: t('message'),
          cell: ({ text, hiddenAt }) => (
            <>
              {text} {hiddenAt === null ? null : <Tag tone="orange">{t('hidden')}</Tag>}
            </>
          ),
        },
        // The actions of the page are on its player.
        ...(may('hide_message')
          ? [
              {
                key: 'action',
                label: t('action'),
                cell: ({ author, ...message }: ChatMessage) =>
                  author.accountId === player.accountId ? (
                    <HideMessage guildId={guildId} message={message} />
                  ) : null,
              },
            ]
          : []),
      ]}
    />
  );
}

type HideMessageProps = {
  readonly guildId: number;
  readonly message: Pick<PlayerGuild['messages'][number], 'messageId' | 'text' | 'hiddenAt'>;
};

/** Hides a message from the guild, or shows it again. */
function HideMessage({ guildId, message: { messageId, text, hiddenAt } }: HideMessageProps) {
  return (
    <RowAction
      kind={hiddenAt === null ? 'hide_message' : 'show_message'}
      preset={{ guild_id: guildId, message_id: messageId }}
      of={text}
    />
  );
}

function History({ history }: Pick<PlayerGuild, 'history'>) {
  const { t } = useTranslation('player');
  return (
    <Card flush title={t('guildHistory')}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">{t('when')}</th>
            <th scope="col">{t('change')}</th>
            <th scope="col">{t('guild')}</th>
            <th scope="col">{t('byPlayer')}</th>
          </tr>
        </thead>
        <tbody>
          {history.map(({ guildId, name, change, at, byAccountId, byStaff }) => (
            <tr key={`${at} ${guildId} ${change}`}>
              <td>
                <DateTimeText value={at} />
              </td>
              <td>
                <WordTag of={guildChange} value={change} />
              </td>
              <td>
                {name} <IdText>{guildId}</IdText>
              </td>
              <td>
                {byAccountId === null ? byStaff ? t('byStaff') : <Dash /> : <IdText>{byAccountId}</IdText>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function Messages({ messages }: Pick<PlayerGuild, 'messages'>) {
  const { t } = useTranslation('player');
  const { may } = usePlayerActions();
  const mayAct = may('hide_message');
  return (
    <Card flush title={t('guildMessages')}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">{t('when')}</th>
            <th scope="col">{t('message')}</th>
            {mayAct ? <th scope="col">{t('action')}</th> : null}
          </tr>
        </thead>
        <tbody>
          {messages.map(({ guildId, messageId, text, at, hiddenAt }) => (
            <tr key={messageId}>
              <td className={styles.time}>
                <DateTimeText value={at} />
              </td>
              <td>
                {text} {hiddenAt === null ? null : <Tag tone="orange">{t('hidden')}</Tag>}
              </td>
              {mayAct ? (
                <td>
                  <HideMessage guildId={guildId} message={{ messageId, text, hiddenAt }} />
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
