export { createGuildRoutes } from './guilds.routes.ts';
export { createGuildsService } from './guilds.service.ts';
