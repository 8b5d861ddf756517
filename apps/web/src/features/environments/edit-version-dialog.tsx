import { updateVersion } from '@quartermaster/domain/actions/staff/environment';
import { useQueryClient } from '@tanstack/react-query';
import { textOf } from '@quartermaster/domain/core/json';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { queryKeys } from '../../api/query-keys.ts';
import { updateVersion as sendVersion } from '../../api/versions.ts';
import { ActionDialog } from '../../engine/actions/action-dialog.tsx';
import { useActionForm, useActionValues } from '../../engine/actions/use-action-form.ts';
import type { AdaptedRowProps } from '../../engine/adapted-parts.ts';
import { useBranch } from '../../engine/use-branch.ts';

type EditVersionDialogProps = AdaptedRowProps & { readonly onClose: () => void };

/** What a version is for, and the oldest client that can play it. */
export function EditVersionDialog({ row: { recordId, data }, onClose }: EditVersionDialogProps) {
  const { t } = useTranslation('environments');
  const { t: tc } = useTranslation();
  const { message } = App.useApp();
  const branch = useBranch();
  const queryClient = useQueryClient();
  const name = textOf(data['name']);
  const form = useActionForm({
    action: updateVersion,
    store: useActionValues({
      note: textOf(data['note']),
      client_min_version: textOf(data['client_min_version']),
    }),
    // An emptied field is sent too: an absent one stays as it is.
    send: async ({ note = '', client_min_version: client = '' }) => {
      await sendVersion(recordId, { note, client_min_version: client });
      onClose();
      void message.success(t('saved', { name }));
      await queryClient.invalidateQueries({ queryKey: queryKeys.branch(branch) });
    },
  });
  return (
    <ActionDialog title={t('editTitle', { place: name })} okText={tc('save')} form={form} onClose={onClose} />
  );
}
