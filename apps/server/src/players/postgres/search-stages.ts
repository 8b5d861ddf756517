import type {
  FormerName,
  PlayerFilters,
  PlayerMatch,
  SearchedBy,
} from '@quartermaster/contract/http/player-search';
import { MAX_ACCOUNT_ID } from '@quartermaster/contract/http/limits';
import { loginProvider } from '@quartermaster/domain/enums/login-provider';
import type { Parameters } from '../../engine/parameters.ts';
import { wireTime } from '../../engine/wire-time.ts';
import { endOfPrefix, inOtherKana, nameGramsOf, nameKeyOf } from './name-keys.ts';
import type { RowOrder } from './search-cursor.ts';

/** What a typed text may be, worked out once for all servers. */
export type Needle = {
  readonly by: SearchedBy;
  readonly text: string;
  readonly nameKey: string;
  readonly accountId: number | null;
  readonly handles: readonly string[];
  /** The same in other kana, where it has any. */
  readonly kanaKeys: readonly string[];
  /** Whether names that players had before, and names that read alike, count as well. */
  readonly isLoose: boolean;
};

/** Kinds of handles by what people call searching for them. */
const HANDLE_KINDS: Partial<Record<SearchedBy, readonly string[]>> = {
  account_id: ['player'],
  login: ['login'],
  email: ['email'],
  third_party: loginProvider.words,
  device: ['device'],
  ip: ['ip'],
};

