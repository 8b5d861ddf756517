import { playerMailSource } from '@quartermaster/domain/enums/player-mail-source';
import { playerMailState } from '@quartermaster/domain/enums/player-mail-state';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { mailQuery, type MailRow, type PlayerKey } from '../../../api/player.ts';
import { titleText } from '../../../fields/reference/record-title.ts';
import { readTextLanguage } from '../../../i18n/language.ts';
import { DateTimeText } from '../../../ui/text/date-time-text.tsx';
import { WordTag, wordOf } from '../../../ui/text/word-tag.tsx';
import { canRecall } from '../commands/can-recall.ts';
import { usePlayerActions } from '../commands/player-actions.ts';
import { RowAction } from '../commands/row-action.tsx';
import { mailMoment } from './mail-moment.ts';
import { mailTitle } from './mail-title.ts';
import { Assets, StaffName } from './names.tsx';
import styles from './page.module.css';
import { SectionTable, type Column } from './section-table.tsx';

/** What a player was sent, and what became of it. */
export function MailSection({ player }: { readonly player: PlayerKey }) {
  const { t } = useTranslation('player');
  const mail = useInfiniteQuery(mailQuery(player));
  return (
    <SectionTable
      title={t('section.mail')}
      query={mail}
      columns={useMailColumns()}
      keyOf={(row) => row.mailId}
      empty={t('empty.mail')}
    />
  );
}

function useMailColumns(): readonly Column<MailRow>[] {
  const { t } = useTranslation('player');
  const { may } = usePlayerActions();
  return [
    { key: 'sent', label: t('sent'), cell: (row) => <Sent row={row} /> },
    { key: 'title', label: t('mailTitle'), cell: (row) => <MailText row={row} /> },
    { key: 'rewards', label: t('rewards'), cell: (row) => <Assets list={row.rewards} /> },
    { key: 'state', label: t('state'), cell: (row) => <State row={row} /> },
    ...(may('recall_mail') ? [{ key: 'actions', label: t('action'), cell: recallCell }] : []),
  ];
}

const recallCell = (row: MailRow) =>
  canRecall(row) ? (
    <RowAction kind="recall_mail" preset={{ mail_id: row.mailId }} of={mailTitle(row)} />
  ) : null;

/** When, and by whom or what. */
function Sent({ row: { sentAt, sourceModule, sentBy } }: { readonly row: MailRow }) {
  return (
    <span className={styles.stack}>
      <DateTimeText value={sentAt} />
      <span className={styles.soft}>
        {wordOf(playerMailSource, sourceModule)}
        {sentBy === null ? null : (
          <>
            {' '}
            · <StaffName id={sentBy} />
          </>
        )}
      </span>
    </span>
  );
}

/** What became of it, and when; of mail that can still be claimed, until when. */
function State({ row }: { readonly row: MailRow }) {
  const { t } = useTranslation('player');
  const moment = mailMoment(row);
  return (
    <span className={styles.stack}>
      <WordTag of={playerMailState} value={row.state} />
      {moment === null ? null : (
        <span className={styles.soft}>
          {moment.label === null ? null : t(moment.label)} <DateTimeText value={moment.at} />
        </span>
      )}
    </span>
  );
}

/** The title; the letter itself behind a press. */
function MailText({ row }: { readonly row: MailRow }) {
  const body = titleText(row.body, readTextLanguage());
  if (body === '') return mailTitle(row);
  return (
    <details className={styles.letter}>
      <summary>{mailTitle(row)}</summary>
      <p>{body}</p>
    </details>
  );
}
