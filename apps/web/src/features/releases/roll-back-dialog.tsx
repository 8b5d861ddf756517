import { useTranslation } from 'react-i18next';
import type { Published, ReleaseWithChanges } from '../../api/releases.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import styles from './releases.module.css';
import { RollBackFields, useRollBack } from './roll-back-form.tsx';

type RollBackDialogProps = {
  readonly release: ReleaseWithChanges;
  readonly onClose: () => void;
  readonly onDone: (published: Published) => void;
};

/**
 * Says what a rollback does to whom, offers what it leaves as it is, asks for the environment's name
 * where it must, and does it.
 */
export function RollBackDialog({ release, onClose, onDone }: RollBackDialogProps) {
  const { t } = useTranslation('releases');
  const rolling = useRollBack(release, { onDone });
  const { branch, ticked } = rolling;
  return (
    <Dialog
      width={720}
      title={t('rollBackTitle', { number: release.number })}
      okText={ticked.size > 0 ? t('rollBackAndUndo', { count: ticked.size }) : t('rollBack')}
      cancelText={t('cancelled')}
      okButtonProps={{ danger: true, disabled: rolling.isLocked, loading: rolling.isPending }}
      onOk={rolling.run}
      onCancel={onClose}
    >
      <div className={styles.form}>
        <RollBackText release={release} place={branch.details.name} />
        <RollBackFields release={release} rolling={rolling} />
      </div>
    </Dialog>
  );
}

type RollBackTextProps = { readonly release: ReleaseWithChanges; readonly place: string };

function RollBackText({ release: { number, name, differsFromLive }, place }: RollBackTextProps) {
  const { t } = useTranslation('releases');
  return <p>{t('rollBackText', { count: differsFromLive, number, name, place })}</p>;
}
