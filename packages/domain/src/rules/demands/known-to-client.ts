import type { DemandLogic } from './demand-logic.ts';

/** The client of every player is new enough. Where the oldest one is not known, nothing can be said. */
export const knownToClient: DemandLogic<'known_to_client'> = {
  check(_rule, { value, client }, add) {
    if (typeof value !== 'string' || value === '' || client === undefined) return;
    if (isNewer(value, client)) add('client_too_old', { since: value, client });
  },
};

/** Whether a client such as `1.10.0` came after another one: part by part, not letter by letter. */
function isNewer(version: string, than: string): boolean {
  const other = than.split('.').map(Number);
  for (const [index, part] of version.split('.').map(Number).entries()) {
    const difference = part - (other[index] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}
