import { walletKind } from '@quartermaster/domain/enums/wallet-kind';
import { userStatus } from '@quartermaster/domain/enums/user-status';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayerSummary } from '../../../api/player.ts';
import { playerServersQuery } from '../../../api/players.ts';
import { PlaceTag } from '../../../engine/place-tag.tsx';
import { useBranch } from '../../../engine/use-branch.ts';
import { formatNumber, formatShortDay, wallTime } from '../../../i18n/format.ts';
import { readLanguage } from '../../../i18n/language.ts';
import { readZone, zoneCity, zoneLabel } from '../../../i18n/zone.ts';
import { AgoText } from '../../../ui/text/ago-text.tsx';
import { CopyButton } from '../../../ui/text/copy-button.tsx';
import { Dash } from '../../../ui/text/dash.tsx';
import { DateTimeText } from '../../../ui/text/date-time-text.tsx';
import { IdText } from '../../../ui/text/id-text.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { Tag } from '../../../ui/text/tag.tsx';
import { WordTag } from '../../../ui/text/word-tag.tsx';
import { PlayerActionsMenu } from '../commands/player-actions-menu.tsx';
import { ExportPlayerButton } from '../transfer/export-player-button.tsx';
import { restingServer } from '../resting-server.ts';
import { serverTitle } from '../server-name.tsx';
import { ServerStateTag } from '../server-state-tag.tsx';
import styles from './player-head.module.css';

type PlayerHeadProps = { readonly summary: PlayerSummary };

/** Who this is, in which environment and on which server, so that one copy of a player is never taken for another. */
export function PlayerHead({ summary }: PlayerHeadProps) {
  const { player } = summary;
  const { t } = useTranslation('player');
  const { t: tp } = useTranslation('players');
  const { details, environment } = useBranch();
  const { serverId, accountId } = player;
  return (
    <>
      <PageHead
        breadcrumb={[
          <Link key="control" to="/user-control" search={{ server: String(player.serverId) }}>
            {tp('controlTitle')}
          </Link>,
        ]}
        title={player.name}
        actions={
          <>
            <ExportPlayerButton player={{ environment, serverId, accountId }} />
            <PlayerActionsMenu />
          </>
        }
        meta={
          <>
            <WordTag of={userStatus} value={player.status} />
            {player.isOnline ? (
              <Tag tone="green" glyph="●">
                {tp('online')}
              </Tag>
            ) : null}
            {player.superAccount ? <Tag tone="purple">{t('superAccount')}</Tag> : null}
            <PlaceTag environment={details} />
            <FormerNames names={player.formerNames} />
          </>
        }
      />
      <IdentityStrip summary={summary} />
    </>
  );
}

/** The name before, which tickets may still use; the ones before that on hover. */
function FormerNames({ names }: { readonly names: PlayerSummary['player']['formerNames'] }) {
  const { t } = useTranslation('players');
  const texts = names.map(({ name, until }) => t('wasUntil', { name, day: formatShortDay(until) }));
  const [latest] = texts;
  if (latest === undefined) return null;
  return (
    <span className={styles.former} title={texts.join('\n')}>
      {latest}
      {texts.length > 1 ? ` +${texts.length - 1}` : ''}
    </span>
  );
}

function IdentityStrip({ summary }: PlayerHeadProps) {
  const { player, balances } = summary;
  const { t } = useTranslation('player');
  const { t: tp } = useTranslation('players');
  const { environment } = useBranch();
  const { data: servers = [] } = useQuery(playerServersQuery(environment));
  const resting = restingServer(servers, player.serverId);
  return (
    <dl className={styles.strip}>
      <Known label={tp('server')}>
        <IdText>{player.serverId}</IdText> {serverTitle(player.serverId, servers)}
        {resting === null ? null : <ServerStateTag state={resting.state} />}
      </Known>
      <Known label={tp('accountId')}>
        <IdText>{player.accountId}</IdText>
        <CopyButton text={String(player.accountId)} label={tp('accountId')} />
      </Known>
      <Known label={t('playerId')}>
        <IdText>{player.playerId}</IdText>
        <CopyButton text={player.playerId} label={t('playerId')} />
      </Known>
      <Known label={tp('level')}>{player.level}</Known>
      <Known label={tp('vip')}>{player.vipLevel}</Known>
      <Known label={tp('guild')}>
        {player.guild === null ? (
          <Dash />
        ) : (
          <Link to="." search={{ section: 'guild' }}>
            {player.guild.name}
          </Link>
        )}
      </Known>
      <Known label={tp('lastLogin')}>
        <DateTimeText value={player.lastLoginAt} /> <AgoText value={player.lastLoginAt} />
      </Known>
      <Known label={t('timesIn')}>{zoneLabel(readZone())}</Known>
      <Known label={t('localTime')}>
        <LocalTime zone={player.timeZone} />
      </Known>
      {walletKind.values.map(({ value, label }) => {
        const balance = balances.find(({ assetKind }) => assetKind === value)?.balance ?? 0;
        return balance === 0 ? null : (
          <Known key={value} label={label[readLanguage()]}>
            {formatNumber(balance)}
          </Known>
        );
      })}
    </dl>
  );
}

const MINUTE_MS = 60_000;

/** What the clock says where the player is. */
function LocalTime({ zone }: { readonly zone: string }) {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <span title={zoneLabel(zone, now)}>
      {wallTime(now, zone).slice('YYYY-MM-DD '.length, 'YYYY-MM-DD HH:mm'.length)} {zoneCity(zone)}
    </span>
  );
}

type KnownProps = { readonly label: string; readonly children: ReactNode };

function Known({ label, children }: KnownProps) {
  return (
    <div className={styles.known}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
