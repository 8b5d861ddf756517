import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import type { PlayerKey } from '../../../api/player.ts';
import { playerServersQuery } from '../../../api/players.ts';
import { titleText } from '../../../fields/reference/record-title.ts';
import { readTextLanguage } from '../../../i18n/language.ts';
import { restingServer } from '../resting-server.ts';
import { ServerStateTag } from '../server-state-tag.tsx';

/** Why a player cannot sign in although nothing is wrong with the account, and what the game tells them. */
export function RestingServerNotice({ player }: { readonly player: PlayerKey }) {
  const { t } = useTranslation('player');
  const { data: servers = [] } = useQuery(playerServersQuery(player.environment));
  const server = restingServer(servers, player.serverId);
  if (server === null) return null;
  const message = titleText(server.message, readTextLanguage());
  return (
    <Alert
      type="warning"
      showIcon
      title={
        <>
          <ServerStateTag state={server.state} /> {t('serverResting')}{' '}
          {message === '' ? null : t('serverMessage', { message })}
        </>
      }
    />
  );
}
