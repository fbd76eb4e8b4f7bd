import { isIPv6 } from 'node:net'

const GROUP_COUNT = 8
const GROUPS_OF_LINE = 4
const MAPPED_MARK = '0:0:0:0:0:ffff'

/** True when it is IPv6; Node asks a long pattern, which IPv4 is spared. */
function hasGroups(address: string): boolean {
  return address.includes(':') && isIPv6(address)
}

/** The eight groups of an IPv6 address, without the zone that a link-local one may end with. */
function groupsOf(address: string): readonly string[] {
  const [bare = ''] = address.split('%')
  const written = new URL(`http://[${bare}]`).hostname.slice(1, -1)
  const [head = '', tail] = written.split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const zeros = Array.from({ length: GROUP_COUNT - left.length - right.length }, () => '0')
  return [...left, ...zeros, ...right]
}

function toIpv4(groups: readonly string[]): string {
  const bytes = groups.flatMap((group) => {
    const value = Number.parseInt(group, 16)
    return [value >> 8, value & 0xff]
  })
  return bytes.join('.')
}

/**
 * Normalizes an address: IPv4 mapped into IPv6 becomes IPv4, other IPv6 is written with all of its groups.
 * @example plainAddress('::ffff:192.0.2.7') // '192.0.2.7'
 */
export function plainAddress(address: string): string {
  if (!hasGroups(address)) return address
  const groups = groupsOf(address)
  const [mark, rest] = [groups.slice(0, 6).join(':'), groups.slice(6)]
  return mark === MAPPED_MARK ? toIpv4(rest) : groups.join(':')
}

/**
 * The key that tries are counted under: an IPv4 address, or the /64 of an IPv6 one, since one line has that many
 * addresses.
 * @example networkOf('2001:db8::1') // '2001:db8:0:0::/64'
 */
export function networkOf(address: string): string {
  const plain = plainAddress(address)
  if (!hasGroups(plain)) return plain
  return `${plain.split(':').slice(0, GROUPS_OF_LINE).join(':')}::/64`
}
