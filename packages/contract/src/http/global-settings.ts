import * as z from 'zod';
import type { ActionParams } from '@quartermaster/domain/actions/define-action';
import { DEFAULT_TIME_ZONE } from '@quartermaster/domain/actions/fields';
import { updateSettings } from '@quartermaster/domain/actions/staff/settings';
import { actionBody } from './action-body.ts';
import { timeZone } from './time-zone.ts';

/** What holds for the whole console. `default_time_zone`: for people who have chosen no zone themselves. */
export const globalSettings = z.object({ default_time_zone: timeZone });

/** `GET settings`. */
export type GlobalSettings = z.infer<typeof globalSettings>;

/** Until an admin changes them. */
export const INITIAL_SETTINGS: GlobalSettings = { default_time_zone: DEFAULT_TIME_ZONE };

/** `PATCH settings`: what is absent stays as it is. */
export const updateSettingsBody = actionBody(updateSettings);

export type UpdateSettingsBody = ActionParams<typeof updateSettings>;
