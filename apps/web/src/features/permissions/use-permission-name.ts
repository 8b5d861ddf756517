import { playerAction } from '@quartermaster/domain/actions/player/index';
import { useTranslation } from 'react-i18next';
import { readLanguage } from '../../i18n/language.ts';
import type { PermissionRow } from './permission-rows.ts';

/** What an action or a command is called. */
export function usePermissionName(): (row: PermissionRow) => string {
  const { t } = useTranslation('permissions');
  return (row) =>
    row.type === 'command' ? playerAction(row.key).title[readLanguage()] : t(`action.${row.key}`);
}
