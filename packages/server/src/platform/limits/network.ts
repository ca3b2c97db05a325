import { isIPv6 } from 'node:net'

/** A network that tries are counted by. `lines`: how many lines' worth of tries it gets, for more people share a wider one. */
export type Network = { readonly name: string; readonly lines: number }
/** The networks of a call, narrowest first: of IPv4 the address; of IPv6 the /64 of one line or phone, and the wider ones around it. */
export type Networks = readonly [line: Network, ...around: Network[]]

/** Eight groups of an IPv6 address, in the form that URLs give it. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean)) as [string[], string[]]
  return tail === undefined ? before : [...before, ...Array(8 - before.length - after.length).fill('0'), ...after]
}
const singleNetwork = (name: string): Networks => [{ name, lines: 1 }]

/**
 * The networks that represent one caller: an IPv4 address, also mapped into IPv6; of an IPv6 address its /64, its /56 (a home line's
 * range, 256 times as many) and its /48 (a tunnel or an office, 65,536 times). A carrier's phones share the wider ones: these allow more.
 */
export function networksOf(address: string): Networks {
  // Some proxies write the port of the connection behind the address: counted with it, each connection were another caller.
  const portless =
    /^(\d+(?:\.\d+){3}):\d+$/.exec(address)?.[1] ?? /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1] ?? address
  const hostAddress = portless.split('%', 1)[0] ?? ''
  if (!isIPv6(hostAddress)) return singleNetwork(hostAddress)
  const groups = groupsOf(hostAddress)
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') {
    const bytes = groups
      .slice(6)
      .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
    return singleNetwork(bytes.join('.'))
  }
  const site = groups.slice(0, 3).join(':')
  const subnet = Number.parseInt(groups[3] ?? '0', 16)
  return [
    { name: `${site}:${subnet.toString(16)}::/64`, lines: 1 },
    { name: `${site}:${(subnet & 0xff00).toString(16)}::/56`, lines: 4 },
    { name: `${site}::/48`, lines: 16 },
  ]
}

/** A network's share of `total`: one line its share, a wider network that of several lines, half of all at most. */
export const networkShare = ({ lines }: Network, perLine: number, total: number): number =>
  lines === 1 ? perLine : Math.min(perLine * lines, Math.max(perLine, Math.floor(total / 2)))
