import { orderItemFacts } from '@jangteo/core/order/orderItem.rules'

type ItemTimes = { readonly shipped_at: Date | null; readonly delivered_at: Date | null }

/** What the order item's chart is told. No carrier reports yet and no claim can be made yet, so neither is asked for. */
export function itemFactsOf(item: ItemTimes, nowMs: number) {
  return orderItemFacts({
    claimStatus: null,
    shippedAtMs: item.shipped_at?.getTime() ?? null,
    deliveredAtMs: item.delivered_at?.getTime() ?? null,
    isTracked: false,
    nowMs,
  })
}
