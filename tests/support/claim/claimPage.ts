import type { ClaimReason } from '@jangteo/core/claim/request/claimReason.codes'
import { openReasons } from '@jangteo/ui/screens/claim/request/claimRequestData'
import { type Input, type ClaimPage, named } from './claimCalls.ts'

/** Opens the form of a claim of an order's first group. */
export function claimPage({
  buyer,
  order,
  type,
}: Pick<Input, 'buyer' | 'order' | 'type'>): Promise<ClaimPage> {
  const { ordersIdEncrypt, orderShippingPriceIdEncrypt } = named({ order })
  const query = new URLSearchParams({ ordersIdEncrypt, orderShippingPriceIdEncrypt })
  const path = `/orders/pages/claim-${type.toLowerCase()}-request`
  return buyer.ask('GET', `${path}?${query.toString()}`)
}

/** The reasons that the form offers for some of its items, by number from 0; for all of them without. */
export function reasonsOf(page: ClaimPage, items?: readonly number[]): ClaimReason[] {
  const chosen = page.items.filter((_, index) => items?.includes(index) ?? true)
  return openReasons(page, { chosen: chosen.map((item) => item.orderItemIdEncrypt) })
}
