import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { StatusNote } from './status-note.tsx';

/** Says which address was opened, on a page that says why it cannot be shown. */
export function AskedPage() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return <StatusNote>{t('askedPage', { path: pathname })}</StatusNote>;
}
