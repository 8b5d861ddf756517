import type { SettingsAcknowledgement } from '@quartermaster/contract/http/game';
import { getJson } from './client.ts';
import { environmentPath } from './paths.ts';

/** Which game servers have what was just saved. Answers after some seconds where some are silent. */
export function getAcknowledgement(environment: string) {
  return getJson<SettingsAcknowledgement>(`${environmentPath(environment)}/fleet/acknowledgement`);
}
