import { CloseCircleFilled } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';

function ClearIcon() {
  const { t } = useTranslation();
  return <CloseCircleFilled aria-label={t('clear')} />;
}

/** The `allowClear` of a text box: the library's own button has no name. */
export const CLEAR_BUTTON = { clearIcon: <ClearIcon /> };
