export { createOrderRoutes } from './orders.routes.ts';
export { findSoldProducts } from './sold-products.repo.ts';
export { createOrdersService } from './orders.service.ts';
