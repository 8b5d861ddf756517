import { join } from 'node:path';
import { parseArgs } from 'node:util';

export type GameServerOptions = {
  /** Address of the console, e.g. `http://127.0.0.1:8000`. */
  readonly consoleUrl: string;
  readonly machineToken: string;
  /** How the fleet view calls this server. */
  readonly nodeName: string;
  readonly host: string;
  readonly port: number;
  /** Keeps the last good release and the players' draw counters. */
  readonly dataDir: string;
  readonly log: (message: string) => void;
};

export class OptionsError extends Error {}

type Values = Readonly<Record<string, string | undefined>>;

/** Options by argument (`--console-url`) or environment (`CONSOLE_URL`); the argument wins. */
export function readOptions(env: Values, args: readonly string[]): GameServerOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      'console-url': { type: 'string' },
      'machine-token': { type: 'string' },
      'node-name': { type: 'string' },
      host: { type: 'string' },
      port: { type: 'string' },
      'data-dir': { type: 'string' },
    },
  });
  const nodeName = values['node-name'] ?? env.NODE_NAME ?? 'game-1';
  return {
    consoleUrl: parseUrl(values['console-url'] ?? env.CONSOLE_URL ?? 'http://127.0.0.1:8000'),
    machineToken: required(values['machine-token'] ?? env.MACHINE_TOKEN, 'MACHINE_TOKEN'),
    nodeName: parseNodeName(nodeName),
    host: values.host ?? env.HOST ?? '127.0.0.1',
    port: parsePort(values.port ?? env.PORT ?? '8001'),
    dataDir: values['data-dir'] ?? env.DATA_DIR ?? join('.data', nodeName),
    log: (message) => process.stdout.write(`${nodeName}: ${message}\n`),
  };
}

function required(value: string | undefined, name: string): string {
  if (value === undefined || value === '')
    throw new OptionsError(`${name} is not set. Create a machine token in the console's fleet view.`);
  return value;
}

function parseUrl(value: string): string {
  if (!URL.canParse(value) || !/^https?:/.test(value))
    throw new OptionsError(`CONSOLE_URL is not an http address: ${value}`);
  return value.replace(/\/+$/, '');
}

function parsePort(value: string): number {
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new OptionsError(`PORT is not a port number: ${value}`);
  return port;
}

function parseNodeName(value: string): string {
  if (!/^[A-Za-z0-9][A-Za-z0-9._-]{0,62}$/.test(value))
    throw new OptionsError(`NODE_NAME may hold letters, digits, '.', '_' and '-': ${value}`);
  return value;
}
