import type { GlobalSettings, UpdateSettingsBody } from '@quartermaster/contract/http/global-settings';
import { patchJson } from './client.ts';

/** What is absent stays as it is. */
export function updateSettings(change: UpdateSettingsBody) {
  return patchJson<GlobalSettings>('settings', change);
}
