import { expect, it } from 'vitest';
import { networkOf } from './address-network.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:7::20', '2001:db8:7:0::/64'],
  ['2001:0DB8:7:0:1:2:3:4', '2001:db8:7:0::/64'],
  ['2001:db8:7:1::', '2001:db8:7:1::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
