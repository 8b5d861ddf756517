import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { commandsQuery } from '../../../api/player-commands.ts';
import { useApprover } from '../../../engine/access/use-approver.ts';
import { DateTimeText } from '../../../ui/text/date-time-text.tsx';
import { formatDateTime } from '../../../i18n/format.ts';
import { ShortChange } from './command-change.tsx';
import styles from './commands.module.css';
import { useKindName } from './command-words.ts';
import { useCommandActions, type Outcome } from './command-actions.ts';

/** What came of the last action, until it is put away; it does not go by itself, for it offers the way back. */
export function ActionOutcome() {
  const { outcome, settle } = useCommandActions();
  return (
    <div role="status" className={styles.outcome}>
      {outcome === null ? null : <OutcomeAlert outcome={outcome} onClose={() => settle(null)} />}
    </div>
  );
}

type OutcomeAlertProps = { readonly outcome: Outcome; readonly onClose: () => void };

function OutcomeAlert({ outcome, onClose }: OutcomeAlertProps) {
  const { t } = useTranslation('commands');
  const { t: tc } = useTranslation();
  const { undo } = useCommandActions();
  const kindName = useKindName();
  const approver = useApprover();
  const what = kindName(outcome.kind);
  const closable = { onClose, 'aria-label': tc('close') };
  if (outcome.type === 'waiting')
    return (
      <Alert
        type="info"
        showIcon
        closable={closable}
        title={t('approvalTitle', { what })}
        action={<ApprovalLink approvalId={outcome.approvalId} />}
        description={t(outcome.isBeyond ? `approvalText.${approver}` : 'askedText', {
          when: formatDateTime(outcome.expiresAt),
        })}
      />
    );
  const { undo: undoable, unheard, lines } = outcome;
  return (
    <Alert
      type={unheard === null ? 'success' : 'warning'}
      showIcon
      closable={closable}
      title={unheard === null ? t('done', { what }) : t('unheard', { what })}
      description={
        <>
          <ShortChange lines={lines} />
          {unheard === null ? null : <p>{unheard}</p>}
        </>
      }
      action={
        undoable === null ? null : (
          <Button size="small" onClick={() => undo(undoable)}>
            {tc('undo')}
          </Button>
        )
      }
    />
  );
}

/** The request with its state, to follow or withdraw it. */
function ApprovalLink({ approvalId }: { readonly approvalId: string }) {
  const { t } = useTranslation('commands');
  return (
    <Link to="/approvals" search={{ approval: approvalId }}>
      {t('seeRequest')}
    </Link>
  );
}

/** Says before anything else that the player is about to be deleted, and offers to stop it. */
export function PendingDeletion() {
  const { t } = useTranslation('commands');
  const { target, mayUndo, undo } = useCommandActions();
  const { data: commands = [] } = useQuery(commandsQuery(target));
  const deletion = commands.find(({ kind, canUndo }) => kind === 'delete' && canUndo);
  if (deletion === undefined || deletion.dueAt === null) return null;
  return (
    <Alert
      className={styles.outcome ?? ''}
      type="error"
      showIcon
      title={
        <>
          {t('pendingDeletion')} <DateTimeText value={deletion.dueAt} />
        </>
      }
      description={deletion.reason}
      action={
        mayUndo('delete') ? (
          <Button size="small" onClick={() => undo(deletion)}>
            {t('cancelDeletion')}
          </Button>
        ) : null
      }
    />
  );
}
