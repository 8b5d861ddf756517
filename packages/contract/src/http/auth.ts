import { PASSWORD_LENGTH } from '@quartermaster/domain/actions/fields';
import { ROLES } from '@quartermaster/domain/core/module';
import * as z from 'zod';
import { instant } from './instant.ts';

/** `POST auth/login`. */
export const loginBody = z.object({
  username: z.string().trim().min(1).max(100).describe('The user name, not the display name.'),
  password: z.string().min(1).max(200).describe('The password.'),
});

/** A token for the `Authorization: Bearer` header; the refresh token comes as a cookie. */
export const tokenAnswer = z.object({ accessToken: z.string(), expires_in: z.number().int() });

/** `GET auth/me`. `type`: the role. `must_change_password`: another person chose it; it must be replaced. */
export const meAnswer = z.object({
  id: z.number().int(),
  name: z.string(),
  type: z.enum(ROLES),
  username: z.string(),
  must_change_password: z.boolean(),
});

export type Me = z.infer<typeof meAnswer>;

/** `POST auth/logout`, also where no one was signed in. */
export const logoutAnswer = z.object({ success: z.literal(true) });

const newPassword = z.string().min(PASSWORD_LENGTH.min).max(PASSWORD_LENGTH.max);

/** `POST auth/password`: a person changes their own password; their other sessions end. */
export const changePasswordBody = z.object({
  current_password: z.string().min(1).max(200).describe('The password until now.'),
  new_password: newPassword.describe('The new password; common ones are refused.'),
  confirm_password: z.string().describe('The new password once more.'),
});

/** `POST auth/password`. A wrong current password is an error, never `false`. */
export const changePasswordAnswer = z.object({ success: z.literal(true) });

/** `GET auth/sessions`, `GET accounts/:id/sessions`: where a person is signed in, the last used first. */
export const sessionsAnswer = z.array(
  z.object({
    id: z.string(),
    /** The one that asks. */
    is_current: z.boolean(),
    /** Where it was used last. */
    ip: z.string().nullable(),
    user_agent: z.string().nullable(),
    created_at: instant,
    /** Known to within the life of an access token. */
    last_used_at: instant,
  }),
);

export type ListedSession = z.infer<typeof sessionsAnswer>[number];

/** `DELETE auth/sessions` and the like: how many sessions ended. */
export const endedSessionsAnswer = z.object({ ended: z.number().int() });
