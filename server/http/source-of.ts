import net from 'node:net';

/** Whatever has no address, such as a call inside a test, counts as one source. */
const UNKNOWN = 'unknown';

/**
 * The unit by which limits count a network address: an IPv4 address as it is, even if it comes mapped into IPv6,
 * and the first 64 bits of an IPv6 address. A household or a rented server has a whole /64 (RFC 6177), so that the
 * address alone would give one caller 2^64 limits.
 */
export function sourceOf(address: string | undefined): string {
  if (address === undefined) return UNKNOWN;
  const plain = address.split('%')[0] ?? '';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  if (net.isIPv4(plain)) return plain;
  return net.isIPv6(plain) ? `${prefixOf(plain)}::/64` : UNKNOWN;
}

/** The first four groups of an IPv6 address, in lower case and without leading zeros. */
function prefixOf(address: string): string {
  const [head = '', tail] = address.split('::');
  const before = groupsOf(head);
  const after = groupsOf(tail ?? '');
  const gap = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(gap).fill('0'), ...after].slice(0, 4).join(':');
}

/** An IPv4 address at the end takes the place of two groups; it never reaches the first four. */
function groupsOf(part: string): string[] {
  if (part === '') return [];
  return part
    .split(':')
    .flatMap((group) => (group.includes('.') ? ['0', '0'] : [Number.parseInt(group, 16).toString(16)]));
}
