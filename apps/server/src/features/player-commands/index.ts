export { lineOf } from './command.ts';
export { changePlayer } from './change-player.ts';
export { createPlayerCommandRoutes } from './player-commands.routes.ts';
export { createPlayerCommandsService, type PlayerCommandsService } from './player-commands.service.ts';
export { createPlayerCommandJobs } from './settle-commands.ts';
export type { CountedGrant } from './grants.ts';
export { openGrants } from './open-grants.ts';
export type { ClaimedApproval } from './run-command.ts';
export type { WaitingCommand } from './run-waiting.ts';
