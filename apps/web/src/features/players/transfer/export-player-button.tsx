import { isReason } from '@quartermaster/contract/http/limits';
import { DownloadOutlined } from '@ant-design/icons';
import { may } from '@quartermaster/domain/permissions/actions';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { meQuery } from '../../../api/get-me.ts';
import { askForPlayerFile, exportPlayerFile } from '../../../api/player-file.ts';
import { staffTraces, type PlayerKey } from '../../../api/player.ts';
import { useLimitedExport } from '../../../engine/export/use-limited-export.tsx';
import { AskSecondPerson } from '../../../engine/access/ask-second-person.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { TransferReason } from './transfer-reason.tsx';
import styles from './transfer.module.css';

/** Everything there is of a player, for an answer to a data request; nothing for roles that may not have it. */
export function ExportPlayerButton({ player }: { readonly player: PlayerKey }) {
  const { t } = useTranslation('player');
  const { data: me } = useSuspenseQuery(meQuery());
  const [isOpen, setOpen] = useState(false);
  if (!may(me.type, 'players.ask_file')) return null;
  const isAsked = !may(me.type, 'players.export_file');
  return (
    <>
      <Button icon={<DownloadOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {t('exportFile')}
      </Button>
      {isOpen && !isAsked ? <ExportDialog player={player} onClose={() => setOpen(false)} /> : null}
      {isOpen && isAsked ? (
        <AskSecondPerson
          onAsk={({ reason }) => askForPlayerFile(player, reason)}
          onClose={() => setOpen(false)}
        >
          <p>{t('exportFileText')}</p>
        </AskSecondPerson>
      ) : null}
    </>
  );
}

type ExportDialogProps = { readonly player: PlayerKey; readonly onClose: () => void };

function ExportDialog({ player, onClose }: ExportDialogProps) {
  const { t } = useTranslation('player');
  const { t: tc } = useTranslation();
  const queryClient = useQueryClient();
  const [reason, setReason] = useState('');
  const { take, isPending, dialog } = useLimitedExport({
    take: async () => {
      await exportPlayerFile(player, reason.trim());
      onClose();
      await Promise.all(staffTraces(player).map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
    ask: (why) => askForPlayerFile(player, why),
  });
  return (
    <>
      <Dialog
        title={t('exportFile')}
        okText={t('exportFile')}
        cancelText={tc('cancel')}
        okButtonProps={{ disabled: !isReason(reason), loading: isPending }}
        onOk={take}
        onCancel={onClose}
      >
        <div className={styles.form}>
          <p>{t('exportFileText')}</p>
          <TransferReason value={reason} onChange={setReason} />
        </div>
      </Dialog>
      {dialog}
    </>
  );
}
