import { isIPv4, isIPv6 } from 'node:net'
import { plainAddress } from './network.ts'

const SITE_GROUP_COUNT = 3

/**
 * The network of an address, as the log may hold it: /24 of IPv4, /48 of IPv6, `unknown` for anything else.
 * @example cutAddress('203.0.113.77') // '203.0.113.0/24'
 */
export function cutAddress(address: string): string {
  const plain = plainAddress(address)
  if (isIPv4(plain)) return plain.replace(/\.\d+$/, '.0/24')
  if (isIPv6(plain)) return `${plain.split(':').slice(0, SITE_GROUP_COUNT).join(':')}::/48`
  return 'unknown'
}
