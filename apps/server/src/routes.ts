import type { Services } from './compose.ts';
import { createAuthRoutes } from './features/auth/auth.routes.ts';
import type { Route } from './http/route.ts';

/** Every endpoint of the API: one line per feature. */
export function createRoutes(services: Services): readonly Route[] {
  return [...createAuthRoutes(services)];
}
