import type { GuildActionAt } from '@quartermaster/domain/actions/guild/index';
import { guildChange } from '@quartermaster/domain/enums/guild-change';
import { guildPosition } from '@quartermaster/domain/enums/guild-position';
import { guildState } from '@quartermaster/domain/enums/guild-state';
import { userStatus } from '@quartermaster/domain/enums/user-status';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import {
  guildHistoryQuery,
  guildMembersQuery,
  type GuildDetail,
  type GuildKey,
  type GuildLogRow,
  type GuildMember,
} from '../../../api/guilds.ts';
import { playerServersQuery } from '../../../api/players.ts';
import { PlaceTag } from '../../../engine/place-tag.tsx';
import { useBranch } from '../../../engine/use-branch.ts';
import { ReferenceTag } from '../../../fields/reference/reference-tag.tsx';
import { formatNumber } from '../../../i18n/format.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { DateTimeText } from '../../../ui/text/date-time-text.tsx';
import { Fact, Facts } from '../../../ui/layout/facts.tsx';
import { IdText } from '../../../ui/text/id-text.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { WordTag } from '../../../ui/text/word-tag.tsx';
import { ActionOutcome } from '../commands/action-outcome.tsx';
import { CommandsCard } from '../commands/commands-card.tsx';
import { RowAction } from '../commands/row-action.tsx';
import page from '../page/page.module.css';
import { SectionTable, type Column } from '../page/section-table.tsx';
import { ServerName } from '../server-name.tsx';
import { GuildActionsMenu, GuildActionsProvider } from './guild-actions.tsx';
import { onServer, PlayerLink } from './guild-links.tsx';
import { GuildPage } from './guild-page.tsx';
import { useGuildKey } from './use-guild-key.ts';

/** What staff do to one member. */
const MEMBER_ACTIONS = Object.keys({
  change_leader: true,
  kick_member: true,
} satisfies Readonly<Record<GuildActionAt<'guild_members'>, true>>) as GuildActionAt<'guild_members'>[];

/** One guild: what it is, who is in it, what staff did to it, who came and went. */
export function GuildScreen() {
  const guild = useGuildKey();
  return (
    <GuildPage guild={guild}>
      {(detail) => (
        <GuildActionsProvider guild={guild} detail={detail}>
          <div className={page.column}>
            <div>
              <Head guild={guild} detail={detail} />
              <ActionOutcome />
              <Card>
                <GuildFacts detail={detail} />
              </Card>
            </div>
            <Members guild={guild} />
            <CommandsCard />
            <Log guild={guild} />
          </div>
        </GuildActionsProvider>
      )}
    </GuildPage>
  );
}

function Head({ guild, detail }: { readonly guild: GuildKey; readonly detail: GuildDetail }) {
  const { t } = useTranslation('guilds');
  const { details } = useBranch();
  return (
    <PageHead
      breadcrumb={[
        <Link key="list" to="/guild">
          {t('title')}
        </Link>,
      ]}
      title={detail.name}
      meta={
        <>
          <PlaceTag environment={details} />
          {detail.state === 'active' ? null : <WordTag of={guildState} value={detail.state} />}
        </>
      }
      actions={
        <>
          <Link to="/guild/chat/$id" params={{ id: String(guild.guildId) }} search={onServer(guild.serverId)}>
            <Button tabIndex={-1}>{t('readChat')}</Button>
          </Link>
          <GuildActionsMenu detail={detail} />
        </>
      }
    />
  );
}

