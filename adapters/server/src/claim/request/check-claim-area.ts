import { areaExtra, isDeliverable } from '@jangteo/core/shipping/shippingPolicy.rules'
import * as Effect from 'effect/Effect'
import { requireOwnOrder } from '../../order/own-order.ts'
import { zoneInOrder } from '../../shipping/order-zone.ts'
import { readSubject } from './claim-subject.ts'

type AreaInput = {
  readonly ordersIdEncrypt: string
  readonly orderShippingPriceIdEncrypt: string
  readonly zonecode: string
}

/**
 * Checks whether the products of a group are collected at a postcode, and replacements sent there: where its seller
 * delivers. Refusal: ORDER_NOT_FOUND.
 */
export const checkClaimArea = Effect.fnUntraced(function* (input: AreaInput) {
  const order = yield* requireOwnOrder(input.ordersIdEncrypt)
  const { group } = yield* readSubject(order.id, { ...input, orderItemIdEncryptList: [] })
  const zone = yield* zoneInOrder(order.id, input.zonecode)
  const possible = isDeliverable(group.policy, zone)
  return {
    possible,
    reason: possible ? null : ('AREA' as const),
    extraPrice: areaExtra(group.policy, zone),
  }
})
