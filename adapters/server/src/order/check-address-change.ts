import { tidyDestination } from '@jangteo/core/address/address.rules'
import * as Effect from 'effect/Effect'
import { zoneInOrder } from '../shipping/order-zone.ts'
import { WireIds } from '../wire/wire-ids.ts'
import { type AddressChangeInput, findNamedAddress, judgeAddressChange } from './address-change.ts'
import { requireOwnOrder } from './own-order.ts'

/**
 * Checks whether an order may go to another address, and what each shipping group says to it; changes nothing, so what it
 * answers is asked again when the address is changed. Refusal: ORDER_NOT_FOUND.
 */
export const checkOrderAddress = Effect.fnUntraced(function* (input: AddressChangeInput) {
  const wireIds = yield* WireIds
  const { id: orderId } = yield* requireOwnOrder(input.id)
  yield* findNamedAddress(orderId, input.addressId)
  const { zonecode } = tidyDestination(input.receiver)
  const { groups, answers, decision } = yield* judgeAddressChange(
    orderId,
    yield* zoneInOrder(orderId, zonecode),
  )
  return {
    possible: decision.ok,
    reason: decision.ok ? null : decision.reason,
    groups: groups.flatMap(({ id, store_name: storeName }) => {
      const answer = answers.find(({ groupKey }) => groupKey === String(id))
      if (answer === undefined) return []
      const { reason, beforeFee, afterFee } = answer
      const orderShippingPriceIdEncrypt = wireIds.seal('orderShippingPrice', id)
      const possible = reason === null
      return [{ orderShippingPriceIdEncrypt, storeName, possible, reason, beforeFee, afterFee }]
    }),
  }
})
