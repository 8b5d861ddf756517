export { createAccountsRoutes } from './accounts.routes.ts';
export { createAccountsService, type AccountsService } from './accounts.service.ts';
export { createDemoAccounts } from './demo-accounts.ts';
