import type { PlayerSummary } from '@quartermaster/contract/http/players';
import type { Queryable } from '../../db/database.ts';
import { wireTime } from '../../engine/wire-time.ts';
import type { PlayerRef } from '../player-store.ts';

/** What `account.profile` holds: everything of a summary that is not searched by. */
type Profile = Pick<
  PlayerSummary,
  | 'exp'
  | 'role_id'
  | 'avatar_id'
  | 'border_id'
  | 'title_id'
  | 'time_zone'
  | 'channel'
  | 'app_version'
  | 'last_logout_at'
  | 'login_days'
  | 'total_online_sec'
  | 'chapter_progress'
  | 'tower_progress'
  | 'tutorial_step'
> &
  Pick<PlayerSummary['personal'], 'email' | 'third_party_ids'>;

const EMPTY_PROFILE: Profile = {
  exp: 0,
  role_id: null,
  avatar_id: null,
  border_id: null,
  title_id: null,
  time_zone: 'UTC',
  channel: '',
  app_version: '',
  last_logout_at: null,
  login_days: 0,
  total_online_sec: 0,
  chapter_progress: 0,
  tower_progress: [],
  tutorial_step: 0,
  email: null,
  third_party_ids: [],
};

type Row = Pick<
  PlayerSummary,
  | 'account_id'
  | 'player_id'
  | 'name'
  | 'status'
  | 'level'
  | 'vip_level'
  | 'vip_points'
  | 'power'
  | 'language'
  | 'platform'
  | 'country'
  | 'created_at'
  | 'last_login_at'
  | 'is_online'
  | 'super_account'
  | 'spent_usd_cents'
  | 'guild'
  | 'former_names'
  | 'topups'
  | 'revision'
> & { readonly login_name: string; readonly handles: readonly string[]; readonly profile: Partial<Profile> };

/** Paid orders by currency: those are never added to one another. */
const TOPUPS = `coalesce((
  select jsonb_agg(jsonb_build_object('currency', currency, 'amount', amount, 'orders', orders) order by currency)
    from (select currency, sum(amount)::float8 as amount, count(*) as orders from player.purchase
           where server = $1 and account_id = $2 and state in ('paid', 'delivered')
           group by currency) as topup), '[]') as topups`;

const FORMER_NAMES = `coalesce((
  select jsonb_agg(jsonb_build_object('name', name, 'until', ${wireTime('until')}) order by until desc, id desc)
    from player.former_name
   where server = $1 and account_id = $2 and former_name.name <> account.name), '[]') as former_names`;

export async function readSummary(
  db: Queryable,
  server: number,
  { serverId, accountId }: PlayerRef,
): Promise<PlayerSummary | null> {
  const { rows } = await db.query<Row>(
    `select account_id, player_id, account.name, status, account.level, vip_level, vip_points, power, language, platform,
            country, ${wireTime('account.created_at')} as created_at, ${wireTime('last_login_at')} as last_login_at,
            is_online, super_account, spent_usd_cents, login_name, handles, profile, account.revision,
            case when guild.guild_id is not null
              then jsonb_build_object('guild_id', guild.guild_id, 'name', guild.name) end as guild,
            ${TOPUPS}, ${FORMER_NAMES}
       from player.account
       left join player.guild on guild.server = account.server and guild.guild_id = account.guild_id
      where account.server = $1 and account_id = $2`,
    [server, accountId],
  );
  const [row] = rows;
  if (row === undefined) return null;
  const { profile, handles, login_name: loginName, ...summary } = row;
  const { email, third_party_ids: thirdPartyIds, ...rest } = { ...EMPTY_PROFILE, ...profile };
  const valuesOf = (kind: string): string[] =>
    handles.filter((handle) => handle.startsWith(`${kind}:`)).map((handle) => handle.slice(kind.length + 1));
  return {
    server_id: serverId,
    ...summary,
    ...rest,
    personal: {
      login_name: loginName,
      email,
      third_party_ids: thirdPartyIds,
      devices: valuesOf('device'),
      ips: valuesOf('ip'),
    },
  };
}
