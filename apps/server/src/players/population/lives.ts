import type { Dice } from './dice.ts';

export const DAY = 86_400_000;
/** What happens, happens within half an hour of a login. */
export const SESSION = 1_800_000;

/** The kinds of players, by how much they play. */
type LifeKind = 'visitor' | 'beginner' | 'regular' | 'devoted' | 'whale';

type LifeShape = {
  /** Cumulative share of all players, up to and with this kind. */
  readonly upTo: number;
  readonly levels: readonly [from: number, to: number];
  readonly logins: readonly [from: number, to: number];
  readonly days: readonly [from: number, to: number];
  /** How many still play today. */
  readonly isActive: number;
  readonly pays: number;
};

/** Most accounts die young; a few percent are active; very few pay for all the others. */
const LIVES: Readonly<Record<LifeKind, LifeShape>> = {
  visitor: { upTo: 0.62, levels: [1, 5], logins: [1, 2], days: [0, 2], isActive: 0.004, pays: 0 },
  beginner: { upTo: 0.9, levels: [6, 18], logins: [2, 6], days: [1, 20], isActive: 0.015, pays: 0.02 },
  regular: { upTo: 0.985, levels: [19, 45], logins: [6, 14], days: [15, 200], isActive: 0.22, pays: 0.15 },
  devoted: { upTo: 0.999, levels: [46, 80], logins: [14, 24], days: [90, 500], isActive: 0.6, pays: 0.6 },
  whale: { upTo: 1, levels: [70, 100], logins: [20, 30], days: [120, 500], isActive: 0.85, pays: 1 },
};

export type Life = {
  readonly kind: LifeKind;
  readonly level: number;
  readonly createdAt: number;
  readonly lastLoginAt: number;
  readonly isActive: boolean;
  readonly isPayer: boolean;
  /** When they came, oldest first. */
  readonly logins: readonly number[];
};

/** A life between the opening of the server and now. */
export function liveLife(dice: Dice, openedAt: number, now: number, kind = pickKind(dice)): Life {
  const shape = LIVES[kind];
  const isActive = dice.chance(shape.isActive);
  const span = Math.min(
    (now - openedAt) * 0.97,
    (shape.days[0] + dice.next() * (shape.days[1] - shape.days[0])) * DAY,
  );
  const latest = isActive
    ? now - SESSION - dice.next() * 2 * DAY
    : now - 3 * DAY - dice.next() * (now - openedAt - span);
  const createdAt = Math.max(openedAt, latest - span);
  const lastLoginAt = Math.max(createdAt, Math.min(latest, now));
  const inner = dice.between(...shape.logins) - 1;
  const logins = Array.from({ length: inner }, () => createdAt + dice.next() * (lastLoginAt - createdAt));
  return {
    kind,
    level: dice.between(...shape.levels),
    createdAt,
    lastLoginAt,
    isActive,
    isPayer: dice.chance(shape.pays),
    logins: [...logins, lastLoginAt].sort((left, right) => left - right),
  };
}

function pickKind(dice: Dice): LifeKind {
  const point = dice.next();
  const found = Object.entries(LIVES).find(([, { upTo }]) => point < upTo);
  return (found?.[0] as LifeKind | undefined) ?? 'visitor';
}

/** Some minutes after a login, while they were playing. */
export function duringLogin(dice: Dice, login: number): number {
  return login + dice.next() * SESSION;
}
