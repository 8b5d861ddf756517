import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { App, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import { endSessions, sessionsQuery, type Session, type SessionOwner } from '../../api/sessions.ts';
import { useConfirm } from '../../ui/overlay/use-confirm.ts';
import { AgoText } from '../../ui/text/ago-text.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { DateTimeText } from '../../ui/text/date-time-text.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx';
import { Tag } from '../../ui/text/tag.tsx';
import { browserName } from './browser-name.ts';
import styles from './sessions-card.module.css';
import page from './users.module.css';

type SessionsCardProps = {
  readonly owner: SessionOwner;
  /** The name of another person, for the confirmation before all of their sessions end. */
  readonly name?: string;
};

/** The sessions of a person, with buttons to end them. */
export function SessionsCard({ owner, name }: SessionsCardProps) {
  const { t } = useTranslation('users');
  const sessions = useQuery(sessionsQuery(owner));
  const ending = useEndSessions(owner, name);
  const list = sessions.data ?? [];
  const others = list.filter(({ isCurrent }) => !isCurrent);
  const endAll =
    others.length > 0 && list.length > 1 ? (
      <Button size="small" loading={ending.pendingId === null} onClick={() => void ending.endAll()}>
        {name === undefined ? t('endOtherSessions') : t('endAllSessions')}
      </Button>
    ) : null;
  return (
    <Card title={t('sessions')} aside={endAll}>
      <p className={page.help}>{name === undefined ? t('sessionsHelp') : t('sessionsHelpAdmin')}</p>
      {sessions.isPending ? <SkeletonRows rows={2} columns={2} /> : null}
      {sessions.error && !sessions.data ? (
        <ErrorPanel error={sessions.error} onRetry={() => void sessions.refetch()} />
      ) : null}
      {sessions.data?.length === 0 ? <p className={page.away}>{t('noSessions')}</p> : null}
      {list.length === 0 ? null : (
        <ul className={styles.list}>
          {list.map((session) => (
            <SessionLine
              key={session.id}
              session={session}
              isEnding={ending.pendingId === session.id}
              onEnd={() => ending.end(session)}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}

type SessionLineProps = {
  readonly session: Session;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
};

function SessionLine({ session, isEnding, onEnd }: SessionLineProps) {
  const { t } = useTranslation('users');
  const { t: tc } = useTranslation();
  const { isCurrent, ip, userAgent, createdAt, lastUsedAt } = session;
  const name = browserName(userAgent) ?? t('unknownBrowser');
  return (
    <li className={styles.line}>
      <div className={styles.about}>
        <span className={styles.name}>
          {name}
          {isCurrent ? <Tag tone="blue">{t('thisSession')}</Tag> : null}
        </span>
        <dl className={styles.facts}>
          <div>
            <dt>{t('sessionAddress')}</dt>
            <dd>{ip ?? '–'}</dd>
          </div>
          <div>
            <dt>{t('sessionSince')}</dt>
            <dd>
              <DateTimeText value={createdAt} />
            </dd>
          </div>
          <div>
            <dt>{t('sessionLastUse')}</dt>
            <dd>
              <AgoText value={lastUsedAt} />
            </dd>
          </div>
        </dl>
      </div>
      {isCurrent ? null : (
        <Button
          size="small"
          loading={isEnding}
          aria-label={tc('labelled', { label: t('endSession'), text: name })}
          onClick={onEnd}
        >
          {t('endSession')}
        </Button>
      )}
    </li>
  );
}

function useEndSessions(owner: SessionOwner, name: string | undefined) {
  const { t } = useTranslation('users');
  const { message } = App.useApp();
  const confirm = useConfirm();
  const queryClient = useQueryClient();
  const ending = useMutation({
    mutationFn: (id: string | null) => endSessions(owner, id),
    onSuccess: ({ ended: count }) => void message.success(t('sessionsEnded', { count })),
    onError: (error) => void message.error(errorMessage(error)),
    onSettled: () => queryClient.invalidateQueries(sessionsQuery(owner)),
  });
  const endAll = async () => {
    const isAgreed = await confirm({
      title: name === undefined ? t('endOtherSessionsAsk') : t('endAllSessionsAsk', { name }),
      content: t('endSessionsText'),
      okText: name === undefined ? t('endOtherSessions') : t('endAllSessions'),
      okButtonProps: { danger: true },
    });
    if (isAgreed) ending.mutate(null);
  };
  return {
    /** The session that is being ended; null: all of them. */
    pendingId: ending.isPending ? ending.variables : undefined,
    end: ({ id }: Session) => ending.mutate(id),
    endAll,
  };
}
