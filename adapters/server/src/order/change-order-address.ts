import { ADDRESS_CHANGE_REFUSALS } from '@jangteo/core/order/order.codes'
import { transaction } from '@jangteo/postgres/database/db'
import {
  type AddressOfOrder,
  replaceOrderAddress,
} from '@jangteo/postgres/order/order-address.store'
import { lockItems, updatePromisedDay } from '@jangteo/postgres/order/order-item.store'
import { lockOrder } from '@jangteo/postgres/order/order.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import { openId } from '../wire/open-id.ts'
import {
  type AddressChangeInput,
  findNamedAddress,
  judgeAddressChange,
  toAddressOfOrder,
} from './address-change.ts'
import { zoneInOrder } from '../shipping/order-zone.ts'
import { isBuyerOf } from './order-access.ts'

function isSame(former: AddressOfOrder, next: AddressOfOrder): boolean {
  return Object.entries(next).every(
    ([column, value]) => former[column as keyof AddressOfOrder] === value,
  )
}

/**
 * Sends an order to another address and keeps the former one. Everything is asked again under the order's lock, where a
 * seller who starts to prepare it waits as well. An address that is there already is answered as done, so the second
 * of two equal calls changes nothing, not even after the order went on. A day that was promised for the former zone is
 * taken back: nobody knows when the parcel is in another one.
 * Refusals: ORDER_NOT_FOUND, ORDER_ADDRESS_STATUS, ORDER_AREA_NOT_DELIVERABLE, ORDER_ADDRESS_FEE_DIFFERS.
 */
export const changeOrderAddress = Effect.fnUntraced(function* (input: AddressChangeInput) {
  const orderId = yield* openId('order', input.id, refused('ORDER_NOT_FOUND'))
  const order = yield* lockOrder(orderId)
  if (order === undefined || !(yield* isBuyerOf(order))) return yield* refused('ORDER_NOT_FOUND')
  const former = yield* findNamedAddress(orderId, input.addressId)
  const asked = toAddressOfOrder(input)
  const zone = yield* zoneInOrder(orderId, asked.zonecode)
  const next = { ...asked, zone }
  if (isSame(former, next)) return { done: true } as const
  const items = yield* lockItems(orderId)
  const { decision } = yield* judgeAddressChange(orderId, zone)
  if (!decision.ok) return yield* refused(ADDRESS_CHANGE_REFUSALS[decision.reason])
  const at = new Date(yield* Clock.currentTimeMillis)
  yield* replaceOrderAddress({ former, next, at })
  if (former.zone !== zone) {
    yield* updatePromisedDay(
      items.map(({ id }) => id),
      null,
    )
  }
  return { done: true } as const
}, transaction)
