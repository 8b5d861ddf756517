import { seesPersonal } from '@quartermaster/domain/permissions/actions';
import { useSuspenseQuery } from '@tanstack/react-query';
import { meQuery } from '../../api/get-me.ts';
import { useBranch } from '../use-branch.ts';

/** Whether personal data of players is masked for the reader in the environment of the page. */
export function useIsMasked(): boolean {
  const { data: me } = useSuspenseQuery(meQuery());
  const { details } = useBranch();
  return !seesPersonal(me.type, details.isProtected);
}
