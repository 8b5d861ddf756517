export { createPlayerCommandRoutes } from './player-commands.routes.ts';
export { createPlayerCommandsService, type PlayerCommandsService } from './player-commands.service.ts';
export { createPlayerCommandJobs } from './settle-commands.ts';
