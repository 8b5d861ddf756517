import {
  changePasswordAnswer,
  changePasswordBody,
  loginBody,
  logoutAnswer,
  meAnswer,
  tokenAnswer,
} from '@quartermaster/contract/http/auth';
import { reply, type Cookie } from '../../http/reply.ts';
import { API_BASE } from '../../http/register-routes.ts';
import { actorOf, route, type Route } from '../../http/route.ts';
import type { AuthService } from './auth.service.ts';
import { createSessionListRoutes } from './session-list.routes.ts';
import { ACCESS_SECONDS, SESSION_SECONDS } from './session-times.ts';
import type { Tokens } from './tokens.ts';

const REFRESH_COOKIE = 'refresh_token';
const COOKIE_PATH = `${API_BASE}/auth`;
/** Well above what people do, well below what guessing needs. */
const ATTEMPTS = { max: 120, seconds: 60 };

type Dependencies = { readonly auth: AuthService };

export function createAuthRoutes(deps: Dependencies): readonly Route[] {
  return [
    ...createTokenRoutes(deps),
    createLogoutRoute(deps),
    ...createPersonRoutes(deps),
    ...createSessionListRoutes(deps),
  ];
}

/** Where tokens come from: a password, or the cookie of the tokens before. */
function createTokenRoutes({ auth }: Dependencies): readonly Route[] {
  return [
    route(
      {
        method: 'POST',
        path: '/auth/login',
        access: 'public',
        body: loginBody,
        answer: tokenAnswer,
        csrf: true,
        rateLimit: ATTEMPTS,
        lane: 'essential',
        summary: 'Sign in',
      },
      async ({ body, account, request }) => {
        const replaced = request.cookie(REFRESH_COOKIE);
        return withTokens(await auth.login({ ...body, replaced }, actorOf({ account, request })));
      },
    ),
    route(
      {
        method: 'POST',
        path: '/auth/refresh',
        access: 'public',
        answer: tokenAnswer,
        csrf: true,
        rateLimit: ATTEMPTS,
        lane: 'essential',
        summary: 'Exchange the refresh cookie for new tokens',
      },
      async ({ account, request }) =>
        withTokens(await auth.refresh(request.cookie(REFRESH_COOKIE), actorOf({ account, request }))),
    ),
  ];
}

function createLogoutRoute({ auth }: Dependencies): Route {
  return route(
    {
      method: 'DELETE',
      path: '/auth/logout',
      access: 'public',
      answer: logoutAnswer,
      csrf: true,
      lane: 'essential',
      summary: 'End the session',
    },
    async ({ account, request }) => {
      const shown = { access: request.token, refresh: request.cookie(REFRESH_COOKIE) };
      await auth.logout(shown, actorOf({ account, request }));
      return reply({ success: true as const }, { cookies: [refreshCookie('', 0)] });
    },
  );
}

/** What a person does about their own account. */
function createPersonRoutes({ auth }: Dependencies): readonly Route[] {
  return [
    route(
      {
        method: 'GET',
        path: '/auth/me',
        access: 'signed-in',
        answer: meAnswer,
        withGivenPassword: true,
        lane: 'essential',
        summary: 'Get the signed-in account',
      },
      async ({ account: { id, name, role, username, mustChangePassword } }) => ({
        id,
        name,
        type: role,
        username,
        must_change_password: mustChangePassword,
      }),
    ),
    route(
      {
        method: 'POST',
        path: '/auth/password',
        access: 'signed-in',
        body: changePasswordBody,
        answer: changePasswordAnswer,
        withGivenPassword: true,
        rateLimit: { max: 10, seconds: 60 },
        summary: 'Change your own password and end your other sessions',
      },
      async ({ body, account, request }) => {
        const { current_password: current, new_password: next, confirm_password: confirmed } = body;
        await auth.changePassword(account, { current, next, confirmed }, actorOf({ account, request }));
        return { success: true as const };
      },
    ),
  ];
}

function withTokens({ access, refresh }: Tokens) {
  return reply(
    { accessToken: access, expires_in: ACCESS_SECONDS },
    { cookies: [refreshCookie(refresh, SESSION_SECONDS)] },
  );
}

function refreshCookie(value: string, maxAgeSeconds: number): Cookie {
  return { name: REFRESH_COOKIE, value, path: COOKIE_PATH, httpOnly: true, maxAgeSeconds };
}
