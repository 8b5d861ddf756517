import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useBranch } from '../../engine/use-branch.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

/** A search that found nothing, and the way back to everything. */
export function NoMatch({ onClear }: { readonly onClear: () => void }) {
  const { t } = useTranslation('list');
  const { details } = useBranch();
  return (
    <EmptyState
      title={t('noMatchTitle')}
      text={t('noMatchText', { place: details.name })}
      actions={<Button onClick={onClear}>{t('clearFilters')}</Button>}
    />
  );
}
