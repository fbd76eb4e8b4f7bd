import type { pickupInput, reshipInput } from '@jangteo/contract/claim/claimPlace.schemas'
import { tidyDestination } from '@jangteo/core/address/address.rules'
import {
  decideDeliveryRequest,
  decidePickupRequest,
} from '@jangteo/core/address/deliveryRequest.rules'
import type { Day } from '@jangteo/core/calendar/day.rules'
import type { ClaimPickup, ClaimPlace } from '@jangteo/core/claim/request/claimPlace.rules'
import { decidePickupDay } from '@jangteo/core/claim/request/pickupDay.rules'
import { decideInvoiceNumber } from '@jangteo/core/delivery/courier.rules'
import { isDeliverable } from '@jangteo/core/shipping/shippingPolicy.rules'
import type { Db } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import type { z } from 'zod'
import { BUSINESS_CALENDAR } from '../../calendar/holidays.ts'
import { refused, type Refused } from '../../call/refused.ts'
import { zoneInOrder } from '../../shipping/order-zone.ts'
import type { ClaimSubject } from './claim-subject.ts'

type PickupInput = z.output<typeof pickupInput>
type ReshipInput = z.output<typeof reshipInput>

/** Maps the pickup address of a valid request to the stored one. */
function toPickup(input: PickupInput): ClaimPickup {
  const { methodEnum: method, receiver, courierEnum: typedCourier } = input
  const request = decidePickupRequest({
    preset: input.pickupRequestEnum,
    typed: input.pickupRequestText,
  })
  const courier = method === 'SEND' ? typedCourier : null
  const number = courier === null ? null : decideInvoiceNumber(courier, input.invoiceNumber)
  return {
    ...tidyDestination(receiver),
    request: request.ok ? request.value : '',
    method,
    courier,
    invoiceNumber: number?.ok === true ? number.value : null,
  }
}

/**
 * Reads the pickup address of a claim. The seller collects only where they deliver to; the buyer may send from
 * anywhere. Refusal: CLAIM_AREA_NOT_COLLECTED. Source: domain-rules A53, decision 032.
 */
export const readPickup = Effect.fnUntraced(function* (
  { group, orderId }: ClaimSubject,
  input: PickupInput,
): Effect.fn.Return<ClaimPickup, Refused<'CLAIM_AREA_NOT_COLLECTED'>, Db> {
  const pickup = toPickup(input)
  if (pickup.method !== 'COLLECT') return pickup
  const zone = yield* zoneInOrder(orderId, pickup.zonecode)
  return isDeliverable(group.policy, zone) ? pickup : yield* refused('CLAIM_AREA_NOT_COLLECTED')
})

/**
 * Reads the day on which the courier is wanted, as of this moment (epoch milliseconds). Refusal:
 * CLAIM_PICKUP_DAY_UNAVAILABLE, also for a day that has passed since it was chosen. Source: decision 171.
 */
export const readPickupDay = Effect.fnUntraced(function* (
  { methodEnum: method, pickupOn }: PickupInput,
  nowMs: number,
): Effect.fn.Return<Day | null, Refused<'CLAIM_PICKUP_DAY_UNAVAILABLE'>> {
  const decision = decidePickupDay({ method, pickupOn }, { nowMs, calendar: BUSINESS_CALENDAR })
  return decision.ok ? decision.value : yield* refused(decision.reason)
})

/** Reads the address of a replacement. Refusal: ORDER_AREA_NOT_DELIVERABLE. */
export const readReship = Effect.fnUntraced(function* (
  { group, orderId }: ClaimSubject,
  input: ReshipInput,
): Effect.fn.Return<ClaimPlace, Refused<'ORDER_AREA_NOT_DELIVERABLE'>, Db> {
  const request = decideDeliveryRequest({
    preset: input.deliveryRequestEnum,
    typed: input.deliveryRequestText,
  })
  const place: ClaimPlace = {
    ...tidyDestination(input.receiver),
    request: request.ok ? request.value : '',
  }
  const isReached = isDeliverable(group.policy, yield* zoneInOrder(orderId, place.zonecode))
  return isReached ? place : yield* refused('ORDER_AREA_NOT_DELIVERABLE')
})
