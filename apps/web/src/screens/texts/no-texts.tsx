import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import type { TextsAddress } from './use-texts-address.ts';

const EVERYTHING = {
  q: '',
  state: 'all',
  language: null,
  namespace: null,
  family: null,
  module: null,
  event: null,
} as const;

/** Nothing to show: either all is done, or the search finds nothing, or there are no texts yet. */
export function NoTexts({ address }: { readonly address: TextsAddress }) {
  const { t } = useTranslation('texts');
  const { request, change } = address;
  const { q, namespace, family, module, event } = request;
  const isNarrowed = q !== '' || [namespace, family, module, event].some((part) => part !== null);
  const isDone = !isNarrowed && request.state !== 'all';
  const showAll = <Button onClick={() => change(EVERYTHING)}>{t('showAll')}</Button>;
  if (isDone)
    return <EmptyState title={t('doneTitle')} text={t(`done.${request.state}`)} actions={showAll} />;
  return isNarrowed || request.state !== 'all' ? (
    <EmptyState title={t('noMatchTitle')} text={t('noMatchText')} actions={showAll} />
  ) : (
    <EmptyState title={t('emptyTitle')} text={t('emptyText')} />
  );
}
