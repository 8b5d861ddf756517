import { LOG_SYSTEMS, logSystemId } from '@quartermaster/domain/enums/log-system';
import type { Grain } from '@quartermaster/domain/reports/periods';
import { RETENTION_DAYS, type CountKind } from '@quartermaster/domain/reports/report-definitions';

/**
 * Of one kind: rows of `starts, server, account_id, subject, detail, times, amount`. `place` are the servers
 * of the environment, `seen` who logged in in each period.
 */
export type CountStatement = {
  /** Two kinds that one reading tells: its rows name theirs in a column `kind`. */
  readonly kind: CountKind | 'gained or spent';
  readonly rows: string;
  /** Where the client version comes from, if not from the last login of the period. */
  readonly version?: string;
};

export type Clock = {
  readonly grain: Grain;
  /** The first day of the period that an instant is in. */
  readonly startOf: (instant: string) => string;
  /** Whether an instant is in the periods. */
  readonly within: (instant: string) => string;
  /** The calendar day of an instant. */
  readonly dayOf: (instant: string) => string;
};

/** Systems of the log whose assets are counted where they are told in full. */
const READ_ELSEWHERE = (['GACHA', 'PAYMENT', 'MAIL', 'BATTLE', 'GM'] as const).map(logSystemId).join(', ');

const SYSTEM_NAMES = `(array[${LOG_SYSTEMS.map((system) => `'${system}'`).join(', ')}])[system_id]`;

/** An order that counts: paid, and not with the play money of a test. */
const IS_PAID = `paid_at is not null and state <> 'sandbox'`;

const assetOf = (kind: string, id: string): string => `${kind} || ':' || coalesce(${id}, '')`;

export function countStatements(clock: Clock): readonly CountStatement[] {
  return [
    {
      kind: 'active',
      rows: `select starts, server, account_id, '' as subject, '' as detail, logins as times, 0 as amount from seen`,
    },
    ...accountStatements(clock),
    ...orderStatements(clock),
    ...playStatements(clock),
    flowStatement(clock),
  ];
}

const from = (table: string): string => `place join player.${table} on ${table}.server = place.id`;

function accountStatements({ startOf, within, dayOf }: Clock): readonly CountStatement[] {
  return [
    {
      kind: 'joined',
      rows: `select ${startOf('account.created_at')} as starts, account.server, account.account_id, '' as subject, '' as detail, 1 as times, 0 as amount
               from ${from('account')} where ${within('account.created_at')}`,
    },
    {
      kind: 'retained',
      rows: `select seen.starts, seen.server, seen.account_id, after::text as subject, '' as detail, 1 as times, 0 as amount
               from seen join player.account using (server, account_id) cross join unnest(array[${RETENTION_DAYS.join(', ')}]) as after
              where ${dayOf('account.created_at')} = seen.starts - after`,
      // The version that they joined with: so is the cohort counted that they are a part of.
      version: `(select app_version from player.login
                  where login.server = e.server and login.account_id = e.account_id and result = 'ok'
                    and ${dayOf('login_at')} = e.starts - e.subject::integer order by login_at desc limit 1)`,
    },
    {
      kind: 'level',
      rows: `select starts, server, account_id, max(user_level)::text as subject, '' as detail, 1 as times, 0 as amount
               from (select ${startOf('log.at')} as starts, log.server, log.account_id, user_level
                       from ${from('log')} where ${within('log.at')}) as logged
               join seen using (starts, server, account_id) group by 1, 2, 3`,
    },
  ];
}

function orderStatements({ startOf, within }: Clock): readonly CountStatement[] {
  const paid = `from ${from('purchase')} where ${within('paid_at')} and ${IS_PAID}`;
  const starts = `select ${startOf('paid_at')} as starts, purchase.server, purchase.account_id`;
  return [
    {
      kind: 'paid',
      rows: `${starts}, subject, '' as detail, 1 as times, case when subject = '' then 0 else amount end as amount
               from ${from('purchase')} cross join unnest(array['', currency]) as subject
              where ${within('paid_at')} and ${IS_PAID}`,
    },
    {
      kind: 'bought',
      rows: `${starts}, product_module || ':' || product_id as subject, currency as detail, 1 as times, amount ${paid}`,
    },
    {
      kind: 'refunded',
      rows: `select ${startOf('refunded_at')} as starts, purchase.server, purchase.account_id, currency as subject, '' as detail, 1 as times, amount
               from ${from('purchase')} where ${within('refunded_at')} and ${IS_PAID}`,
    },
  ];
}

