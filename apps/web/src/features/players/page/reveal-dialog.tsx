import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { revealPersonal, staffTraces, type PlayerKey, type PlayerPersonal } from '../../../api/player.ts';
import { ReasonDialog } from '../../../engine/record/reason-dialog.tsx';

type RevealDialogProps = {
  readonly player: PlayerKey;
  readonly onClose: () => void;
  readonly onRevealed: (personal: PlayerPersonal) => void;
};

/** Asks why personal data must be read; the answer is kept in the staff log. */
export function RevealDialog({ player, onClose, onRevealed }: RevealDialogProps) {
  const { t } = useTranslation('player');
  const queryClient = useQueryClient();
  const reveal = async ({ reason }: { readonly reason: string }) => {
    onRevealed(await revealPersonal(player, reason));
    await Promise.all(staffTraces(player).map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  };
  return (
    <ReasonDialog
      title={t('revealTitle')}
      action={t('reveal')}
      label={t('revealReason')}
      hint={t('revealHelp')}
      onAgree={reveal}
      onClose={onClose}
    />
  );
}
