import { DownloadOutlined } from '@ant-design/icons';
import { useMutation } from '@tanstack/react-query';
import { App, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import { exportPlayerLog, type LoggedPlayer, type LogNarrowing } from '../../api/logs.ts';
import { useBranch } from '../../engine/use-branch.ts';

type PlayerLogExportProps = { readonly player: LoggedPlayer; readonly narrowing: LogNarrowing };

/** The player's log as a file; the staff log keeps that it was taken. */
export function PlayerLogExport({ player, narrowing }: PlayerLogExportProps) {
  const { t } = useTranslation('logs');
  const { message } = App.useApp();
  const branch = useBranch();
  const { mutate, isPending } = useMutation({
    mutationFn: () => exportPlayerLog(branch, player, narrowing),
    onError: (error) => void message.error(errorMessage(error)),
  });
  return (
    <Button icon={<DownloadOutlined aria-hidden />} loading={isPending} onClick={() => mutate()}>
      {t('export')}
    </Button>
  );
}
