import { commandAction, isCommandKind } from '@quartermaster/domain/actions/commands';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Approval } from '../../../api/approvals.ts';
import { actionText } from '../../../engine/actions/action-words.ts';
import { isFileRequest, onlyPermits } from './only-permits.ts';
import { playerPlace } from './request-about.tsx';

type RequestNoticeProps = {
  readonly approval: Approval;
  /** Names of players by `server:account`. */
  readonly players: Readonly<Record<string, string>>;
};

/** What the approver has to know before: the warning that the requester read, or that nothing runs. */
export function RequestNotice({ approval, players }: RequestNoticeProps) {
  const { t } = useTranslation('approvals');
  const { kind, state } = approval;
  if (state !== 'waiting') return null;
  if (onlyPermits(kind))
    return <Alert type="info" showIcon title={t(isFileRequest(kind) ? 'permitsFile' : 'permitsSave')} />;
  if (!isCommandKind(kind)) return null;
  const { warning } = commandAction(kind);
  const place = playerPlace(approval) ?? '';
  const text = warning && actionText({ help: null, warning }, players[place] ?? place);
  return text === null ? null : <Alert type="warning" showIcon title={text} />;
}
