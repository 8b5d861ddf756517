/** Texts that come with the screens that use them, in one file. */
export * from './players.ts';
export * from './player.ts';
export * from './approvals.ts';
export * from './deliveries.ts';
export * from './commands.ts';
export * from './permissions.ts';
export * from './facts.ts';
export * from './files.ts';
export * from './guilds.ts';
export * from './orders.ts';
export * from './lab.ts';
export * from './tools.ts';
export * from './report.ts';
export * from './sql.ts';
export * from './events.ts';