function playStatements({ startOf, within }: Clock): readonly CountStatement[] {
  return [
    {
      kind: 'drawn',
      rows: `select ${startOf('draw.created_at')} as starts, draw.server, draw.account_id, gachapon_id::text as subject,
                    coalesce(release_hash, '') || '/' || (result ->> 'group_no') as detail,
                    case when (result ->> 'guaranteed')::boolean then 0 else 1 end as times,
                    case when (result ->> 'guaranteed')::boolean then 1 else 0 end as amount
               from ${from('draw')} cross join jsonb_array_elements(results) as result where ${within('draw.created_at')}`,
    },
    {
      kind: 'fought',
      rows: `select ${startOf('battle.created_at')} as starts, battle.server, battle.account_id, battle_id::text as subject, '' as detail,
                    1 as times, case when result = 'win' then 1 else 0 end as amount
               from ${from('battle')} where ${within('battle.created_at')} and battle_id is not null`,
    },
    {
      kind: 'took_part',
      rows: `select ${startOf('log.at')} as starts, log.server, log.account_id, reason_param_1::text as subject, '' as detail, 1 as times, 0 as amount
               from ${from('log')}
              where ${within('log.at')} and system_id = ${logSystemId('EVENT')} and reason_param_1 is not null`,
    },
    {
      kind: 'redeemed',
      rows: `select ${startOf('redemption.at')} as starts, place.id as server, redemption.account_id, batch_id::text as subject, '' as detail,
                    1 as times, 0 as amount
               from place join redemption on redemption.environment_id = place.environment_id and redemption.server_id = place.server_id
               join redemption_batch on redemption_batch.id = redemption.batch where ${within('redemption.at')}`,
    },
  ];
}

/** What came into the game, or went out of it: each change is read where it is told in full, and once. */
function flowStatement({ startOf, within }: Clock): CountStatement {
  const assetsIn = (
    table: string,
    at: string,
    { detail, list, delta = `(asset ->> 'amount')::numeric`, where = 'true' }: Telling,
  ) => `select ${startOf(at)} as starts, ${table}.server, ${table}.account_id,
               ${assetOf(`(asset ->> 'asset_kind')`, `asset ->> 'target_id'`)} as subject, '${detail}' as detail, ${delta} as delta
          from ${from(table)} cross join jsonb_array_elements(${list}) as asset where ${within(at)} and ${where}`;
  const changes = [
    `select ${startOf('log.at')} as starts, log.server, log.account_id, ${assetOf('asset_type', 'asset_id::text')} as subject,
            coalesce(${SYSTEM_NAMES}, '') as detail, asset_value as delta
       from ${from('log')}
      where ${within('log.at')} and asset_type is not null and asset_value is not null and system_id not in (${READ_ELSEWHERE})`,
    `select ${startOf('ledger.at')} as starts, ledger.server, ledger.account_id, ${assetOf('asset_kind', 'config_id::text')} as subject,
            'GM' as detail, delta from ${from('ledger')} where ${within('ledger.at')}`,
    assetsIn('battle', 'battle.created_at', { detail: 'BATTLE', list: 'rewards' }),
    assetsIn('mail', 'claimed_at', { detail: 'MAIL', list: 'rewards', where: `source_module <> 'purchase'` }),
    assetsIn('purchase', 'delivered_at', { detail: 'PAYMENT', list: 'rewards', where: IS_PAID }),
    assetsIn('draw', 'draw.created_at', {
      detail: 'GACHA',
      list: 'cost',
      delta: `-(asset ->> 'amount')::numeric`,
    }),
    assetsIn('draw', 'draw.created_at', {
      detail: 'GACHA',
      list: 'results',
      delta: `coalesce((asset ->> 'amount')::numeric, 1)`,
    }),
  ];
  return {
    kind: 'gained or spent',
    rows: `select starts, server, account_id, subject, detail, 1 as times, abs(delta) as amount,
                  case when delta > 0 then 'gained' else 'spent' end as kind
             from (${changes.join(' union all ')}) as changes where delta <> 0`,
  };
}

type Telling = {
  readonly detail: string;
  readonly list: string;
  readonly delta?: string;
  readonly where?: string;
};
