import { BlockList, isIP } from 'node:net';

/** Networks of IANA's special-purpose registry for IPv4 that are not the public internet. */
const INSIDE_4 = new BlockList();
for (const network of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]) {
  const [base = '', bits = ''] = network.split('/');
  INSIDE_4.addSubnet(base, Number(bits), 'ipv4');
}

/** Of IPv6 only 2000::/3 is public; within it, tunnels and documentation lead elsewhere. */
const PUBLIC_6 = new BlockList();
PUBLIC_6.addSubnet('2000::', 3, 'ipv6');
const INSIDE_6 = new BlockList();
INSIDE_6.addSubnet('2001::', 23, 'ipv6');
INSIDE_6.addSubnet('2001:db8::', 32, 'ipv6');
INSIDE_6.addSubnet('2002::', 16, 'ipv6');
INSIDE_6.addSubnet('3fff::', 20, 'ipv6');

/** Whether a numeric address is on the public internet: not loopback, private, link-local, reserved or mapped. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !INSIDE_4.check(address, 'ipv4');
  if (family === 6) return PUBLIC_6.check(address, 'ipv6') && !INSIDE_6.check(address, 'ipv6');
  return false;
}
