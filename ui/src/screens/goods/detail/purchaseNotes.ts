import { buyReasonText } from '@jangteo/core/cart/cart.messages'
import { isMemberOnly } from '@jangteo/core/goods/purchaseLimit.rules'
import type { PurchaseLimits } from '@jangteo/core/goods/purchaseLimit.rules'

/** The purchase limits of a product, each as the text that would refuse going beyond it. */
export function purchaseNotes(limits: PurchaseLimits): string[] {
  const { quantityMin: min, orderQuantityMax, accountQuantityMax, guestQuantityMax } = limits
  const quantity = 0
  return [
    min > 1 ? buyReasonText({ code: 'MIN_COUNT_EXCEEDED', params: { min, quantity } }) : null,
    orderQuantityMax === null
      ? null
      : buyReasonText({ code: 'MAX_COUNT_EXCEEDED', params: { max: orderQuantityMax, quantity } }),
    accountQuantityMax === null
      ? null
      : buyReasonText({
          code: 'BUY_MAX_COUNT_EXCEEDED',
          params: { max: accountQuantityMax, quantity, bought: 0 },
        }),
    guestQuantityMax === null
      ? null
      : buyReasonText({
          code: 'GUEST_MAX_COUNT_CONDITIONS',
          params: { max: isMemberOnly(limits) ? 0 : guestQuantityMax, quantity },
        }),
  ].filter((note) => note !== null)
}
