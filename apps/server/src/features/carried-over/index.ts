export { findCarriedOver, insertCarriedOver, type CarriedRecord } from './carried-over.repo.ts';
export { createCarriedOverRoutes } from './carried-over.routes.ts';
export { createCarriedOverService } from './carried-over.service.ts';
