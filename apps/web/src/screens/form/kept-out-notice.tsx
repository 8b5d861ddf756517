import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import type { RecordAnswer } from '../../api/read-record.ts';
import styles from './form.module.css';

/** Says that what was saved last has errors, and what players get instead. */
export function KeptOutNotice({ keptOut }: Pick<RecordAnswer, 'keptOut'>) {
  const { t } = useTranslation('form');
  if (keptOut === null) return null;
  const { revision } = keptOut;
  return (
    <Alert
      className={styles.banner}
      type="error"
      showIcon
      title={revision === null ? t('keptOutWhole') : t('keptOut', { revision })}
    />
  );
}
