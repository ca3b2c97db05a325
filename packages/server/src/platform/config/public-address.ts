import { BlockList, isIP } from 'node:net'

/** IPv4 ranges that lead to no host of the public internet (IANA special-purpose registry). */
const special4: [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]
/** Within IPv6's global unicast: protocol assignments with Teredo, documentation, and 6to4, which wraps an IPv4 address. */
const special6: [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]
const special = new BlockList()
for (const [net, prefix] of special4) special.addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of special6) special.addSubnet(net, prefix, 'ipv6')
// All else of IPv6 (loopback, link-local, unique local, mapped and translated IPv4, multicast) is outside of it.
const unicast = new BlockList()
unicast.addSubnet('2000::', 3, 'ipv6')

/** True for an address of the public internet; false for every other one, and for an invalid text. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !special.check(address, 'ipv4')
  return family === 6 && unicast.check(address, 'ipv6') && !special.check(address, 'ipv6')
}
