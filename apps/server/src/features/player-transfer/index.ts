export { createPlayerTransferRoutes } from './player-transfer.routes.ts';
export { createPlayerTransferService } from './player-transfer.service.ts';
