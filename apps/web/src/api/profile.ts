import type { UpdateProfileBody } from '@quartermaster/contract/http/accounts';
import type { Me } from '@quartermaster/contract/http/auth';
import { patchJson, postJson } from './client.ts';

/** Another display name for the signed-in person. */
export function updateProfile(body: UpdateProfileBody) {
  return patchJson<Me>('auth/me', body);
}

type PasswordChange = {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
};

/** Another password for the signed-in person; their other sessions end. */
export function changeMyPassword(change: PasswordChange) {
  return postJson<{ readonly success: true }>('auth/password', change);
}
