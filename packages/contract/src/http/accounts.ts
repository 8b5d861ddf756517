import type { ActionParams } from '@quartermaster/domain/actions/define-action';
import { createAccount, updateAccount, updateProfile } from '@quartermaster/domain/actions/staff/account';
import { ROLES } from '@quartermaster/domain/core/module';
import * as z from 'zod';
import { actionBody } from './action-body.ts';
import { instant } from './instant.ts';

/** A staff account, the answer of `POST accounts` and `PATCH accounts/:id`. An inactive one cannot sign in. */
export const account = z.object({
  id: z.number().int(),
  username: z.string(),
  display_name: z.string(),
  role: z.enum(ROLES),
  is_active: z.boolean(),
  created_at: instant,
});

export type Account = z.infer<typeof account>;

/** `GET accounts`. `last_login_at`: null when the person has not signed in for a long time, or never. */
export const accountsAnswer = z.array(account.extend({ last_login_at: instant.nullable() }));

export type ListedAccount = z.infer<typeof accountsAnswer>[number];

/** `POST accounts`. */
export const createAccountBody = actionBody(createAccount);

export type CreateAccountBody = ActionParams<typeof createAccount>;

/** `PATCH accounts/:id`: what is absent stays as it is. A new role or password, or `is_active: false`, ends the person's sessions. */
export const updateAccountBody = actionBody(updateAccount);

export type UpdateAccountBody = ActionParams<typeof updateAccount>;

/** `PATCH auth/me`: what people change about themselves, besides their password. */
export const updateProfileBody = actionBody(updateProfile);

export type UpdateProfileBody = ActionParams<typeof updateProfile>;
