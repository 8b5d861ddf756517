import { useNavigate } from '@tanstack/react-router';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { ApiError, errorMessage } from '../../api/api-error.ts';
import { useOffer } from '../../ui/feedback/use-offer.tsx';

/** A later refusal takes the place of the one before. */
const REFUSAL = 'save refused';

/** The module of the record without which a write was refused; null: it was refused for something else. */
export function moduleToCreate(error: unknown): string | null {
  const conflict = error instanceof ApiError ? error.body.conflict : undefined;
  const isNamed = typeof conflict === 'object' && conflict !== null && 'create' in conflict;
  return isNamed ? (conflict.create as { readonly module: string }).module : null;
}

/** Says why nothing was saved, with the way to the form of the record that has to be there first. */
export function useRefusalNotice(): (description: string, createFirst: string | null) => void {
  const { t } = useTranslation('form');
  const { notification } = App.useApp();
  const navigate = useNavigate();
  const offer = useOffer();
  return (description, createFirst) => {
    const notice = { key: REFUSAL, title: t('refused'), description };
    if (createFirst === null) return notification.error({ ...notice, placement: 'bottomRight' });
    offer({
      ...notice,
      kind: 'error',
      action: t('createFirst'),
      onTake: () => void navigate({ to: `/${createFirst}/add` }),
      isLasting: true,
    });
  };
}

/** Says why a write outside of the form was refused: briefly, unless there is something to create first. */
export function useWriteRefusal(): (error: unknown) => void {
  const { message } = App.useApp();
  const notice = useRefusalNotice();
  return (error) => {
    const createFirst = moduleToCreate(error);
    if (createFirst === null) void message.error(errorMessage(error));
    else notice(errorMessage(error), createFirst);
  };
}
