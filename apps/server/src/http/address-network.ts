import { isIPv6 } from 'node:net';

const IPV4_INSIDE = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * The addresses that count as one caller. Of IPv6 a household or a rented machine has 2^64 and takes any
 * of them, so the first half decides; IPv4 counts as it is, also where it is written as IPv6.
 */
export function networkOf(address: string): string {
  const inside = IPV4_INSIDE.exec(address)?.[1];
  if (inside !== undefined) return inside;
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  const [start = '', end = ''] = plain.split('::');
  const groups = start === '' ? [] : start.split(':');
  const last = end === '' ? [] : end.split(':');
  const zeros = plain.includes('::') ? Array<string>(8 - groups.length - last.length).fill('0') : [];
  const firstHalf = [...groups, ...zeros, ...last].slice(0, 4).map((group) => Number.parseInt(group, 16));
  return `${firstHalf.map((group) => group.toString(16)).join(':')}::/64`;
}
