import { FIRST_PAGE_NUMBER } from '@jangteo/core/navigation/paging.rules'
import type { MovingParcel } from '@jangteo/core/order/orderStrip.view'
import type { SoldPromise } from '@jangteo/core/shipping/promiseText.rules'
import type { Calls } from '@jangteo/http/call/calls'
import { bundlesOf } from './orderData.ts'
import type { OrderCardData, OrderItemData } from './orderData.ts'

/** Orders that are asked for: whoever has more on the way misses the oldest ones. */
const ORDER_COUNT = 30

export type MovingParcelData = MovingParcel & {
  readonly picture: string
  /** Item that the way of the parcel is shown by. */
  readonly orderItemIdEncrypt: string
}

/** Asks for the member's orders with something on its way. */
export function movingOrders(calls: Calls) {
  const input = {
    page: FIRST_PAGE_NUMBER,
    size: ORDER_COUNT,
    mypageItemStatusEnum: 'SHIPPING_ING',
  } as const
  return calls.order.list.queryOptions({ input })
}

/** The first day that something of a parcel was promised for. */
function promiseOf(items: readonly OrderItemData[]): SoldPromise | null {
  const promises = items.flatMap(({ promise }) => (promise === null ? [] : [promise]))
  return promises.toSorted((a, b) => a.arrivesOn.localeCompare(b.arrivesOn, 'en'))[0] ?? null
}

/** The parcels of orders that move; those with a claim that runs do not. */
export function movingParcelsOf(orders: readonly OrderCardData[]): MovingParcelData[] {
  return orders.flatMap(({ ordersIdEncrypt, groups, depositAccount }) =>
    groups
      .flatMap((group) => bundlesOf(group, depositAccount))
      .filter(({ view }) => view.tone === 'moving')
      .flatMap(({ items, lines, view }) => {
        const [first] = items
        if (first === undefined) return []
        return {
          orderId: ordersIdEncrypt,
          goodsNames: lines.map(({ main }) => main.goodsName),
          promise: promiseOf(items),
          label: view.label,
          picture: first.picture,
          orderItemIdEncrypt: first.orderItemIdEncrypt,
        }
      }),
  )
}
