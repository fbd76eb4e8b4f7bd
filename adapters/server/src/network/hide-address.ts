import { isIPv4, isIPv6 } from 'node:net'
import { plainAddress } from './network.ts'

const SHOWN_COUNT = 2

/**
 * The first half of an IPv4 address, or the first two groups of an IPv6 one: enough for its owner to recognize a
 * network; `null` for anything else. Source: market-rules §7.
 * @example hideAddress('203.0.113.77') // '203.0.*.*'
 */
export function hideAddress(address: string): string | null {
  const plain = plainAddress(address)
  if (isIPv4(plain)) return `${plain.split('.').slice(0, SHOWN_COUNT).join('.')}.*.*`
  if (isIPv6(plain)) return `${plain.split(':').slice(0, SHOWN_COUNT).join(':')}:*`
  return null
}
