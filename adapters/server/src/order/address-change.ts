import type { addressChangeInput } from '@jangteo/contract/order/addressChange.schemas'
import { tidyDestination } from '@jangteo/core/address/address.rules'
import { decideCourierNote } from '@jangteo/core/address/courierNote.rules'
import {
  checkAddressChange,
  decideAddressChange,
  groupsToSend,
  type AddressChangeAnswer,
} from '@jangteo/core/order/addressChange.rules'
import type { AreaZone } from '@jangteo/core/shipping/shipping.codes'
import {
  type AddressOfOrder,
  findOrderAddress,
  type OrderAddressRow,
} from '@jangteo/postgres/order/order-address.store'
import {
  listItems,
  listShippingGroups,
  type ShippingGroupRow,
} from '@jangteo/postgres/order/order-item.store'
import type { Db } from '@jangteo/postgres/database/db'
import type { AddressChangeReason } from '@jangteo/core/order/order.codes'
import type { Decision } from '@jangteo/core/decision/decision.rules'
import * as Effect from 'effect/Effect'
import type { z } from 'zod'
import { refused, type Refused } from '../call/refused.ts'
import { WireIds } from '../wire/wire-ids.ts'
import { toReceiverRow } from './receiver-answer.ts'

export type AddressChangeInput = z.output<typeof addressChangeInput>

/** The order's address that a call names. Refusal: ORDER_NOT_FOUND, also for an address of another order. */
export const findNamedAddress = Effect.fnUntraced(function* (
  orderId: number,
  addressId: string,
): Effect.fn.Return<OrderAddressRow, Refused<'ORDER_NOT_FOUND'>, Db | WireIds> {
  const wireIds = yield* WireIds
  const address = yield* findOrderAddress(orderId)
  if (wireIds.open('orderAddress', addressId) === address.id) return address
  return yield* refused('ORDER_NOT_FOUND')
})

/** Maps the address that the buyer filled in to the stored one, which has the zone of it besides. */
export function toAddressOfOrder(input: AddressChangeInput): Omit<AddressOfOrder, 'zone'> {
  const { deliveryRequestEnum: preset, deliveryRequestText: typed } = input
  const { buildingEntryEnum: entry, doorCodeText: doorCode } = input
  const note = decideCourierNote({ preset, typed }, { entry, doorCode })
  return {
    ...toReceiverRow(tidyDestination(input.receiver)),
    delivery_request: note.ok ? note.value : '',
  }
}

type JudgedChange = {
  readonly groups: readonly ShippingGroupRow[]
  readonly answers: AddressChangeAnswer[]
  readonly decision: Decision<AddressChangeReason>
}

/** Decides on an order going to another zone, group by group and as a whole. */
export const judgeAddressChange = Effect.fnUntraced(function* (
  orderId: number,
  zone: AreaZone,
): Effect.fn.Return<JudgedChange, never, Db> {
  const groups = yield* listShippingGroups([orderId])
  const items = Map.groupBy(yield* listItems([orderId]), (item) => item.shipping_group_id)
  const asOrdered = groups.map(({ id, policy, fee, area_fee: areaFee }) => ({
    groupKey: String(id),
    shippingPolicy: policy,
    fee,
    areaFee,
    statuses: (items.get(id) ?? []).map(({ status }) => status),
  }))
  const answers = checkAddressChange(groupsToSend(asOrdered), zone)
  return { groups, answers, decision: decideAddressChange(answers) }
})
