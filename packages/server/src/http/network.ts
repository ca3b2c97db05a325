import { isIPv6 } from 'node:net'

/** Eight groups of an IPv6 address, in the form that URLs give it. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean)) as [string[], string[]]
  return tail === undefined ? before : [...before, ...Array(8 - before.length - after.length).fill('0'), ...after]
}

/**
 * What stands for one caller: an IPv4 address as it is, also where it comes mapped into IPv6; of an IPv6 address its /64, for who
 * has one has 18 million million million of them.
 */
export function networkOf(address: string): string {
  // Some proxies write the port of the connection behind the address: counted with it, each connection were another caller.
  const portless =
    /^(\d+(?:\.\d+){3}):\d+$/.exec(address)?.[1] ?? /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1] ?? address
  const bare = portless.split('%', 1)[0] ?? ''
  if (!isIPv6(bare)) return bare
  const groups = groupsOf(bare)
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') {
    const bytes = groups
      .slice(6)
      .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
    return bytes.join('.')
  }
  return `${groups.slice(0, 4).join(':')}::/64`
}
