import { isIPv4, isIPv6 } from 'node:net'

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
const GROUP_COUNT = 8
const SITE_GROUP_COUNT = 3

/** The eight groups of an IPv6 address without leading zeros. */
function groupsOf(address: string): string[] {
  const [front = [], back = []] = address
    .replace(/%.*$/, '')
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''))
  const zeros = Array.from({ length: GROUP_COUNT - front.length - back.length }, () => '0')
  return [...front, ...zeros, ...back].map((group) => Number.parseInt(group, 16).toString(16))
}

/**
 * The network of an address, as the log may hold it: /24 of IPv4, /48 of IPv6, `unknown` for anything else.
 * @example cutAddress('203.0.113.77') // '203.0.113.0/24'
 */
export function cutAddress(address: string): string {
  const plain = MAPPED.exec(address)?.[1] ?? address
  if (isIPv4(plain)) return plain.replace(/\.\d+$/, '.0/24')
  if (isIPv6(plain)) return `${groupsOf(plain).slice(0, SITE_GROUP_COUNT).join(':')}::/48`
  return 'unknown'
}
