import type { GlobalSettings, UpdateSettingsBody } from '@quartermaster/contract/http/global-settings';
import { patchJson } from './client.ts';
import type { Camelized } from './wire-names.ts';

/** What is absent stays as it is. */
export function updateSettings(change: Camelized<UpdateSettingsBody>) {
  return patchJson<GlobalSettings>('settings', change);
}
