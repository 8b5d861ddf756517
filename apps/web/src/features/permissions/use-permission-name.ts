import { useTranslation } from 'react-i18next';
import { actionTitle } from '../../engine/actions/action-words.ts';
import type { PermissionRow } from './permission-rows.ts';

/** What an action or a command is called. */
export function usePermissionName(): (row: PermissionRow) => string {
  const { t } = useTranslation('permissions');
  return (row) => (row.type === 'command' ? actionTitle(row.action) : t(`action.${row.key}`));
}
