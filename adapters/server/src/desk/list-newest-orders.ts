import { orderNumberOf } from '@jangteo/core/order/orderNumber.rules'
import { listNewestOrders as readNewestOrders } from '@jangteo/postgres/order/order-history.store'
import { listItems } from '@jangteo/postgres/order/order-item.store'
import * as Effect from 'effect/Effect'

const SHOWN_COUNT = 20

/** The newest orders of the whole market, to pick one whose history is to be seen. */
export const listNewestOrders = Effect.fnUntraced(function* () {
  const orders = yield* readNewestOrders(SHOWN_COUNT)
  const items = orders.length === 0 ? [] : yield* listItems(orders.map(({ id }) => id))
  const itemsOf = Map.groupBy(items, (item) => item.order_id)
  return {
    content: orders.map(({ id, created_at: orderedAt }) => {
      const own = itemsOf.get(id) ?? []
      return {
        orderNumber: orderNumberOf({ id, orderedAtMs: orderedAt.getTime() }),
        orderedAt: orderedAt.toISOString(),
        goodsName: own[0]?.goods_name ?? '',
        itemCount: own.length,
        orderItemStatusEnumList: own.map(({ status }) => status),
      }
    }),
  }
})