function GuildFacts({ detail }: { readonly detail: GuildDetail }) {
  const { t } = useTranslation('guilds');
  const { environment } = useBranch();
  const { data: servers = [] } = useQuery(playerServersQuery(environment));
  const { serverId, leader, contributionTotal, contributionToday, messages, hiddenMessages } = detail;
  return (
    <Facts>
      <Fact label={t('guild')}>
        {detail.name} <IdText>{detail.guildId}</IdText>
      </Fact>
      <Fact label={t('server')}>
        <ServerName id={serverId} servers={servers} />
      </Fact>
      <Fact label={t('level')}>{detail.level}</Fact>
      <Fact label={t('members')}>
        {detail.members}{' '}
        {detail.memberLimit === null ? null : (
          <span className={page.soft}>{t('memberLimit', { number: formatNumber(detail.memberLimit) })}</span>
        )}
      </Fact>
      <Fact label={t('leader')}>
        {leader === null ? t('noLeader') : <PlayerLink serverId={serverId} player={leader} />}
      </Fact>
      <Fact label={t('contribution')}>
        {formatNumber(contributionTotal)}{' '}
        <span className={page.soft}>
          {t('contributionToday')} {formatNumber(contributionToday)}
        </span>
      </Fact>
      <Fact label={t('oblations')}>{formatNumber(detail.oblationsToday)}</Fact>
      <Fact label={t('bossAttempts')}>{formatNumber(detail.bossAttempts)}</Fact>
      {detail.boss === null ? null : (
        <Fact label={t('bossProgress')}>
          {t('bossLap', { lap: formatNumber(detail.boss.lap) })}{' '}
          <ReferenceTag module="guild-boss-setting" id={String(detail.boss.bossId)} />
        </Fact>
      )}
      <Fact label={t('messages')}>
        {formatNumber(messages)}{' '}
        {hiddenMessages === 0 ? null : (
          <span className={page.soft}>{t('messagesHidden', { number: formatNumber(hiddenMessages) })}</span>
        )}
      </Fact>
      <Fact label={t('founded')}>
        <DateTimeText value={detail.createdAt} />
      </Fact>
      {detail.notice === '' ? null : <Fact label={t('notice')}>{detail.notice}</Fact>}
    </Facts>
  );
}

type PartProps = { readonly guild: GuildKey };

function Members({ guild }: PartProps) {
  const { t } = useTranslation('guilds');
  const columns: readonly Column<GuildMember>[] = [
    {
      key: 'player',
      label: t('player'),
      cell: (row) => (
        <span className={page.copied}>
          <PlayerLink serverId={guild.serverId} player={row} />
          {row.status === 'active' ? null : <WordTag of={userStatus} value={row.status} />}
        </span>
      ),
    },
    {
      key: 'position',
      label: t('position'),
      cell: ({ position }) => <WordTag of={guildPosition} value={position} />,
    },
    { key: 'level', label: t('level'), isNumber: true, cell: ({ level }) => level },
    {
      key: 'contribution',
      label: t('contribution'),
      isNumber: true,
      cell: (row) => (
        <>
          {formatNumber(row.contributionTotal)}{' '}
          <span className={page.soft}>
            {t('contributionToday')} {formatNumber(row.contributionToday)}
          </span>
        </>
      ),
    },
    { key: 'oblations', label: t('oblations'), isNumber: true, cell: (row) => row.oblationsToday },
    { key: 'boss', label: t('bossAttempts'), isNumber: true, cell: (row) => row.bossAttempts },
    { key: 'joined', label: t('joined'), cell: ({ joinedAt }) => <DateTimeText value={joinedAt} /> },
    { key: 'seen', label: t('lastLogin'), cell: (row) => <DateTimeText value={row.lastLoginAt} /> },
    { key: 'acting', label: t('acting'), cell: (row) => <MemberActions row={row} /> },
  ];
  return (
    <SectionTable
      title={t('members')}
      query={useInfiniteQuery(guildMembersQuery(guild))}
      columns={columns}
      keyOf={({ accountId }) => accountId}
      empty={t('emptyMembers')}
    />
  );
}

/** Neither is offered for the leader: a guild keeps one. */
function MemberActions({ row: { accountId, name, position } }: { readonly row: GuildMember }) {
  if (position === 'leader') return null;
  const preset = { account_id: accountId };
  return (
    <span className={page.rowActions}>
      {MEMBER_ACTIONS.map((kind) => (
        <RowAction key={kind} kind={kind} preset={preset} of={name} />
      ))}
    </span>
  );
}

function Log({ guild }: PartProps) {
  const { t } = useTranslation('guilds');
  const columns: readonly Column<GuildLogRow>[] = [
    { key: 'when', label: t('when'), cell: ({ at }) => <DateTimeText value={at} /> },
    { key: 'change', label: t('change'), cell: ({ change }) => <WordTag of={guildChange} value={change} /> },
    {
      key: 'player',
      label: t('player'),
      cell: ({ player }) => <PlayerLink serverId={guild.serverId} player={player} />,
    },
    {
      key: 'by',
      label: t('by'),
      cell: ({ by, byStaff }) =>
        by === null ? (
          <span className={page.soft}>{t(byStaff ? 'staff' : 'itself')}</span>
        ) : (
          <PlayerLink serverId={guild.serverId} player={by} />
        ),
    },
  ];
  return (
    <SectionTable
      title={t('log')}
      query={useInfiniteQuery(guildHistoryQuery(guild))}
      columns={columns}
      keyOf={({ id }) => id}
      empty={t('emptyLog')}
    />
  );
}
