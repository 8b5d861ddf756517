import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../api/api-error.ts';
import { revealPersonal, staffTraces, type PlayerKey, type PlayerPersonal } from '../../../api/player.ts';
import { Labelled } from '../../../ui/labelled.tsx';
import styles from './page.module.css';

const MIN_REASON = 4;
const MAX_REASON = 200;

type RevealDialogProps = {
  readonly player: PlayerKey;
  readonly onClose: () => void;
  readonly onRevealed: (personal: PlayerPersonal) => void;
};

/** Asks why personal data must be read; the answer stands in the staff log. */
export function RevealDialog({ player, onClose, onRevealed }: RevealDialogProps) {
  const { t } = useTranslation('player');
  const { t: tc } = useTranslation();
  const queryClient = useQueryClient();
  const [reason, setReason] = useState('');
  const revealing = useMutation({
    mutationFn: () => revealPersonal(player, reason.trim()),
    onSuccess: async (personal) => {
      onRevealed(personal);
      onClose();
      await Promise.all(staffTraces(player).map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
  });
  const isEnough = reason.trim().length >= MIN_REASON;
  return (
    <Modal
      open
      title={t('revealTitle')}
      okText={t('reveal')}
      cancelText={tc('cancel')}
      okButtonProps={{ disabled: !isEnough, loading: revealing.isPending }}
      onOk={() => revealing.mutate()}
      onCancel={onClose}
    >
      <div className={styles.form}>
        <Labelled label={t('revealReason')} hint={t('revealHelp')}>
          {(input) => (
            <Input
              {...input}
              value={reason}
              maxLength={MAX_REASON}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- of a dialog that was opened to type into
              autoFocus
              autoComplete="off"
              onChange={({ target }) => setReason(target.value)}
              onPressEnter={() => isEnough && !revealing.isPending && revealing.mutate()}
            />
          )}
        </Labelled>
        {revealing.error ? <Alert type="error" showIcon title={errorMessage(revealing.error)} /> : null}
      </div>
    </Modal>
  );
}
