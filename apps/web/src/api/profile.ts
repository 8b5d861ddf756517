import type { Me } from '@quartermaster/contract/http/auth';
import { patchJson, postJson } from './client.ts';

/** Another display name for whoever is signed in. */
export function renameMe(displayName: string) {
  return patchJson<Me>('auth/me', { displayName });
}

export type PasswordChange = {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
};

/** Another password for whoever is signed in; their other sessions end. */
export function changeMyPassword(change: PasswordChange) {
  return postJson<{ readonly success: true }>('auth/password', change);
}
