import { BlockList, isIPv6 } from 'node:net'

/** Whether a gateway posts from an address; `ownAddress` is the one that the request arrived at. */
export type IsSender = (address: string, ownAddress: string) => boolean

/** Who posts for which gateway. Notices of a gateway that is not named may come from anywhere. */
export type NoticeSenders = Readonly<Record<string, IsSender>>

/** The sandbox lives in the market itself: its notices come from this machine. */
export const isThisMachine: IsSender = (address, ownAddress) => address === ownAddress

/** Lists single addresses and networks such as `203.0.113.0/24`. Throws on anything else. */
export function addressList(entries: readonly string[]): BlockList {
  const list = new BlockList()
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (prefix === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(prefix), family)
  }
  return list
}

/** Senders by the addresses that their gateway publishes. */
export function isListed(entries: readonly string[]): IsSender {
  const list = addressList(entries)
  return (address) => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}
