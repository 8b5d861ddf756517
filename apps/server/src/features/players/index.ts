export { maskRows } from './mask-personal.ts';
export { createPlayerLogRoutes } from './player-log.routes.ts';
export { createPlayerPageRoutes } from './player-page.routes.ts';
export { createPlayersRoutes } from './players.routes.ts';
export { createPlayersService, type PlayersService } from './players.service.ts';
