import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Referrer } from '../../api/list-referrers.ts';
import { recordLink } from '../../engine/module-paths.ts';
import { useModuleNames } from '../../engine/use-module-names.ts';
import { RecordIdText } from '../../fields/reference/record-id-text.tsx';
import { useRecordLabel } from '../../fields/reference/use-record-label.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import styles from './referrers-dialog.module.css';

type ReferrersDialogProps = {
  readonly name: string;
  readonly referrers: readonly Referrer[];
  readonly onClose: () => void;
};

/** Why a record cannot go: the records that refer to it, each a link. */
export function ReferrersDialog({ name, referrers, onClose }: ReferrersDialogProps) {
  const { t } = useTranslation('list');
  return (
    <Dialog title={t('referrersTitle', { name })} footer={null} onCancel={onClose}>
      <p>{t('referrersText')}</p>
      <ul className={styles.list}>
        {referrers.map((referrer) => (
          <ReferrerLine
            key={`${referrer.module}/${referrer.recordId}/${referrer.path}`}
            referrer={referrer}
            onClose={onClose}
          />
        ))}
      </ul>
    </Dialog>
  );
}

type ReferrerLineProps = { readonly referrer: Referrer; readonly onClose: () => void };

function ReferrerLine({ referrer, onClose }: ReferrerLineProps) {
  const names = useModuleNames();
  const { module, recordId } = referrer;
  const { label, isNamed } = useRecordLabel(referrer);
  return (
    <li>
      <Link to={recordLink(module, recordId)} onClick={onClose}>
        {label}
      </Link>
      <span>
        {names(module)} {isNamed ? <RecordIdText module={module} id={recordId} /> : null}
      </span>
    </li>
  );
}
