import type { Language } from '@quartermaster/domain/core/language';
import { logSystemId, type LogSystem } from '@quartermaster/domain/enums/log-system';
import type { PossessionKind } from '@quartermaster/domain/enums/possession-kind';
import type { Dice } from './dice.ts';
import { growthKey, type GameContent, type Growth } from './game-content.ts';
import { DAY, type Life } from './lives.ts';
import { json, sqlTime, type PlayerRows, type Row } from './tables.ts';

/** The world that players are invented for. */
export type World = {
  readonly seed: number;
  readonly environmentId: number;
  readonly serverId: number;
  readonly openedAt: number;
  readonly now: number;
  /** What the environment serves, and since when: draws after it name it. */
  readonly releaseHash: string | null;
  readonly releasedAt: number;
  /** How many players the server has in all, and so how many guilds. */
  readonly size: number;
  /** Only what players are found by is generated: identity, orders and guilds. */
  readonly isLean?: boolean;
};

/** Older months of logins and the log were dropped, as a running game drops them. */
export function isForgotten({ now }: World, at: number): boolean {
  return at < now - 365 * DAY;
}

export type LogLine = {
  readonly system: LogSystem;
  readonly sub: number;
  readonly asset?: readonly [kind: string, id: number | null, value: number];
  readonly param?: number;
  readonly before?: string;
  readonly after?: string;
};

/** A player being generated: identity, and the rows so far. */
export type Invented = {
  readonly world: World;
  readonly dice: Dice;
  readonly accountId: number;
  readonly life: Life;
  readonly client: Client;
  readonly rows: PlayerRows;
  /** Puts a thing among what they own. Answers whether they had none of it. */
  readonly own: (
    kind: PossessionKind,
    configId: number,
    at: number,
    source: string,
    amount?: number,
  ) => boolean;
  readonly log: (at: number, line: LogLine) => void;
  readonly nextInstance: () => number;
};

/** What they play with, and from where. */
type Client = {
  readonly language: Language;
  readonly country: string;
  readonly currency: string;
  readonly platform: 'ios' | 'android';
  readonly deviceId: string;
  readonly deviceModel: string;
  readonly os: string;
  readonly ip: string;
};

const HOMES = [
  { language: 'zh', country: 'TW', currency: 'TWD' },
  { language: 'zh', country: 'HK', currency: 'HKD' },
  { language: 'jp', country: 'JP', currency: 'USD' },
  { language: 'jp', country: 'JP', currency: 'USD' },
  { language: 'en', country: 'SG', currency: 'SGD' },
  { language: 'en', country: 'US', currency: 'USD' },
] as const;

const MODELS = {
  ios: ['iPhone 13', 'iPhone 15', 'iPhone 16 Pro', 'iPad Air'],
  android: ['Pixel 8', 'Galaxy S23', 'Xperia 5 V', 'Redmi Note 13'],
} as const;

export function inventClient(dice: Dice): Client {
  const home = dice.pick(HOMES);
  const platform = dice.chance(0.45) ? 'ios' : 'android';
  return {
    ...home,
    platform,
    deviceId: `${dice.hex(8)}-${dice.hex(4)}-4${dice.hex(3)}-a${dice.hex(3)}-${dice.hex(12)}`,
    deviceModel: dice.pick(MODELS[platform]),
    os: platform === 'ios' ? `iOS ${dice.between(16, 18)}` : `Android ${dice.between(12, 15)}`,
    // Address ranges that are reserved for documentation, so that no real host has them.
    ip: `${dice.pick(['192.0.2', '198.51.100', '203.0.113'])}.${dice.between(1, 254)}`,
  };
}

type Start = Pick<Invented, 'world' | 'dice' | 'accountId' | 'life' | 'client' | 'rows'> &
  Pick<GameContent, 'growth'>;

export function startPerson({ growth, ...start }: Start): Invented {
  const { rows, accountId } = start;
  const owned = new Set<string>();
  let instances = 0;
  return {
    ...start,
    own(kind, configId, at, source, amount = 1) {
      const key = `${kind}:${configId}`;
      const isNew = !owned.has(key);
      // Pets and gods that the player has already become spirits.
      if (!isNew && kind !== 'equipment') return false;
      owned.add(key);
      instances += 1;
      rows.possession.push({
        account_id: accountId,
        kind,
        instance_id: instances,
        config_id: configId,
        amount,
        ...grownBy(start, growth.get(growthKey(kind, configId))),
        data: json({}),
        obtained_at: sqlTime(Math.min(at, start.world.now)),
        source,
      });
      return isNew;
    },
    log(at, line) {
      if (isForgotten(start.world, at)) return;
      rows.log.push(logRowOf(start, at, line));
    },
    nextInstance: () => instances + 1,
  };
}

/** The level that a player reached, within the limits of the game. */
function grownBy({ life, dice }: Pick<Start, 'life' | 'dice'>, growth: Growth | undefined) {
  if (growth === undefined) return { level: null, star: null };
  const { maxLevel, stars } = growth;
  const level = Math.min(maxLevel, Math.max(1, Math.floor(life.level * dice.next())));
  // Always drawn, so that the later random values do not depend on which things have stars.
  const luck = dice.next();
  if (stars === null) return { level, star: null };
  const [from, most] = stars;
  const to = Math.min(most, from + Math.floor(life.level / 25));
  return { level, star: from + Math.floor(luck * (to - from + 1)) };
}

function logRowOf(
  { accountId, world, life, client }: Omit<Start, 'growth'>,
  at: number,
  line: LogLine,
): Row<'log'> {
  const [assetType, assetId, assetValue] = line.asset ?? [null, null, null];
  return {
    account_id: accountId,
    at: sqlTime(Math.min(at, world.now)),
    user_level: life.level,
    system_id: logSystemId(line.system),
    sub_system_id: line.sub,
    reason_param_1: line.param ?? null,
    platform: client.platform,
    before_value: line.before ?? null,
    after_value: line.after ?? null,
    ip: client.ip,
    asset_type: assetType,
    asset_id: assetId,
    asset_value: assetValue,
    action_type: 'update',
    version: '1.4.0',
  };
}
