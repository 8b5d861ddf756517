import { useTranslation } from 'react-i18next';
import { useSuspenseQuery } from '@tanstack/react-query';
import { meQuery } from '../../api/get-me.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** Home of the roles that look after players. */
export function DashboardScreen() {
  const { t } = useTranslation('layout');
  const { data: user } = useSuspenseQuery(meQuery());
  return (
    <Card>
      <EmptyState title={user.name} text={t('dashboardEmpty')} />
    </Card>
  );
}
