/** Whom a call is counted against. */
import { isIP } from 'node:net';

/**
 * The caller's address. Every proxy adds the address it was called from at the right of `x-forwarded-for`, so with
 * `hops` trusted proxies in front the caller is the one `hops` from the right; what stands further left is the
 * caller's own word, and is not believed.
 * @param forwarded the header as it came, its repetitions joined by commas
 * @param peer the address at the other end of the connection
 */
export function callerAddress(forwarded: string | null | undefined, peer: string, hops: number): string {
  if (hops === 0 || forwarded === null || forwarded === undefined) return countedAs(peer);
  const said = forwarded.split(',').at(-hops);
  const address = said === undefined ? '' : withoutPort(said.trim());
  return countedAs(isIP(address) > 0 ? address : peer);
}

/** "[2001:db8::1]:443" and "192.0.2.1:443" as some proxies write them. */
function withoutPort(text: string): string {
  return /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
}

/** An IPv6 subscriber holds 2^64 addresses and counts as one: the first four groups of its address. */
function countedAs(address: string): string {
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail = ''] = address.split('%', 1)[0]?.split('::') ?? [];
  const first = head === '' ? [] : head.split(':');
  const last = tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  const groups = [...first, ...(address.includes('::') ? zeros : []), ...last].slice(0, 4);
  return `${groups.map((group) => group.toLowerCase().replace(/^0+(?=.)/, '')).join(':')}::/64`;
}

/** Proxies in front that are believed, from the environment: a whole number up to 9, else `fallback`. */
export function trustedHopsFromEnvironment(text: string | undefined, fallback: number): number {
  return text !== undefined && /^\d$/.test(text.trim()) ? Number(text) : fallback;
}
