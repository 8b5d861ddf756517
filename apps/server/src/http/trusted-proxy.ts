import { BlockList, isIP } from 'node:net';
import type { Settings } from '../platform/settings.ts';

type TrustsHop = (address: string, hop: number) => boolean;

/**
 * Whose X-Forwarded-* headers count. One proxy: the address it saw itself is the last one, those before it
 * anybody can write. With named proxies, whoever comes round them is believed nothing.
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
