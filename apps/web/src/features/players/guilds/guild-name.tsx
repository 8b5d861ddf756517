import { may } from '@quartermaster/domain/permissions/actions';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { meQuery } from '../../../api/get-me.ts';
import { IdText } from '../../../ui/text/id-text.tsx';
import { onServer } from './guild-links.tsx';

type GuildNameProps = {
  readonly serverId: number;
  readonly guild: { readonly guildId: number; readonly name: string };
};

/** A guild by name and number; it leads to its page whom that is open to. */
export function GuildName({ serverId, guild: { guildId, name } }: GuildNameProps) {
  const { data: me } = useSuspenseQuery(meQuery());
  const text = (
    <>
      {name} <IdText>{guildId}</IdText>
    </>
  );
  if (!may(me.type, 'guilds.read')) return <span>{text}</span>;
  return (
    <Link to="/guild/$id" params={{ id: String(guildId) }} search={onServer(serverId)}>
      {text}
    </Link>
  );
}
