export { createAuthJobs } from './auth.jobs.ts';
export { createAuthRoutes } from './auth.routes.ts';
export { createAuthService, type AuthService } from './auth.service.ts';
export { isGuessable } from './guessable-password.ts';
export { hashPassword } from './password.ts';
export { createSessionCache } from './session-cache.ts';
