import { useTranslation } from 'react-i18next';
import { startAnew } from '../../i18n/start-anew.ts';
import styles from './missing-part.module.css';
import { PlainButton } from '../text/plain-button.tsx';

/** Stands where a part of the page would be that could not be fetched. */
export function MissingPart({ className = styles.part }: { readonly className?: string }) {
  const { t } = useTranslation();
  return (
    <p className={className}>
      {t('partMissing')}
      <PlainButton onClick={startAnew}>{t('reload')}</PlainButton>
    </p>
  );
}
