import type { AuditAnswer } from '@quartermaster/contract/http/audit';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from './client.ts';
import { queryString } from './paths.ts';
import type { Camelized } from './wire-names.ts';

export type AuditEntry = Camelized<AuditAnswer>['data'][number];

/** The latest acts whose name begins like this: `settings.`, `release.publish`. */
export function auditQuery(action: string) {
  return queryOptions({
    queryKey: ['audit', action],
    queryFn: ({ signal }) => getJson<AuditAnswer>(`audit${queryString({ action })}`, signal),
  });
}
