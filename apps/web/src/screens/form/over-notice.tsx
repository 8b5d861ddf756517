import { openingTimeEnd } from '@quartermaster/domain/validation/over-opening-time';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import type { FormSession } from '../../engine/form/form-session.ts';
import { useFormState } from '../../engine/form/use-form-session.ts';
import { formatLongDateTime } from '../../i18n/format.ts';
import styles from './form.module.css';

/** Says that a stored opening time is over, and what that asks for, until a new one is set. */
export function OverNotice({ form }: { readonly form: FormSession }) {
  const { t } = useTranslation('form');
  const end = useFormState(form, ({ base, values }) => {
    const now = new Date();
    return openingTimeEnd(form.module, values, now) === null ? null : openingTimeEnd(form.module, base, now);
  });
  if (end === null) return null;
  return (
    <Alert
      className={styles.banner}
      type="warning"
      showIcon
      title={t('openingOver', { time: formatLongDateTime(end) })}
    />
  );
}
