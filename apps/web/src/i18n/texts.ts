import type { approvals } from './en/approvals.ts';
import type { commands } from './en/commands.ts';
import type { deliveries } from './en/deliveries.ts';
import type { en } from './en/index.ts';
import type { events } from './en/events.ts';
import type { facts } from './en/facts.ts';
import type { files } from './en/files.ts';
import type { guilds } from './en/guilds.ts';
import type { orders } from './en/orders.ts';
import type { permissions } from './en/permissions.ts';
import type { player } from './en/player.ts';
import type { players } from './en/players.ts';
import type { report } from './en/report.ts';
import type { sql } from './en/sql.ts';
import type { lab } from './en/lab.ts';
import type { tools } from './en/tools.ts';

/** Every text of the console in English. Those of players come with their screens, the others at the start. */
export type English = typeof en & PlayerTexts;

type PlayerTexts = {
  readonly players: typeof players;
  readonly player: typeof player;
  readonly approvals: typeof approvals;
  readonly deliveries: typeof deliveries;
  readonly commands: typeof commands;
  readonly permissions: typeof permissions;
  readonly facts: typeof facts;
  readonly files: typeof files;
  readonly guilds: typeof guilds;
  readonly orders: typeof orders;
  readonly lab: typeof lab;
  readonly tools: typeof tools;
  readonly report: typeof report;
  readonly sql: typeof sql;
  readonly events: typeof events;
};

export type Namespace = keyof English;

/** A plural form that only some languages have: English has `_one`, Chinese and Japanese do without. */
type PluralKey<T> = Extract<keyof T, `${string}_one`>;

type Translation<T> = T extends string ? string : TextTree<T>;

type TextTree<T> = { readonly [K in Exclude<keyof T, PluralKey<T>>]: Translation<T[K]> } & {
  readonly [K in PluralKey<T>]?: string;
};

/** The texts of a namespace in another language: the same keys as English. */
export type Texts<N extends Namespace> = TextTree<English[N]>;
