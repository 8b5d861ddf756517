import { numberOf } from '@quartermaster/domain/core/json';
import { userStatus } from '@quartermaster/domain/enums/user-status';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { lookUpQuery, type PlayerRow } from '../../../api/players.ts';
import type { ActionInputProps } from '../../../engine/actions/action-layout.ts';
import { readLanguage } from '../../../i18n/language.ts';
import { DateTimeText } from '../../../ui/text/date-time-text.tsx';
import { wordOf } from '../../../ui/text/word-tag.tsx';
import { PlayerSelect } from '../player-select.tsx';
import { usePlayerActions } from './player-actions.ts';

/** The second player of an action, on the same server. */
export function OtherPlayerInput({ field, label, value, onChange }: ActionInputProps) {
  const { t } = useTranslation('commands');
  const { player } = usePlayerActions();
  const accountId = numberOf(value, null);
  const key = accountId === null ? null : `${player.serverId}:${accountId}`;
  // Also after the form was opened again: only the number is kept.
  const lookUp = useQuery({ ...lookUpQuery(player.environment, key ?? ''), enabled: key !== null });
  const chosen = lookUp.data?.data[0];
  return (
    <PlayerSelect
      label={label}
      hint={chosen ? <PlayerFacts row={chosen} /> : field.help?.[readLanguage()]}
      environment={player.environment}
      server={player.serverId}
      without={player.accountId}
      value={key}
      chosen={chosen}
      nameOf={({ name, accountId: id }) => `${name} · ${id}`}
      noneFound={t('nobodyFound')}
      onChange={(row) => onChange(row.accountId)}
    />
  );
}

/** Enough to tell the right player from one of a similar name. */
function PlayerFacts({ row }: { readonly row: PlayerRow }) {
  const { t } = useTranslation('players');
  return (
    <>
      {wordOf(userStatus, row.status)} · {t('level')} {row.level} · {t('vip')} {row.vipLevel} ·{' '}
      {t('lastLogin')} <DateTimeText value={row.lastLoginAt} />
    </>
  );
}
