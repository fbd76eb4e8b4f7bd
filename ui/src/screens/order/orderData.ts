import { orderItemView } from '@jangteo/core/order/orderItem.view'
import type { OrderItemView } from '@jangteo/core/order/orderItem.view'
import type { Calls } from '@jangteo/http/call/calls'

export type OrderData = Awaited<ReturnType<Calls['order']['detail']['call']>>
export type OrderCardData = Awaited<ReturnType<Calls['order']['list']['call']>>['content'][number]
export type OrderItemData = OrderCardData['groups'][number]['items'][number]

/** An item with the add-ons that were bought with it. */
export type OrderLineData = {
  readonly main: OrderItemData
  readonly addons: readonly OrderItemData[]
}

/** Items as they are shown: mains, each with its add-ons. */
export function orderLinesOf(items: readonly OrderItemData[]): OrderLineData[] {
  return items
    .filter(({ mainOrderItemIdEncrypt }) => mainOrderItemIdEncrypt === null)
    .map((main) => ({
      main,
      addons: items.filter(
        ({ mainOrderItemIdEncrypt }) => mainOrderItemIdEncrypt === main.orderItemIdEncrypt,
      ),
    }))
}

/** What an item is, what comes next and what may be done. Claims, deposits and delays have no answer on the wire yet. */
export function viewOf({
  orderItemStatusEnum,
  actions,
  autoConfirmAt,
}: OrderItemData): OrderItemView {
  return orderItemView({
    status: orderItemStatusEnum,
    claimStatus: null,
    actions,
    depositDueAtMs: null,
    delay: null,
    autoConfirmAtMs: autoConfirmAt === null ? null : Date.parse(autoConfirmAt),
  })
}
