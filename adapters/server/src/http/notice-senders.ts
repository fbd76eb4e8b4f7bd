import { createAddressList } from '../network/address-list.ts'

/** True when a gateway posts from an address; `ownAddress` is the one that the request arrived at. */
export type IsSender = (address: string, ownAddress: string) => boolean

/** Addresses that post notices, by gateway. Notices of a gateway that is not named may come from anywhere. */
export type NoticeSenders = Readonly<Record<string, IsSender>>

/** The sandbox lives in the market itself: its notices come from this machine. */
export const isThisMachine: IsSender = (address, ownAddress) => address === ownAddress

/** Senders by the addresses that their gateway publishes. */
export function isListed(entries: readonly string[]): IsSender {
  return createAddressList(entries)
}
