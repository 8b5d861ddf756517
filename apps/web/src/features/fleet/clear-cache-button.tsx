import { clearGameCache } from '@quartermaster/domain/actions/staff/game-server';
import { useMutation } from '@tanstack/react-query';
import { App, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import { clearGameCache as sendClear } from '../../api/clear-game-cache.ts';
import { actionTitle } from '../../engine/actions/action-words.ts';
import { useActionsAt } from '../../engine/actions/use-actions-at.ts';
import { useBranch } from '../../engine/use-branch.ts';
import { useConfirm } from '../../ui/overlay/use-confirm.ts';

/** Says whom it concerns, then asks the game servers to forget what they prepared. */
export function ClearCacheButton({ connected }: { readonly connected: number }) {
  const { t } = useTranslation('fleet');
  const { message } = App.useApp();
  const confirm = useConfirm();
  const { environment, details } = useBranch();
  const clearing = useMutation({
    mutationFn: () => sendClear(environment),
    onSuccess: ({ notified }) => void message.success(t('cacheCleared', { count: notified })),
    onError: (error) => void message.error(errorMessage(error)),
  });
  const handleClear = async () => {
    const isAgreed = await confirm({
      title: actionTitle(clearGameCache),
      content: t('cacheAsk', { count: connected, place: details.name }),
      okText: actionTitle(clearGameCache),
    });
    if (isAgreed) clearing.mutate();
  };
  useActionsAt('fleet', details.name, {
    'game.clear_cache': connected === 0 ? null : () => void handleClear(),
  });
  return (
    <Button disabled={connected === 0} loading={clearing.isPending} onClick={() => void handleClear()}>
      {actionTitle(clearGameCache)}
    </Button>
  );
}
