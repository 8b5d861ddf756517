import { useNavigate } from '@tanstack/react-router';
import { App, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { ApiError, errorMessage } from '../../api/api-error.ts';

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
  const createButton = (module: string) => {
    const open = () => {
      notification.destroy(REFUSAL);
      void navigate({ to: `/${module}/add` });
    };
    return <Button onClick={open}>{t('createFirst')}</Button>;
  };
  return (description, createFirst) =>
    notification.error({
      key: REFUSAL,
      title: t('refused'),
      description,
      placement: 'bottomRight',
      // What is to be done about it is read and pressed in peace.
      ...(createFirst === null ? {} : { actions: createButton(createFirst), duration: 0 }),
    });
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
