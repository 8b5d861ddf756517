import { postQuietly } from './client.ts';

export type LoggedEvent = {
  readonly action: 'click' | 'change';
  readonly id: string;
  readonly value: string;
  readonly name: string;
  readonly Target: string;
};

/** Tells the server what was pressed; a failure is ignored. */
export function sendEventLog(event: LoggedEvent): void {
  postQuietly('/log/event-log', event);
}
