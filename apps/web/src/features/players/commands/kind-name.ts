import {
  PLAYER_COMMAND_ROLES,
  type PlayerCommandKind,
} from '@quartermaster/domain/permissions/player-commands';
import { useTranslation } from 'react-i18next';

export const isCommandKind = (kind: string): kind is PlayerCommandKind =>
  Object.hasOwn(PLAYER_COMMAND_ROLES, kind);

/** What a command is called; one that is not known is said as it is. */
export function useKindName(): (kind: string) => string {
  const { t } = useTranslation('commands');
  return (kind) => (isCommandKind(kind) ? t(`kind.${kind}`) : kind === 'undo' ? t('kind.undo') : kind);
}
