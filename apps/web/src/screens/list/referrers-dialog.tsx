import { Link } from '@tanstack/react-router';
import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Referrer } from '../../api/list-referrers.ts';
import { recordLink } from '../../engine/module-paths.ts';
import { useModuleNames } from '../../engine/use-module-names.ts';
import { titleText } from '../../fields/reference/record-title.ts';
import { readTextLanguage } from '../../i18n/language.ts';
import { IdText } from '../../ui/id-text.tsx';
import styles from './referrers-dialog.module.css';

type ReferrersDialogProps = {
  readonly name: string;
  readonly referrers: readonly Referrer[];
  readonly onClose: () => void;
};

/** Why a record cannot go: the records that refer to it, each a link. */
export function ReferrersDialog({ name, referrers, onClose }: ReferrersDialogProps) {
  const { t } = useTranslation('list');
  const names = useModuleNames();
  return (
    <Modal open title={t('referrersTitle', { name })} footer={null} onCancel={onClose}>
      <p>{t('referrersText')}</p>
      <ul className={styles.list}>
        {referrers.map(({ module, recordId, path, title }) => {
          const called = titleText(title, readTextLanguage());
          return (
            <li key={`${module}/${recordId}/${path}`}>
              <Link to={recordLink(module, recordId)} onClick={onClose}>
                {called || <IdText>{recordId}</IdText>}
              </Link>
              <span>
                {names(module)} {called ? <IdText>{recordId}</IdText> : null}
              </span>
            </li>
          );
        })}
      </ul>
    </Modal>
  );
}
