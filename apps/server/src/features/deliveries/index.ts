export { createDeliveriesService, type DeliveriesService } from './deliveries.service.ts';
export { createDeliveriesRoutes } from './deliveries.routes.ts';
export { createDeliveryJobs } from './deliveries.jobs.ts';
export { auditPlaceOf as deliveryAuditPlace } from './delivery-audit.ts';
export { findAuthors as findDeliveryAuthors } from './deliveries.repo.ts';
