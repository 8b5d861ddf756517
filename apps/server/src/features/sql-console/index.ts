export { READING_GRANTS } from './readable-tables.ts';
export { createSqlConsoleRoutes } from './sql-console.routes.ts';
export { createSqlConsoleService } from './sql-console.service.ts';
