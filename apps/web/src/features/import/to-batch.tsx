import { Link } from '@tanstack/react-router';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/layout/card.tsx';
import styles from './import.module.css';

/** For a file of a batch: links back to it instead of writing alone. */
export function ToBatch({ id }: { readonly id: string }) {
  const { t } = useTranslation('transfer');
  return (
    <Card>
      <div className={styles.choices}>
        <Link to="/csv-import" search={{ batch: id }}>
          <Button type="primary" block tabIndex={-1}>
            {t('batchBack')}
          </Button>
        </Link>
        <p className={styles.hint}>{t('batchBackHelp')}</p>
      </div>
    </Card>
  );
}
