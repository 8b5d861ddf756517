import type { Language } from '@quartermaster/domain/core/language';
import { approvals as enApprovals } from './en/approvals.ts';
import { commands as enCommands } from './en/commands.ts';
import { facts as enFacts } from './en/facts.ts';
import { files as enFiles } from './en/files.ts';
import { guilds as enGuilds } from './en/guilds.ts';
import { deliveries as enDeliveries } from './en/deliveries.ts';
import { en } from './en/index.ts';
import { orders as enOrders } from './en/orders.ts';
import { report as enReport } from './en/report.ts';
import { sql as enSql } from './en/sql.ts';
import { lab as enLab } from './en/lab.ts';
import { events as enEvents } from './en/events.ts';
import { tools as enTools } from './en/tools.ts';
import { permissions as enPermissions } from './en/permissions.ts';
import { player as enPlayer } from './en/player.ts';
import { players as enPlayers } from './en/players.ts';
import { approvals as jpApprovals } from './jp/approvals.ts';
import { commands as jpCommands } from './jp/commands.ts';
import { facts as jpFacts } from './jp/facts.ts';
import { files as jpFiles } from './jp/files.ts';
import { guilds as jpGuilds } from './jp/guilds.ts';
import { deliveries as jpDeliveries } from './jp/deliveries.ts';
import { jp } from './jp/index.ts';
import { orders as jpOrders } from './jp/orders.ts';
import { report as jpReport } from './jp/report.ts';
import { sql as jpSql } from './jp/sql.ts';
import { lab as jpLab } from './jp/lab.ts';
import { events as jpEvents } from './jp/events.ts';
import { tools as jpTools } from './jp/tools.ts';
import { permissions as jpPermissions } from './jp/permissions.ts';
import { player as jpPlayer } from './jp/player.ts';
import { players as jpPlayers } from './jp/players.ts';
import type { Namespace, Texts } from './texts.ts';
import { approvals as zhApprovals } from './zh/approvals.ts';
import { commands as zhCommands } from './zh/commands.ts';
import { facts as zhFacts } from './zh/facts.ts';
import { files as zhFiles } from './zh/files.ts';
import { guilds as zhGuilds } from './zh/guilds.ts';
import { deliveries as zhDeliveries } from './zh/deliveries.ts';
import { zh } from './zh/index.ts';
import { orders as zhOrders } from './zh/orders.ts';
import { report as zhReport } from './zh/report.ts';
import { sql as zhSql } from './zh/sql.ts';
import { lab as zhLab } from './zh/lab.ts';
import { events as zhEvents } from './zh/events.ts';
import { tools as zhTools } from './zh/tools.ts';
import { permissions as zhPermissions } from './zh/permissions.ts';
import { player as zhPlayer } from './zh/player.ts';
import { players as zhPlayers } from './zh/players.ts';

type Everything = { readonly [N in Namespace]: Texts<N> };

/** All texts of the console at once: for those who check them, never for the browser. */
export const EVERY_TEXT = {
  en: {
    ...en,
    player: enPlayer,
    approvals: enApprovals,
    players: enPlayers,
    deliveries: enDeliveries,
    commands: enCommands,
    permissions: enPermissions,
    facts: enFacts,
    files: enFiles,
    guilds: enGuilds,
    orders: enOrders,
    lab: enLab,
    tools: enTools,
    report: enReport,
    sql: enSql,
    events: enEvents,
  },
  zh: {
    ...zh,
    player: zhPlayer,
    approvals: zhApprovals,
    players: zhPlayers,
    deliveries: zhDeliveries,
    commands: zhCommands,
    permissions: zhPermissions,
    facts: zhFacts,
    files: zhFiles,
    guilds: zhGuilds,
    orders: zhOrders,
    lab: zhLab,
    tools: zhTools,
    report: zhReport,
    sql: zhSql,
    events: zhEvents,
  },
  jp: {
    ...jp,
    player: jpPlayer,
    approvals: jpApprovals,
    players: jpPlayers,
    deliveries: jpDeliveries,
    commands: jpCommands,
    permissions: jpPermissions,
    facts: jpFacts,
    files: jpFiles,
    guilds: jpGuilds,
    orders: jpOrders,
    lab: jpLab,
    tools: jpTools,
    report: jpReport,
    sql: jpSql,
    events: jpEvents,
  },
} as const satisfies Readonly<Record<Language, Everything>>;
