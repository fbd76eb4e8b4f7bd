import type { Destination } from '@jangteo/core/address/address.rules'
import { destinationOf } from '../../address/addressBook.ts'
import type { SavedAddress } from '../../address/addressBook.ts'

/** The order's place, a new one, or the id of one in the address book. */
export type PlaceChoice = string

function isSame(one: Destination, other: Destination): boolean {
  return JSON.stringify(destinationOf(one)) === JSON.stringify(destinationOf(other))
}

/** Which of the choices a place is: one that is none of the known ones was typed. */
export function placeChoice(
  place: Destination,
  orderPlace: Destination,
  addresses: readonly SavedAddress[],
): PlaceChoice {
  if (isSame(place, orderPlace)) return 'ORDER'
  const saved = addresses.find((address) => isSame(address, place))
  return saved?.buyerAddressIdEncrypt ?? 'TYPED'
}
