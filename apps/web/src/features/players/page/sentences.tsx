import { battleResult } from '@quartermaster/domain/enums/battle-result';
import { drawKind } from '@quartermaster/domain/enums/draw-kind';
import { guildChange } from '@quartermaster/domain/enums/guild-change';
import { loginResult } from '@quartermaster/domain/enums/login-result';
import { orderState } from '@quartermaster/domain/enums/order-state';
import { playerMailState } from '@quartermaster/domain/enums/player-mail-state';
import { sanctionKind } from '@quartermaster/domain/enums/sanction-kind';
import { useTranslation } from 'react-i18next';
import type {
  BattleRow,
  DrawRow,
  GuildHistoryRow,
  LedgerRow,
  LoginRow,
  MailRow,
  NoteRow,
  PurchaseRow,
  SanctionRow,
  StaffAction,
} from '../../../api/player.ts';
import { countryName, formatNumber } from '../../../i18n/format.ts';
import { DateTimeText } from '../../../ui/text/date-time-text.tsx';
import { IdText } from '../../../ui/text/id-text.tsx';
import { WordTag, wordOf } from '../../../ui/text/word-tag.tsx';
import { money } from '../money.ts';
import { useDuration } from '../use-duration.ts';
import { BattleName, Flags } from './battles-section.tsx';
import { DrawPrizes } from './draw-prizes.tsx';
import { mailTitle } from './mail-title.ts';
import { AssetDelta, Assets, RecordName } from './names.tsx';
import styles from './page.module.css';
import { ActionName } from './staff-actions-section.tsx';

export function LoginSentence({ row }: { readonly row: LoginRow }) {
  const duration = useDuration();
  return (
    <>
      <WordTag of={loginResult} value={row.result} /> {row.deviceModel}{' '}
      <span className={styles.soft}>
        {row.os} · <IdText>{row.ip}</IdText> {countryName(row.country)} · {duration(row.onlineSec)}
      </span>
    </>
  );
}

export function PurchaseSentence({ row }: { readonly row: PurchaseRow }) {
  return (
    <>
      <WordTag of={orderState} value={row.state} /> {money(row.currency, row.amount)} ·{' '}
      <RecordName module={row.productModule} id={row.productId} />{' '}
      <span className={styles.soft}>
        <IdText>{row.orderId}</IdText>
      </span>
    </>
  );
}

export function DrawSentence({ row }: { readonly row: DrawRow }) {
  return (
    <>
      <RecordName module="gachapon-setting" id={row.gachaponId} />{' '}
      <span className={styles.soft}>
        {wordOf(drawKind, row.kind)} · {row.counterBefore} → {row.counterAfter}
      </span>
      <DrawPrizes draw={row} odds={null} />
    </>
  );
}

export function BattleSentence({ row }: { readonly row: BattleRow }) {
  return (
    <>
      <WordTag of={battleResult} value={row.result} /> <BattleName row={row} />{' '}
      {row.flags.length > 0 ? <Flags flags={row.flags} /> : null}
    </>
  );
}

export function MailSentence({ row }: { readonly row: MailRow }) {
  return (
    <>
      <WordTag of={playerMailState} value={row.state} /> {mailTitle(row)}
      {row.rewards.length > 0 ? (
        <>
          {' '}
          · <Assets list={row.rewards} />
        </>
      ) : null}
    </>
  );
}

export function GuildSentence({ row }: { readonly row: GuildHistoryRow }) {
  const { t } = useTranslation('player');
  return (
    <>
      <WordTag of={guildChange} value={row.change} /> {row.name} <IdText>{row.guildId}</IdText>{' '}
      {row.byStaff ? <span className={styles.soft}>{t('byStaff')}</span> : null}
    </>
  );
}

export function SanctionSentence({ row }: { readonly row: SanctionRow }) {
  const { t } = useTranslation('player');
  const { t: tc } = useTranslation();
  return (
    <>
      <WordTag of={sanctionKind} value={row.kind} /> {tc('quoted', { text: row.reasonText })}{' '}
      <span className={styles.soft}>
        {row.endsAt === null ? t('forGood') : <DateTimeText value={row.endsAt} />}
      </span>
    </>
  );
}

export function NoteSentence({ row }: { readonly row: NoteRow }) {
  return <span className={styles.noteText}>{row.text}</span>;
}

export function LedgerSentence({ row }: { readonly row: LedgerRow }) {
  return (
    <>
      <AssetDelta kind={row.assetKind} id={row.configId} delta={row.delta} />{' '}
      <span className={styles.soft}>= {formatNumber(row.balanceAfter)}</span>
    </>
  );
}

export function StaffSentence({ row }: { readonly row: StaffAction }) {
  const { t } = useTranslation('player');
  return (
    <>
      {row.staffName ?? t('nobody')} · <ActionName row={row} />{' '}
      <span className={styles.soft}>{row.refusal ?? row.reason}</span>
    </>
  );
}
