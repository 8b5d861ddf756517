export { createEnvironmentJobs } from './environments.jobs.ts';
export { createEnvironmentsRoutes } from './environments.routes.ts';
export { createEnvironmentsService, type EnvironmentsService } from './environments.service.ts';
export { versionsAdapter } from './versions-adapter.ts';
