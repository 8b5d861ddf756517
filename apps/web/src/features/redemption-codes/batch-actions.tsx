import { PlayCircleOutlined, StopOutlined, ThunderboltOutlined } from '@ant-design/icons';
import { isPossible } from '@quartermaster/domain/actions/action-list';
import {
  BATCH_ACTIONS,
  batchAction,
  type BatchActionKind,
} from '@quartermaster/domain/actions/redemption/index';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { App, Button } from 'antd';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import {
  batchKey,
  generateCodes,
  type BatchKey,
  type BatchSwitch,
  type RedemptionBatch,
} from '../../api/redemption-codes.ts';
import { actionVerb } from '../../engine/actions/action-words.ts';
import { useOfferActions } from '../../engine/page-actions.ts';
import { useBranch } from '../../engine/use-branch.ts';
import { useConfirmWrite } from '../../engine/record/use-confirm-write.tsx';
import { SwitchDialog } from './switch-dialog.tsx';

const ICONS: Readonly<Record<BatchActionKind, ReactNode>> = {
  generate: <ThunderboltOutlined aria-hidden />,
  stop: <StopOutlined aria-hidden />,
  reopen: <PlayCircleOutlined aria-hidden />,
};

type BatchActionsProps = { readonly id: BatchKey; readonly batch: RedemptionBatch };

/** What can be done with a batch in its state. */
export function BatchActions({ id, batch }: BatchActionsProps) {
  const [verb, setVerb] = useState<BatchSwitch | null>(null);
  const { ask, isPending } = useGenerate({ id, batch });
  const { name, state } = batch;
  const offered = useMemo(() => BATCH_ACTIONS.filter((action) => isPossible(action, state)), [state]);
  const press = useCallback(
    (kind: BatchActionKind) => (kind === 'generate' ? void ask() : setVerb(kind)),
    [ask],
  );
  const offer = useMemo(() => {
    const actions = offered.map(({ kind, title }) => ({
      key: kind,
      title,
      group: null,
      run: () => press(kind),
    }));
    return { about: name, actions };
  }, [offered, name, press]);
  useOfferActions(offer);
  return (
    <>
      {offered.map((action) => (
        <Button
          key={action.kind}
          type={action.kind === 'generate' ? 'primary' : 'default'}
          danger={action.isDangerous}
          icon={ICONS[action.kind]}
          loading={action.kind === 'generate' && isPending}
          onClick={() => press(action.kind)}
        >
          {actionVerb(action)}
        </Button>
      ))}
      {verb === null ? null : (
        <SwitchDialog batch={id} name={name} verb={verb} onClose={() => setVerb(null)} />
      )}
    </>
  );
}

/** Generates the codes, after asking: it happens once. */
function useGenerate({ id, batch }: BatchActionsProps) {
  const { t } = useTranslation('codes');
  const { message } = App.useApp();
  const { details, version } = useBranch();
  const confirmWrite = useConfirmWrite({ scope: 'environment' }, details, version);
  const queryClient = useQueryClient();
  const generating = useMutation({
    mutationFn: (answer: { readonly confirmation?: string }) => generateCodes(id, answer),
    onError: (error) => void message.error(errorMessage(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: batchKey(id) }),
  });
  const { name, quantity, sharedCode } = batch;
  const text =
    sharedCode === null
      ? t('generateAsk', { count: quantity, name })
      : t('generateAskShared', { code: sharedCode, count: quantity, name });
  const action = actionVerb(batchAction('generate'));
  const ask = async () => {
    const answer = await confirmWrite({ title: action, text, action });
    if (answer !== null) generating.mutate(answer);
  };
  return { ask, isPending: generating.isPending };
}
