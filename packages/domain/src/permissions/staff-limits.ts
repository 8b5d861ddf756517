import { ROLES, type Role } from '../core/module.ts';

/** What a member of staff may do in one environment on one day of its game's calendar. Null: any number. */
export type DailyLimits = {
  /** The worth of what is given away, in US cents. */
  readonly value_cents: number | null;
  /** How many players are changed. */
  readonly players: number | null;
  /** How many players deliveries go to. */
  readonly recipients: number | null;
  /** How often data of players leaves the console as a file. */
  readonly exports: number | null;
  /** How many players are seen in lists and on their pages, each once. */
  readonly players_read: number | null;
  /** How often masked personal data is shown, or searched by. */
  readonly reveals: number | null;
};

/** The limits of a role, where players play for real (`protected`) or elsewhere (`open`). */
export type RoleLimits = DailyLimits & { readonly role: Role; readonly place: LimitPlace };

export const LIMIT_PLACES = ['protected', 'open'] as const;
type LimitPlace = (typeof LIMIT_PLACES)[number];

/** Beyond these a second person decides. */
export const APPROVABLE_LIMITS = ['value_cents', 'players', 'recipients', 'exports'] as const;

/** Beyond these the console refuses until the next day. */
const READING_LIMITS = ['players_read', 'reveals'] as const;

/** Everything that a role may do only so much of in a day. */
export const LIMITED = [
  ...APPROVABLE_LIMITS,
  ...READING_LIMITS,
] as const satisfies readonly (keyof DailyLimits)[];
export type Limited = (typeof LIMITED)[number];

const NO_LIMITS: DailyLimits = {
  value_cents: null,
  players: null,
  recipients: null,
  exports: null,
  players_read: null,
  reveals: null,
};

const WHERE_PROTECTED: Readonly<Record<Role, DailyLimits>> = {
  admin: {
    value_cents: 50_000,
    players: 200,
    recipients: 50_000,
    exports: 20,
    players_read: 10_000,
    reveals: 200,
  },
  cs: { value_cents: 10_000, players: 100, recipients: 0, exports: 5, players_read: 5000, reveals: 100 },
  qa: { value_cents: 0, players: 0, recipients: 0, exports: 0, players_read: 1000, reveals: 20 },
  low_cs: { value_cents: 5000, players: 60, recipients: 1000, exports: 0, players_read: 3000, reveals: 60 },
};

/** Until an admin changes them. */
export const INITIAL_STAFF_LIMITS: readonly RoleLimits[] = ROLES.flatMap((role): RoleLimits[] => [
  { role, place: 'protected', ...WHERE_PROTECTED[role] },
  { role, place: 'open', ...NO_LIMITS },
]);

/** What holds for a role in an environment. */
export function dailyLimitsOf(limits: readonly RoleLimits[], role: Role, isProtected: boolean): DailyLimits {
  const place: LimitPlace = isProtected ? 'protected' : 'open';
  return limits.find((limit) => limit.role === role && limit.place === place) ?? NO_LIMITS;
}

/** A change of the limits, all of them before and after it. */
export type LimitsChange = {
  readonly before: readonly RoleLimits[];
  readonly after: readonly RoleLimits[];
  /** Made by the person that the limits are for, or by an account that does not count as another person. */
  readonly isOwn: boolean;
};

/**
 * The limits that apply to a person who changed them recently (`changes`, the oldest first): none is higher
 * than it was before their changes, unless another person changed it since.
 */
export function limitsAfterOwn(
  limits: readonly RoleLimits[],
  changes: readonly LimitsChange[],
): readonly RoleLimits[] {
  return limits.map((now) => {
    const held = LIMITED.map((name) => {
      const of = (among: readonly RoleLimits[]) =>
        among.find(({ role, place }) => role === now.role && place === now.place)?.[name] ?? null;
      const [first] = changes;
      if (first === undefined) return [name, now[name]];
      const others = changes.filter(({ isOwn, before, after }) => !isOwn && of(before) !== of(after));
      const last = others.at(-1);
      return [name, lower(now[name], last === undefined ? of(first.before) : of(last.after))];
    });
    return { ...now, ...Object.fromEntries(held) };
  });
}

const lower = (one: number | null, other: number | null): number | null => {
  if (one === null || other === null) return one ?? other;
  return Math.min(one, other);
};
