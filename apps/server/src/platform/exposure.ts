import { isIP } from 'node:net';
import type { Settings } from './settings.ts';

const GUIDE = 'docs/guides/run-behind-a-proxy.md';

/** What an operator should know at start about the network the console is on; null: nothing. */
export function exposureWarning({ host, trustProxy }: Pick<Settings, 'host' | 'trustProxy'>): string | null {
  if (isLoopback(host) || trustProxy) return null;
  return `Every caller that reaches HOST ${host} gets here without encryption, passwords included: put a proxy with TLS in front and set TRUST_PROXY (${GUIDE}).`;
}

/** A name other than localhost may be any address. */
function isLoopback(host: string): boolean {
  if (isIP(host) === 4) return host.startsWith('127.');
  return host === 'localhost' || host === '::1';
}
