import { useTranslation } from 'react-i18next';
import { reloadPage } from '../../i18n/reload-page.ts';
import styles from './missing-part.module.css';
import { PlainButton } from '../text/plain-button.tsx';

/** Stands where a part of the page would be that could not be fetched. */
export function MissingPart({ className = styles.part }: { readonly className?: string }) {
  const { t } = useTranslation();
  return (
    <p className={className}>
      {t('partMissing')}
      <PlainButton onClick={reloadPage}>{t('reload')}</PlainButton>
    </p>
  );
}
