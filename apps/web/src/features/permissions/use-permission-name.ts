import { useTranslation } from 'react-i18next';
import type { PermissionRow } from './permission-rows.ts';

/** What an action or a command is called. */
export function usePermissionName(): (row: PermissionRow) => string {
  const { t } = useTranslation('permissions');
  const { t: tc } = useTranslation('commands');
  return (row) => (row.type === 'command' ? tc(`kind.${row.key}`) : t(`action.${row.key}`));
}
