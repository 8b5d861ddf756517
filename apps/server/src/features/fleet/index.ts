export { createFleetRoutes } from './fleet.routes.ts';
export { createFleetService } from './fleet.service.ts';
export type { FleetService } from './fleet.service.ts';
export { registerGameSocket } from './game-socket.ts';
export { createMachineTokensService } from './machine-tokens.service.ts';
export type { MachineTokensService } from './machine-tokens.service.ts';
export type { GameOrder } from './game-orders.ts';
export type { HeardCount, HeardNode } from './game-nodes.repo.ts';
export { findLiveBundle, type LiveBundle } from './live-bundle.repo.ts';
