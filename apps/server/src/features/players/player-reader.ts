import type { Language } from '@quartermaster/domain/core/language';
import type { Role } from '@quartermaster/domain/core/module';
import { actorOf, type Account, type RequestContext } from '../../http/route.ts';
import type { Actor } from '../../platform/actor.ts';

/** Who reads about players: what they may see, in which language, and who the audit log says it was. */
export type PlayerReader = {
  readonly staffId: number;
  readonly role: Role;
  readonly language: Language;
  readonly actor: Actor;
};

export const readerOf = (caller: {
  readonly account: Account;
  readonly request: RequestContext;
}): PlayerReader => ({
  staffId: caller.account.id,
  role: caller.account.role,
  language: caller.request.language,
  actor: actorOf(caller),
});
