import { PlayCircleOutlined, StopOutlined, ThunderboltOutlined } from '@ant-design/icons';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { App, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import {
  batchKey,
  generateCodes,
  type BatchKey,
  type BatchSwitch,
  type RedemptionBatch,
} from '../../api/redemption-codes.ts';
import { useBranch } from '../../engine/use-branch.ts';
import { useConfirmWrite } from '../../engine/record/use-confirm-write.tsx';
import { SwitchDialog } from './switch-dialog.tsx';

type BatchActionsProps = { readonly id: BatchKey; readonly batch: RedemptionBatch };

/** The one thing that can be done with a batch as it stands. */
export function BatchActions({ id, batch }: BatchActionsProps) {
  const { t } = useTranslation('codes');
  const [verb, setVerb] = useState<BatchSwitch | null>(null);
  const dialog =
    verb === null ? null : (
      <SwitchDialog batch={id} name={batch.name} verb={verb} onClose={() => setVerb(null)} />
    );
  if (batch.state === 'waiting') return <GenerateButton id={id} batch={batch} />;
  return (
    <>
      {batch.state === 'open' ? (
        <Button danger icon={<StopOutlined aria-hidden />} onClick={() => setVerb('stop')}>
          {t('stop')}
        </Button>
      ) : null}
      {batch.state === 'stopped' ? (
        <Button icon={<PlayCircleOutlined aria-hidden />} onClick={() => setVerb('reopen')}>
          {t('reopen')}
        </Button>
      ) : null}
      {dialog}
    </>
  );
}

function GenerateButton({ id, batch }: BatchActionsProps) {
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
  const ask = async () => {
    const answer = await confirmWrite({ title: t('generate'), text, action: t('generate') });
    if (answer !== null) generating.mutate(answer);
  };
  return (
    <Button
      type="primary"
      icon={<ThunderboltOutlined aria-hidden />}
      loading={generating.isPending}
      onClick={() => void ask()}
    >
      {t('generate')}
    </Button>
  );
}
