import { userStatus } from '@quartermaster/domain/enums/user-status';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lookUpQuery, playersQuery, type PlayerRow } from '../../../api/players.ts';
import { asNumber } from '../../../fields/common/values.ts';
import { readLanguage } from '../../../i18n/language.ts';
import { DateTimeText } from '../../../ui/text/date-time-text.tsx';
import { Labelled } from '../../../ui/text/labelled.tsx';
import { useDebounced } from '../../../ui/text/use-debounced.ts';
import { wordOf } from '../../../ui/text/word-tag.tsx';
import type { ActionInputProps } from '../../../engine/actions/action-layout.ts';
import { usePlayerActions } from './player-actions.ts';

const STILL_MS = 400;

/** The second player of an action, found as players are found, on the same server. */
export function OtherPlayerInput({ field, label, value: named, onChange }: ActionInputProps) {
  const value = asNumber(named);
  const { t } = useTranslation('commands');
  const { player } = usePlayerActions();
  const [text, setText] = useState('');
  const asked = useDebounced(text.trim(), STILL_MS);
  const found = useInfiniteQuery({
    ...playersQuery(player.environment, { q: asked, server: String(player.serverId) }),
    enabled: asked !== '',
  });
  const chosen = useChosenPlayer(value);
  const rows = asked === '' ? [] : (found.data?.pages[0]?.data ?? []);
  const others = rows.filter(({ accountId }) => accountId !== player.accountId);
  const shown = others.some(({ accountId }) => accountId === value) || !chosen ? others : [chosen, ...others];
  const isLooking = asked !== text.trim() || found.isFetching;
  return (
    <Labelled label={label} hint={chosen ? <PlayerFacts row={chosen} /> : field.help?.[readLanguage()]}>
      {(input) => (
        <Select<number>
          {...input}
          value={value}
          loading={isLooking && text !== ''}
          showSearch={{ filterOption: false, onSearch: setText }}
          notFoundContent={
            text.trim() === '' ? t('otherPlayerType') : isLooking ? t('lookingFor') : t('nobodyFound')
          }
          options={shown.map((row) => ({ value: row.accountId, label: nameOf(row) }))}
          onChange={onChange}
        />
      )}
    </Labelled>
  );
}

const nameOf = ({ name, accountId }: PlayerRow): string => `${name} · ${accountId}`;

/** Who is chosen, also after the form was opened again: only the number is kept. */
function useChosenPlayer(accountId: number | null): PlayerRow | undefined {
  const { player } = usePlayerActions();
  const id = accountId === null ? null : `${player.serverId}:${accountId}`;
  return useQuery({ ...lookUpQuery(player.environment, id ?? ''), enabled: id !== null }).data?.data[0];
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
