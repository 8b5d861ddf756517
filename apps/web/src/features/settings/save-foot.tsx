import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import styles from './settings.module.css';

type SaveFootProps = {
  readonly saving: { readonly error: Error | null; readonly isPending: boolean };
  readonly canSave: boolean;
  /** Where the button submits no form. */
  readonly onSave?: () => void;
};

/** Below what a card of settings lets someone edit: what went wrong, and Save. */
export function SaveFoot({ saving, canSave, onSave }: SaveFootProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.limitsFoot}>
      {saving.error ? <Alert type="error" showIcon title={errorMessage(saving.error)} /> : null}
      <Button
        type="primary"
        htmlType={onSave === undefined ? 'submit' : 'button'}
        disabled={!canSave}
        loading={saving.isPending}
        {...(onSave === undefined ? {} : { onClick: onSave })}
      >
        {t('save')}
      </Button>
    </div>
  );
}
