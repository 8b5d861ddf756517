import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { askForPlayerLog, exportPlayerLog, type LoggedPlayer, type LogNarrowing } from '../../api/logs.ts';
import { useBranch } from '../../engine/use-branch.ts';
import { useLimitedExport } from '../../engine/export/use-limited-export.tsx';

type PlayerLogExportProps = { readonly player: LoggedPlayer; readonly narrowing: LogNarrowing };

/** Exports a player's log; the export is recorded in the staff log. */
export function PlayerLogExport({ player, narrowing }: PlayerLogExportProps) {
  const { t } = useTranslation('logs');
  const branch = useBranch();
  const { take, isPending, dialog } = useLimitedExport({
    take: () => exportPlayerLog(branch, player, narrowing),
    ask: (reason) => askForPlayerLog(branch, player, narrowing, reason),
  });
  return (
    <>
      <Button icon={<DownloadOutlined aria-hidden />} loading={isPending} onClick={take}>
        {t('export')}
      </Button>
      {dialog}
    </>
  );
}
