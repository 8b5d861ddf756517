import { BlockList, isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../platform/settings.ts';

type TrustsHop = (address: string, hop: number) => boolean;

/**
 * Whose X-Forwarded-* headers count. One proxy: the address it saw itself is the last one; any client can
 * forge those before it. With named proxies, the headers of other clients are ignored.
 */
export function trustedProxy({
  trustProxy,
  trustedProxies,
}: Pick<Settings, 'trustProxy' | 'trustedProxies'>): TrustsHop | false {
  if (!trustProxy) return false;
  if (trustedProxies === null) return (_address, hop) => hop === 0;
  const known = new BlockList();
  for (const network of trustedProxies) {
    const [address = '', bits] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) known.addAddress(address, family);
    else known.addSubnet(address, Number(bits), family);
  }
  return (address, hop) => hop === 0 && known.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

const WITH_PORT = /^(\d+\.\d+\.\d+\.\d+):\d+$/;
const IN_BRACKETS = /^\[([^\]]+)\](:\d+)?$/;

/**
 * Reads `X-Forwarded-For` before anything counts by it. Some proxies append a port to each address: every
 * connection would count as another caller, and the database refuses it as an address. If the last entry is no address,
 * that of the proxy takes its place.
 */
export function registerForwardedFor(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { headers, socket } }, _reply, done) => {
    const sent = headers['x-forwarded-for'];
    if (sent !== undefined) {
      const addresses = String(sent)
        .split(',')
        .map((each) => withoutPort(each.trim()));
      const last = addresses.pop() ?? '';
      const known = isIP(last) === 0 ? socket.remoteAddress : last;
      headers['x-forwarded-for'] = [...addresses, known].join(', ');
    }
    done();
  });
}

const withoutPort = (address: string): string =>
  WITH_PORT.exec(address)?.[1] ?? IN_BRACKETS.exec(address)?.[1] ?? address;
