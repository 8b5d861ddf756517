export { findGeneratedBatches } from './batches.repo.ts';
export { createRedemptionJobs } from './draw-batch.ts';
export { createRedemptionCodesRoutes } from './redemption-codes.routes.ts';
export { createRedemptionCodesService } from './redemption-codes.service.ts';
