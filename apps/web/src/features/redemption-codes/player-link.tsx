import { Link } from '@tanstack/react-router';
import { IdText } from '../../ui/text/id-text.tsx';

type PlayerLinkProps = {
  readonly serverId: number;
  readonly accountId: number;
  readonly name?: string | null;
};

/** A player by name where it is known, and by server and number. */
export function PlayerLink({ serverId, accountId, name = null }: PlayerLinkProps) {
  return (
    <Link to="/user-control/$server/$id/detail" params={{ server: String(serverId), id: String(accountId) }}>
      {name} <IdText>{`${serverId}:${accountId}`}</IdText>
    </Link>
  );
}
