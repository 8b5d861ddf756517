import { PlusOutlined } from '@ant-design/icons';
import { createMachineToken, revokeMachineToken } from '@quartermaster/domain/actions/staff/game-server';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { App, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import {
  machineTokensQuery,
  revokeMachineToken as sendRevocation,
  type MachineToken,
} from '../../api/machine-tokens.ts';
import { actionField, actionText, actionTitle, actionVerb } from '../../engine/actions/action-words.ts';
import { useActionsAt } from '../../engine/actions/use-actions-at.ts';
import { useBranch } from '../../engine/use-branch.ts';
import { useConfirm } from '../../ui/overlay/use-confirm.ts';
import { AgoText } from '../../ui/text/ago-text.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { DateTimeText } from '../../ui/text/date-time-text.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import table from '../../ui/table/plain-table.module.css';
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx';
import { Tag } from '../../ui/text/tag.tsx';
import styles from './fleet.module.css';
import { TokenDialog } from './token-dialog.tsx';

/** Who may read this environment's releases; revoked tokens stay on record. */
export function TokensCard() {
  const { t } = useTranslation('fleet');
  const { environment, details } = useBranch();
  const tokens = useQuery(machineTokensQuery(environment));
  const [isCreating, setIsCreating] = useState(false);
  useActionsAt('machine_tokens', details.name, {
    'machine_token.create': () => setIsCreating(true),
    'machine_token.revoke': null,
  });
  const create = (
    <Button size="small" icon={<PlusOutlined aria-hidden />} onClick={() => setIsCreating(true)}>
      {actionTitle(createMachineToken)}
    </Button>
  );
  return (
    <Card flush title={t('tokens')} aside={create}>
      {tokens.error ? <ErrorPanel error={tokens.error} onRetry={() => void tokens.refetch()} /> : null}
      {tokens.isPending ? <SkeletonRows rows={2} columns={5} /> : null}
      {tokens.data && tokens.data.length > 0 ? <TokenTable tokens={tokens.data} /> : null}
      {tokens.data?.length === 0 ? <p className={styles.none}>{t('tokenEmpty')}</p> : null}
      {isCreating ? (
        <TokenDialog environment={environment} place={details.name} onClose={() => setIsCreating(false)} />
      ) : null}
    </Card>
  );
}

function TokenTable({ tokens }: { readonly tokens: readonly MachineToken[] }) {
  const { t } = useTranslation('fleet');
  return (
    <table className={table.table} data-stacked>
      <thead>
        <tr>
          <th scope="col">{actionField(createMachineToken, 'name').label}</th>
          <th scope="col">{t('created')}</th>
          <th scope="col">{t('lastUsed')}</th>
          <th scope="col">
            <span className="visually-hidden">{actionVerb(revokeMachineToken)}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {tokens.map((token) => (
          <TokenRow key={token.id} token={token} />
        ))}
      </tbody>
    </table>
  );
}

function TokenRow({ token }: { readonly token: MachineToken }) {
  const { t } = useTranslation('fleet');
  const { t: tc } = useTranslation();
  const revoking = useRevoke(token);
  const { name, createdAt, createdBy, lastUsedAt, revokedAt } = token;
  return (
    <tr className={revokedAt === null ? '' : (styles.revoked ?? '')}>
      <td data-first>{name}</td>
      <td data-label={t('created')}>
        <DateTimeText value={createdAt} /> {createdBy}
      </td>
      <td data-label={t('lastUsed')}>{lastUsedAt === null ? t('unused') : <AgoText value={lastUsedAt} />}</td>
      <td className={table.number}>
        {revokedAt === null ? (
          <Button
            size="small"
            loading={revoking.isPending}
            aria-label={tc('labelled', { label: actionVerb(revokeMachineToken), text: name })}
            onClick={() => void revoking.ask()}
          >
            {actionVerb(revokeMachineToken)}
          </Button>
        ) : (
          <>
            <Tag glyph="×">{t('tokenRevoked')}</Tag> <AgoText value={revokedAt} />
          </>
        )}
      </td>
    </tr>
  );
}

/** Asks, revokes, says so. */
function useRevoke({ id, name }: MachineToken) {
  const { t } = useTranslation('fleet');
  const { message } = App.useApp();
  const confirm = useConfirm();
  const { environment } = useBranch();
  const queryClient = useQueryClient();
  const revoking = useMutation({
    mutationFn: () => sendRevocation(environment, id),
    onSuccess: () => void message.success(t('tokenRevokedDone', { name })),
    onError: (error) => void message.error(errorMessage(error)),
    onSettled: () => queryClient.invalidateQueries(machineTokensQuery(environment)),
  });
  const ask = async () => {
    const isAgreed = await confirm({
      title: t('tokenRevokeAsk', { name }),
      content: actionText(revokeMachineToken, name),
      okText: actionVerb(revokeMachineToken),
      okButtonProps: { danger: revokeMachineToken.isDangerous },
    });
    if (isAgreed) revoking.mutate();
  };
  return { ask, isPending: revoking.isPending };
}
