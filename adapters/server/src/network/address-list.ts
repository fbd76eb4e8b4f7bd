import { BlockList, isIP, isIPv4 } from 'node:net'

/** Returns true when an address is on a list; a text that is no address is not. */
export type AddressCheck = (address: string) => boolean

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv4(address) ? 'ipv4' : 'ipv6'
}

/** A list of single addresses and networks such as `203.0.113.0/24`. Throws on anything else. */
export function createAddressList(entries: readonly string[]): AddressCheck {
  const list = new BlockList()
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/')
    if (bits === undefined) list.addAddress(address, familyOf(address))
    else list.addSubnet(address, Number(bits), familyOf(address))
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address))
}
