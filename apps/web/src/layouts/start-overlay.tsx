import { useTranslation } from 'react-i18next';
import { LoadingOverlay } from '../ui/overlay/loading-overlay.tsx';

/** Until it is known who is signed in, there is no page to show. */
export function StartOverlay() {
  const { t } = useTranslation('pages');
  return <LoadingOverlay message={t('checkingLogin')} />;
}
