import { describe, expect, it } from 'vitest';
import { callerAddress, trustedHopsFromEnvironment } from './address.ts';

const PEER = '10.0.0.1';

describe('whom a call is counted against', () => {
  it.each([
    // Nobody in front: what a caller says of itself is not believed.
    [undefined, 0, PEER],
    ['203.0.113.7', 0, PEER],
    // One proxy: it added the right-most address.
    ['203.0.113.7', 1, '203.0.113.7'],
    ['1.1.1.1, 2.2.2.2, 203.0.113.7', 1, '203.0.113.7'],
    // Two: the inner one added the outer one's address.
    ['1.1.1.1, 203.0.113.7, 198.51.100.2', 2, '203.0.113.7'],
    // Fewer than the proxies would have added: the call came another way.
    ['203.0.113.7', 2, PEER],
    ['', 1, PEER],
    ['unknown', 1, PEER],
    ['1.1.1.1, ', 1, PEER],
    ['203.0.113.7:4711', 1, '203.0.113.7'],
  ])('%j behind %i proxies counts as %s', (forwarded, hops, address) => {
    expect(callerAddress(forwarded, PEER, hops)).toBe(address);
  });

  // RFC 4291, section 2.2, for the spellings; RFC 6177 for /64 as the least a site is given.
  it.each([
    ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2:bbbb:c:d:e', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8::7', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
  ])('%s counts as %s', (said, address) => {
    expect(callerAddress(said, PEER, 1)).toBe(address);
  });

  it('reads the number of proxies, falling back on what is none', () => {
    const read = (text: string | undefined): number => trustedHopsFromEnvironment(text, 1);
    expect([undefined, '', 'x', '-1', '10', '0', ' 2 '].map(read)).toEqual([1, 1, 1, 1, 1, 0, 2]);
  });
});
