import type { Role } from '@quartermaster/domain/core/module';

/** Where each role begins; `/dashboard` and 'Back Home' lead here too. */
const HOME: Readonly<Record<Role, string>> = {
  admin: '/overview',
  qa: '/user-global',
  cs: '/dashboard',
  low_cs: '/dashboard',
};

export function homePath(role: Role): string {
  return HOME[role];
}
