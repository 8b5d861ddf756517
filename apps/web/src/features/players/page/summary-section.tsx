import { language } from '@quartermaster/domain/enums/language';
import { orderChannel } from '@quartermaster/domain/enums/order-channel';
import { platform } from '@quartermaster/domain/enums/platform';
import { useTranslation } from 'react-i18next';
import type { Player, PlayerKey, PlayerSummary } from '../../../api/player.ts';
import { countryName, formatNumber } from '../../../i18n/format.ts';
import { zoneCity } from '../../../i18n/zone.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Dash } from '../../../ui/text/dash.tsx';
import { DateTimeText } from '../../../ui/text/date-time-text.tsx';
import { Fact, Facts } from '../../../ui/layout/facts.tsx';
import { wordOf } from '../../../ui/text/word-tag.tsx';
import { dollars, money } from '../money.ts';
import { useDuration } from '../use-duration.ts';
import { FindingsCard } from './findings-card.tsx';
import { NamesContext, RecordName } from './names.tsx';
import { NotesSection } from './notes-section.tsx';
import styles from './page.module.css';
import { PersonalCard } from './personal-card.tsx';
import { RestingServerNotice } from './resting-server-notice.tsx';
import { SanctionsInForce } from './sanctions-in-force.tsx';

type SummaryProps = { readonly player: PlayerKey; readonly summary: PlayerSummary };

/** A player at a glance: who they are, how far they came, what they paid, what colleagues wrote. */
export function SummarySection({ player, summary }: SummaryProps) {
  return (
    <NamesContext value={summary}>
      <RestingServerNotice player={player} />
      <SanctionsInForce player={player} />
      <div className={styles.glance}>
        <div className={styles.column}>
          <FindingsCard player={player} />
          <AccountCard player={summary.player} />
          <ProgressCard player={summary.player} />
          <PaymentsCard player={summary.player} />
        </div>
        <div className={styles.column}>
          <PersonalCard player={player} summary={summary} />
          <NotesSection player={player} />
        </div>
      </div>
    </NamesContext>
  );
}

type CardProps = { readonly player: Player };

function AccountCard({ player }: CardProps) {
  const { t } = useTranslation('player');
  const duration = useDuration();
  return (
    <Card title={t('account')}>
      <Facts>
        <Fact label={t('created')}>
          <DateTimeText value={player.createdAt} />
        </Fact>
        <Fact label={t('lastLogin')}>
          <DateTimeText value={player.lastLoginAt} />
        </Fact>
        <Fact label={t('lastLogout')}>
          {player.lastLogoutAt === null ? <Dash /> : <DateTimeText value={player.lastLogoutAt} />}
        </Fact>
        <Fact label={t('loginDays')}>{formatNumber(player.loginDays)}</Fact>
        <Fact label={t('onlineTime')}>{duration(player.totalOnlineSec)}</Fact>
        <Fact label={t('languageZone')}>
          {wordOf(language, player.language)} · {zoneCity(player.timeZone)}
        </Fact>
        <Fact label={t('country')}>{countryName(player.country)}</Fact>
        <Fact label={t('platform')}>
          {wordOf(platform, player.platform)} · {wordOf(orderChannel, player.channel)}
        </Fact>
        <Fact label={t('appVersion')}>{player.appVersion}</Fact>
      </Facts>
    </Card>
  );
}

function ProgressCard({ player }: CardProps) {
  const { t } = useTranslation('player');
  return (
    <Card title={t('progress')}>
      <Facts>
        <Fact label={t('levelExp')}>
          {player.level} <span className={styles.soft}>· {formatNumber(player.exp)}</span>
        </Fact>
        <Fact label={t('vipPoints')}>
          {player.vipLevel} <span className={styles.soft}>· {formatNumber(player.vipPoints)}</span>
        </Fact>
        <Fact label={t('power')}>{formatNumber(player.power)}</Fact>
        <Fact label={t('chapter')}>{player.chapterProgress}</Fact>
        <Fact label={t('tutorial')}>{player.tutorialStep}</Fact>
        <Fact label={t('title')}>
          {player.titleId === null ? <Dash /> : <RecordName module="title-setting" id={player.titleId} />}
        </Fact>
        {player.towerProgress.map(({ towerId, floor }) => (
          <Fact key={towerId} label={t('tower')}>
            <RecordName module="pve-tower-setting" id={towerId} /> · {t('floor', { floor })}
          </Fact>
        ))}
      </Facts>
    </Card>
  );
}

/** What was paid, currency by currency: amounts of different money are never added. */
function PaymentsCard({ player }: CardProps) {
  const { t } = useTranslation('player');
  const hasPaid = player.topups.length > 0;
  return (
    <Card
      title={t('payments')}
      aside={hasPaid ? t('paymentsDollars', { amount: dollars(player.spentUsdCents) }) : null}
    >
      {!hasPaid ? <p className={styles.soft}>{t('paymentsNone')}</p> : null}
      <Facts>
        {player.topups.map(({ currency, amount, orders }) => (
          <Fact key={currency} label={t('orders', { count: orders })}>
            {money(currency, amount)}
          </Fact>
        ))}
      </Facts>
    </Card>
  );
}
