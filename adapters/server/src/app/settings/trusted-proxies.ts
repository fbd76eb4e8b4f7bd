import { isIP, isIPv4 } from 'node:net'

/** Stands for no proxies: connections have the address of the client. */
const NO_PROXIES = 'none'
const IPV4_BITS = 32
const IPV6_BITS = 128

/** Splits the comma-separated list of an operator. */
export function readProxies(text: string): readonly string[] {
  return text.trim() === NO_PROXIES ? [] : text.split(',').map((block) => block.trim())
}

/** True for an address and for a CIDR block, but not for the block of all addresses, which would trust everybody. */
export function isBlock(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  if (isIP(address) === 0 || rest.length > 0) return false
  if (bits === undefined) return true
  return /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (isIPv4(address) ? IPV4_BITS : IPV6_BITS)
}
