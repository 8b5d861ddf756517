import { pino, type Logger } from 'pino';
import type { Settings } from './settings.ts';

export type { Logger } from 'pino';

/** Secrets may reach a log line only by accident; these paths are blanked wherever they appear. */
const SECRET_PATHS = [
  'req.headers.authorization',
  'req.headers.cookie',
  'res.headers["set-cookie"]',
  'password',
  '*.password',
  'token',
  '*.token',
];

export function createLogger(settings: Pick<Settings, 'logLevel'>): Logger {
  return pino({ level: settings.logLevel, redact: { paths: SECRET_PATHS, censor: '…' } });
}
