import { specialEventSetting } from './special-event-setting.ts';

/** Screens of the family, in menu order. */
export const eventsModules = [specialEventSetting];
