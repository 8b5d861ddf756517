import { ROLES, type Role } from '@quartermaster/domain/core/module';
import * as z from 'zod';
import { newPassword } from './auth.ts';
import { formedText } from './formed-text.ts';

const role = z.enum(ROLES as [Role, ...Role[]]);

/** Names a person types to sign in. */
export const username = formedText('login_name', z.string().trim());

const displayName = z.string().trim().min(1).max(60);

export const account = z.object({
  id: z.number().int(),
  username: z.string(),
  display_name: z.string(),
  role,
  is_active: z.boolean(),
  created_at: z.string(),
});

export type Account = z.infer<typeof account>;

/** `GET accounts`. `last_login_at`: null when the person has not signed in for a long time, or never. */
export const accountsAnswer = z.array(account.extend({ last_login_at: z.string().nullable() }));

export type ListedAccount = z.infer<typeof accountsAnswer>[number];

export const createAccountBody = z.object({
  username,
  display_name: displayName,
  role,
  password: newPassword,
});

export type CreateAccountBody = z.infer<typeof createAccountBody>;

/** `PATCH accounts/:id`: what is absent stays as it is. A new role or password, or `is_active: false`, ends the person's sessions. */
export const updateAccountBody = z
  .object({ display_name: displayName, role, is_active: z.boolean(), password: newPassword })
  .partial();

export type UpdateAccountBody = z.infer<typeof updateAccountBody>;

/** `PATCH auth/me`: what people change about themselves, besides their password. */
export const updateProfileBody = z.object({ display_name: displayName });

export type UpdateProfileBody = z.infer<typeof updateProfileBody>;
