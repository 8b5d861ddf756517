import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { IdText } from '../../../ui/text/id-text.tsx';
import { playerPage } from '../row-focus.ts';

/** A guild's number is its server's own: every address of one names the server, too. */
export const onServer = (serverId: number) => ({ server: String(serverId) });

type Person = { readonly accountId: number; readonly name: string };

type PlayerLinkProps = { readonly serverId: number; readonly player: Person };

/** A player by name and number; of one who is gone from the store only the number is known. */
export function PlayerLink({ serverId, player: { accountId, name } }: PlayerLinkProps) {
  const { t } = useTranslation('guilds');
  return (
    <Link {...playerPage({ serverId, accountId })}>
      {name === '' ? t('somebody', { account: accountId }) : name} <IdText>{accountId}</IdText>
    </Link>
  );
}
