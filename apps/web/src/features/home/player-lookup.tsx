import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/card.tsx';
import styles from './home.module.css';

/** Says where players will be looked up. */
export function PlayerLookup() {
  const { t } = useTranslation('home');
  return (
    <Card title={t('findPlayer')}>
      <p className={styles.soft}>{t('findPlayerText')}</p>
    </Card>
  );
}
