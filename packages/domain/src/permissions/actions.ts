import { ROLES, type Role } from '../core/module.ts';

const ADMIN: readonly Role[] = ['admin'];

/** What can be done with the console, and by which roles. */
export const ROLES_BY_ACTION = {
  'accounts.read': ADMIN,
  /** Save filled-in action forms under names, for all staff in an environment. */
  'action_presets.write': ADMIN,
  /** Approve or refuse requests of other people. */
  'approvals.decide': ADMIN,
  /** All roles see their own requests. */
  'approvals.read': ROLES,
  'audit.read': ADMIN,
  'dashboard.read': ['admin', 'cs', 'low_cs'],
  /** Mail to many players: prepare, send, stop and recall it. */
  'deliveries.manage': ['admin', 'low_cs'],
  'draw_audit.read': ADMIN,
  'draw_audit.run': ADMIN,
  'environments.read': ROLES,
  'files.upload': ADMIN,
  'fleet.read': ADMIN,
  'guilds.read': ADMIN,
  'orders.read': ROLES,
  'quick_helper.use': ADMIN,
  'jobs.read': ADMIN,
  'logs.archive': ADMIN,
  'logs.export': ADMIN,
  'players.read': ROLES,
  /** See e-mail addresses, devices and the like as they are, without asking for each player. */
  'players.read_personal': ['admin', 'cs', 'qa'],
  /** The same where players play for real: testing needs no data of real people. */
  'players.read_personal_protected': ['admin', 'cs'],
  'players.reveal': ROLES,
  'players.note': ROLES,
  'players.export': ['admin', 'cs'],
  /** Everything there is of one player, personal data too: a file that answers a data request. */
  'players.export_file': ADMIN,
  /** Ask another admin for such a file, and take it once it is approved. */
  'players.ask_file': ['admin', 'cs'],
  /** A player of such a file as a new one, where nothing is protected. */
  'players.import_file': ['admin', 'qa'],
  'records.read': ADMIN,
  'records.write': ADMIN,
  'records.import': ADMIN,
  'records.export': ADMIN,
  'redemption_codes.manage': ADMIN,
  'releases.read': ADMIN,
  'releases.publish': ADMIN,
  'reports.read': ADMIN,
  'sql.run': ADMIN,
  'staff_limits.read': ADMIN,
} as const satisfies Readonly<Record<string, readonly Role[]>>;

export type Action = keyof typeof ROLES_BY_ACTION;

/** Whether people of this role may do this. */
export function may(role: Role, action: Action): boolean {
  const roles: readonly Role[] = ROLES_BY_ACTION[action];
  return roles.includes(role);
}

/** Whether people of this role see personal data of players as it is in an environment, without giving a reason. */
export function seesPersonal(role: Role, isProtected: boolean): boolean {
  return may(role, isProtected ? 'players.read_personal_protected' : 'players.read_personal');
}
