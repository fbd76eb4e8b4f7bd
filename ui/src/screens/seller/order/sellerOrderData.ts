import { sellerItemView } from '@jangteo/core/order/sellerOrder.view'
import type { SellerItemView } from '@jangteo/core/order/sellerOrder.view'
import type { StaffAnswers } from '@jangteo/http/staff/staffCalls'

/** An item in the table of a seller. */
export type SellerItemData = StaffAnswers['sellerOrder']['list']['content'][number]

/** The part of one order that a store sold. */
export type SellerOrderData = StaffAnswers['sellerOrder']['detail']

/** Results of an action, item by item. */
export type ItemResultsData = StaffAnswers['sellerOrder']['ship']['resultList']

/** Views an item from the wire. */
export function sellerItemViewOf(item: SellerItemData): SellerItemView {
  const { orderItemStatusEnum: status, claimStatusEnum: claimStatus, shipDue, delay } = item
  return sellerItemView({ status, claimStatus, shipDue, delay })
}