/** A number of an account, also as tickets write it: `#100001`, `ID: 100001`, `「100001」`. */
const NUMBER = /^(?:#|u?id:? *|[「『(])?(\d{1,9})[」』)]?$/;

type NeedleOptions = { readonly withoutPersonal?: boolean; readonly withoutSimilar?: boolean };

export function readNeedle(
  text: string,
  by: SearchedBy,
  { withoutPersonal = false, withoutSimilar = false }: NeedleOptions = {},
): Needle {
  const nameKey = nameKeyOf(text);
  const number = Number(NUMBER.exec(nameKey)?.[1] ?? 0);
  const isNumber = number >= 1 && number <= MAX_ACCOUNT_ID;
  const anything = withoutPersonal ? HANDLE_KINDS.account_id : Object.values(HANDLE_KINDS).flat();
  const kinds = by === 'any' ? anything : HANDLE_KINDS[by];
  return {
    by,
    text,
    nameKey,
    accountId: isNumber && (by === 'any' || by === 'account_id') ? number : null,
    handles: nameKey === '' ? [] : (kinds ?? []).map((kind) => `${kind}:${nameKey}`),
    kanaKeys: inOtherKana(nameKey),
    isLoose: !withoutSimilar && (by === 'any' || by === 'name'),
  };
}

/** A way of meeting the text: nearer ones come first. */
export type Stage = {
  readonly rank: number;
  /** Whether one plan serves every text: which index leads to the players does not depend on it. */
  readonly isSteady: boolean;
  /** By name unless it says otherwise. */
  readonly order?: RowOrder;
  /** Whether its players are found by names that they had before: which those are belongs to the answer. */
  readonly isFormer?: boolean;
  readonly condition: (parameters: Parameters) => string;
};

/**
 * Names that contain a text, looked for in ever larger parts of the players: where thousands contain
 * it, the first ones are found without reading all of them. The parts have indexes of their own. By a
 * hash: numbers may follow a pattern, and names with them.
 */
const DRAWN = 'hashint4(account.account_id)';
const PARTS = [`${DRAWN} & 255 = 0`, `${DRAWN} & 15 = 0 and ${DRAWN} & 255 <> 0`, `${DRAWN} & 15 <> 0`];

/** Which is how players are stored on the disk. */
const BY_NUMBER: RowOrder = { column: 'account_id', descending: false };

/** `orders`: accounts of this server that the text is an order number of. */
export function stagesOf(needle: Needle, orders: readonly number[]): readonly Stage[] {
  if (needle.by === 'guild')
    return [{ rank: 0, isSteady: true, condition: (parameters) => inGuild(needle, parameters) }];
  const exactly = (parameters: Parameters): Ways => exactWays(needle, orders, parameters);
  const stages: Stage[] = [
    {
      rank: 0,
      isSteady: true,
      condition: (parameters) => `account.account_id = any(${theirs('account_id', exactly(parameters))})`,
    },
  ];
  if (needle.by !== 'any' && needle.by !== 'name') return stages;
  // By name, which the index of names holds, so that counting a beginning reads nothing else.
  const others = (parameters: Parameters): string =>
    `account.name_key <> all(${theirs('name_key', exactly(parameters))})`;
  const known = (parameters: Parameters): string =>
    `${others(parameters)}${needle.isLoose ? ` and not (${hadName(needle, parameters)})` : ''}`;
  if (needle.isLoose)
    stages.push({
      rank: 1,
      isSteady: true,
      isFormer: true,
      condition: (parameters) => `${hadName(needle, parameters)} and ${others(parameters)}`,
    });
  stages.push({
    rank: 2,
    isSteady: true,
    condition: (parameters) => `${beginsWith(needle, parameters)} and ${known(parameters)}`,
  });
  const containing = containingStages(needle, known);
  return [...stages, ...containing, ...(needle.isLoose ? similarStages(needle, known) : [])];
}

/** `others`: leaves out who was met already. */
function containingStages(needle: Needle, others: Stage['condition']): readonly Stage[] {
  if (nameGramsOf(needle.nameKey).length === 0) return [];
  return PARTS.map((part, index) => ({
    rank: 3 + index,
    isSteady: false,
    order: BY_NUMBER,
    condition: (parameters) =>
      `${part} and ${contains(needle.nameKey, parameters)}
       and not (${beginsWith(needle, parameters)}) and ${others(parameters)}`,
  }));
}

/**
 * Names that read alike: those that begin like the text but for spaces and the kind of kana, former
 * names that do, and names that contain it in other kana.
 */
function similarStages(needle: Needle, others: Stage['condition']): readonly Stage[] {
  const isNew = (parameters: Parameters): string => {
    const inside =
      nameGramsOf(needle.nameKey).length === 0
        ? ''
        : `and strpos(account.name_key, ${parameters.add(needle.nameKey)}) = 0`;
    return `not (${beginsWith(needle, parameters)}) ${inside} and ${others(parameters)}`;
  };
  const isAlike = (parameters: Parameters): string => beginsAlike(needle, 'account.name_key', parameters);
  const hadAlike = (parameters: Parameters): string =>
    `account.account_id = any(array(select account_id from player.former_name
       where server = $1 and ${beginsAlike(needle, 'name_key', parameters)}))`;
  const keys = needle.kanaKeys.filter((key) => nameGramsOf(key).length > 0);
  const inside = PARTS.slice(0, keys.length === 0 ? 0 : undefined).map((part, index): Stage => ({
    rank: 8 + index,
    isSteady: false,
    order: BY_NUMBER,
    condition: (parameters) =>
      `${part} and (${keys.map((key) => `(${contains(key, parameters)})`).join(' or ')})
       and not (${isAlike(parameters)}) and not (${hadAlike(parameters)}) and ${isNew(parameters)}`,
  }));
  return [
    {
      rank: 6,
      isSteady: true,
      condition: (parameters) => `${isAlike(parameters)} and ${isNew(parameters)}`,
    },
    {
      rank: 7,
      isSteady: true,
      isFormer: true,
      condition: (parameters) =>
        `${hadAlike(parameters)} and not (${isAlike(parameters)}) and ${isNew(parameters)}`,
    },
    ...inside,
  ];
}

// Position in place of "like": the planner would take that for something rarer still than the grams.
const contains = (key: string, parameters: Parameters): string =>
  `account.grams @> ${parameters.add(nameGramsOf(key))}::integer[]
   and strpos(account.name_key, ${parameters.add(key)}) > 0`;

/** Whether the text is a name that the player had before. */
const hadName = ({ nameKey }: Needle, parameters: Parameters): string =>
  `account.account_id = any(array(select account_id from player.former_name
     where server = $1 and name_key = ${parameters.add(nameKey)}))`;

function beginsAlike({ nameKey }: Needle, column: string, parameters: Parameters): string {
  const key = parameters.add(nameKey);
  const of = (text: string): string => `player.alike_key(${text}) collate "C"`;
  return `(${of(column)}) >= (${of(key)}) and (${of(column)}) < (${of(key)}) || ${parameters.add(endOfPrefix(''))}`;
}

/** The former names of an account by which a text found it, newest first. */
export const formerNamesFound = (needle: Needle, parameters: Parameters): string =>
  `(select jsonb_agg(jsonb_build_object('name', name, 'until', ${wireTime('until')}) order by until desc)
      from player.former_name
     where server = account.server and account_id = account.account_id
       and ${beginsAlike(needle, 'former_name.name_key', parameters)}) as former_names`;

/** Conditions of which a player met exactly fulfils at least one. */
type Ways = readonly string[];

function exactWays(needle: Needle, orders: readonly number[], parameters: Parameters): Ways {
  const ways: string[] = [];
  if (needle.by === 'any' || needle.by === 'name')
    ways.push(`account.name_key = ${parameters.add(needle.nameKey)}`);
  if (needle.accountId !== null) ways.push(`account.account_id = ${parameters.add(needle.accountId)}`);
  if (needle.handles.length > 0) ways.push(`account.handles && ${parameters.add(needle.handles)}::text[]`);
  if (orders.length > 0) ways.push(`account.account_id = any(${parameters.add(orders)}::integer[])`);
  return ways.length === 0 ? ['false'] : ways;
}

/**
 * A column of those players, found before all else and each way by its own index. Of ways joined by
 * "or" the planner may expect so many that it reads every player in the order asked for.
 */
function theirs(column: 'account_id' | 'name_key', ways: Ways): string {
  const statements = ways.map(
    (way) => `select ${column} from player.account where account.server = $1 and ${way}`,
  );
  return `array(${statements.join(' union ')})`;
}

function beginsWith({ nameKey }: Needle, parameters: Parameters): string {
  return `account.name_key >= ${parameters.add(nameKey)} and account.name_key < ${parameters.add(endOfPrefix(nameKey))}`;
}

function inGuild({ nameKey }: Needle, parameters: Parameters): string {
  const name = `name_key >= ${parameters.add(nameKey)} and name_key < ${parameters.add(endOfPrefix(nameKey))}`;
  const number = /^\d{1,9}$/.test(nameKey) ? ` or guild_id = ${parameters.add(Number(nameKey))}` : '';
  return `account.account_id = any(array(
    select account_id from player.guild_member where server = $1 and guild_id in (
      select guild_id from player.guild where server = $1 and ((${name})${number}))))`;
}

const RANGES = [
  ['level', 'level'],
  ['vip', 'vip_level'],
  ['spent', 'spent_usd_cents'],
] as const;

/** What narrows the players, whatever they were found by. */
export function filterConditions(filters: PlayerFilters, parameters: Parameters): readonly string[] {
  const conditions: string[] = [];
  if (filters.status !== undefined) conditions.push(`account.status = ${parameters.add(filters.status)}`);
  for (const [key, column] of RANGES) {
    const [from, to] = [filters[`${key}_from`], filters[`${key}_to`]];
    // A number beyond what a column holds narrows like any other.
    if (from !== undefined) conditions.push(`account.${column} >= ${parameters.add(from)}::integer`);
    if (to !== undefined) conditions.push(`account.${column} <= ${parameters.add(to)}::integer`);
  }
  const instant = (value: string): string => `(${parameters.add(value)}::timestamp at time zone 'utc')`;
  if (filters.last_login_from !== undefined)
    conditions.push(`account.last_login_at >= ${instant(filters.last_login_from)}`);
  if (filters.last_login_to !== undefined)
    conditions.push(`account.last_login_at < ${instant(filters.last_login_to)} + interval '1 second'`);
  return conditions;
}

/** What of a found player the text met, for people to see why a row is there. */
export function matchesOf(
  needle: Needle,
  player: {
    readonly account_id: number;
    readonly name: string;
    readonly name_key: string;
    readonly handles: readonly string[];
    readonly guild_name: string | null;
    readonly former_names?: readonly FormerName[] | null;
  },
  orders: readonly number[],
): PlayerMatch[] {
  const { by, text, nameKey } = needle;
  if (text === '') return [];
  if (by === 'guild') return [{ by, text: player.guild_name ?? text }];
  const matches: PlayerMatch[] = [];
  if (player.account_id === needle.accountId)
    matches.push({ by: 'account_id', text: String(player.account_id) });
  for (const handle of needle.handles.filter((wanted) => player.handles.includes(wanted)))
    matches.push({ by: searchedByOf(handle), text: handle.slice(handle.indexOf(':') + 1) });
  if (orders.includes(player.account_id)) matches.push({ by: 'order', text });
  if ((by === 'any' || by === 'name') && player.name_key.includes(nameKey))
    matches.push({ by: 'name', text: player.name });
  const [former] = player.former_names ?? [];
  if (former !== undefined) matches.push({ by: 'former_name', text: former.name, until: former.until });
  // What is left was found for reading alike.
  if (matches.length === 0 && needle.isLoose) matches.push({ by: 'similar_name', text: player.name });
  return matches;
}

function searchedByOf(handle: string): SearchedBy {
  const kind = handle.slice(0, handle.indexOf(':'));
  const found = Object.entries(HANDLE_KINDS).find(([, kinds]) => kinds.includes(kind));
  return (found?.[0] as SearchedBy | undefined) ?? 'any';
}
