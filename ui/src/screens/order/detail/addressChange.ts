import { ADDRESS_MESSAGES } from '@jangteo/core/address/address.messages'
import type { Destination } from '@jangteo/core/address/address.rules'
import type { BuildingEntry } from '@jangteo/core/address/buildingEntry.codes'
import { decideBuildingEntry } from '@jangteo/core/address/courierNote.rules'
import { readCourierNote } from '@jangteo/core/address/storedNote.rules'
import type { DeliveryRequest } from '@jangteo/core/address/deliveryRequest.codes'
import { decideDeliveryRequest } from '@jangteo/core/address/deliveryRequest.rules'
import { formatShippingFee } from '@jangteo/core/money/money.rules'
import { addressChangeText } from '@jangteo/core/order/order.messages'
import type { Answers } from '@jangteo/http/call/calls'
import type { Problems } from '../../../parts/field/useFields.ts'
import { destinationOf, destinationProblems, EMPTY_DESTINATION } from '../../address/addressBook.ts'
import type { SavedAddress } from '../../address/addressBook.ts'
import type { OrderData } from '../orderData.ts'

/** The server's check of another address. */
export type AddressAnswer = Answers['order']['checkAddress']

/** Typed fields: a new destination, a request of the buyer's own, and the code of a door. */
export type ChangeTexts = Destination & { readonly request: string; readonly doorCode: string }

/** Chosen fields: an address of the book (`null`: the typed one), a request and a way in (`null`: none). */
export type ChangeChoices = {
  readonly addressId: string | null
  readonly preset: DeliveryRequest | null
  readonly entry: BuildingEntry | null
}

/** The sheet as it opens: the default address for members with a book, else what the order has now. */
export function initialChange(
  { receiver, deliveryRequest }: Pick<OrderData, 'receiver' | 'deliveryRequest'>,
  addresses: readonly SavedAddress[],
): { readonly texts: ChangeTexts; readonly choices: ChangeChoices } {
  const { preset, typed: request, entry, doorCode } = readCourierNote(deliveryRequest)
  const typed = addresses.length === 0 ? destinationOf(receiver) : EMPTY_DESTINATION
  return {
    texts: { ...typed, request, doorCode },
    choices: { addressId: addresses[0]?.buyerAddressIdEncrypt ?? null, preset, entry },
  }
}

/** Place where the order would go. */
export function chosenDestination(
  texts: ChangeTexts,
  { addressId }: ChangeChoices,
  addresses: readonly SavedAddress[],
): Destination {
  const saved = addresses.find((each) => each.buyerAddressIdEncrypt === addressId)
  return destinationOf(saved ?? texts)
}

/** Faults of the fields that are shown. */
export function changeProblems(
  texts: ChangeTexts,
  { addressId, preset, entry }: ChangeChoices,
): Problems<keyof ChangeTexts> {
  const request = decideDeliveryRequest({ preset, typed: texts.request })
  const way = decideBuildingEntry({ entry, doorCode: texts.doorCode })
  return {
    ...(addressId === null ? destinationProblems(texts) : {}),
    ...(request.ok ? {} : { request: ADDRESS_MESSAGES[request.reason]() }),
    ...(way.ok ? {} : { doorCode: ADDRESS_MESSAGES[way.reason]() }),
  }
}

/**
 * Reason why an order cannot go there: the reason as a whole, and the groups whose fee would differ; `null` when it
 * can.
 */
export function refusedText({ reason, groups }: AddressAnswer) {
  if (reason === null) return null
  const fees = groups.flatMap(({ storeName, beforeFee, afterFee, reason: ofGroup }) =>
    ofGroup === 'FEE_DIFFERS'
      ? [`${storeName} 배송비 ${formatShippingFee(beforeFee)} → ${formatShippingFee(afterFee)}`]
      : [],
  )
  const stores = groups.flatMap(({ storeName, reason: ofGroup }) =>
    ofGroup === 'AREA' ? [`${storeName} 상품은 배송할 수 없어요.`] : [],
  )
  return { text: addressChangeText(reason), details: reason === 'AREA' ? stores : fees }
}
