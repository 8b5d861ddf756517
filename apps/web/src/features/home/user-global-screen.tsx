import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHead } from '../../ui/page-head.tsx';

/** Where players will be looked up, whatever server they play on. */
export function UserGlobalScreen() {
  const { t } = useTranslation('home');
  return (
    <>
      <PageHead breadcrumb={[]} title={t('findPlayer')} />
      <Card>
        <EmptyState title={t('findPlayerNone')} text={t('findPlayerText')} />
      </Card>
    </>
  );
}
