export { nameRecordsIn, recordsNamedIn } from './game-names.ts';
export { mapPersonal, maskMatch, maskRows, maskUnknown } from './mask-personal.ts';
export { createPlayerLogRoutes } from './player-log.routes.ts';
export { createPlayerPageRoutes } from './player-page.routes.ts';
export { createPlayersRoutes } from './players.routes.ts';
export { createPlayersService, type PlayersService } from './players.service.ts';
export { nameStaffIn } from './staff-names.ts';
export { wantedPlayerIn } from './search-wish.ts';
export { listServers } from './server-settings.ts';
