const MAX_KEPT = 30;

/** A player whose page was opened in this browser, with the name of that time. */
export type RecentPlayer = {
  readonly environment: string;
  readonly serverId: number;
  readonly accountId: number;
  readonly name: string;
  /** UTC, `YYYY-MM-DD HH:mm:ss`. */
  readonly at: string;
};

/** Several people may use one browser: each has a list of their own. */
const keyOf = (person: number): string => `recent_players_${person}`;

/** The players of an environment whom a person opened, the latest first. */
export function readRecentPlayers(person: number, environment: string): readonly RecentPlayer[] {
  return readAll(person).filter((player) => player.environment === environment);
}

export function rememberPlayer(person: number, player: RecentPlayer): void {
  const others = readAll(person).filter((known) => !isSame(known, player));
  localStorage.setItem(keyOf(person), JSON.stringify([player, ...others].slice(0, MAX_KEPT)));
}

/** The next person at this browser must not read them. */
export function forgetRecentPlayers(person: number): void {
  localStorage.removeItem(keyOf(person));
}

function readAll(person: number): readonly RecentPlayer[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(person)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRecentPlayer) : [];
  } catch {
    return [];
  }
}

function isRecentPlayer(value: unknown): value is RecentPlayer {
  const { environment, serverId, accountId, name, at } = (value ?? {}) as Partial<RecentPlayer>;
  return (
    [environment, name, at].every((text) => typeof text === 'string') &&
    [serverId, accountId].every((id) => typeof id === 'number')
  );
}

function isSame(one: RecentPlayer, other: RecentPlayer): boolean {
  return (
    one.environment === other.environment &&
    one.serverId === other.serverId &&
    one.accountId === other.accountId
  );
}
