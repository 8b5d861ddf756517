import { may } from '@quartermaster/domain/permissions/actions';
import type { Role } from '@quartermaster/domain/core/module';
import { useSuspenseQuery } from '@tanstack/react-query';
import { meQuery } from '../../api/get-me.ts';

/** Who approves what a person asks for. Admins decide on requests, so theirs need another one. */
export const approverFor = (role: Role): 'admin' | 'otherAdmin' =>
  may(role, 'approvals.decide') ? 'otherAdmin' : 'admin';

/** The same for the reader: the end of the key of each text that names the approver. */
export function useApprover(): ReturnType<typeof approverFor> {
  const { data: me } = useSuspenseQuery(meQuery());
  return approverFor(me.type);
}
