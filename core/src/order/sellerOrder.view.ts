import { formatWeekday } from '../calendar/dateText.rules.ts'
import type { Day } from '../calendar/day.rules.ts'
import { CLAIM_STATUS_LABELS } from '../claim/claim.codes.ts'
import type { ClaimStatus } from '../claim/claim.codes.ts'
import { isOpenClaim } from '../claim/claim.rules.ts'
import { formatNumber } from '../money/money.rules.ts'
import { ORDER_ITEM_STATUS_LABELS } from './orderItem.codes.ts'
import type { OrderItemStatus } from './orderItem.codes.ts'
import { SELLER_ITEM_ACTION_LABELS } from './sellerOrder.codes.ts'
import type { ItemResult, SellerItemAction } from './sellerOrder.codes.ts'
import type { ShipDue } from './shipDue.rules.ts'

/** Screen data of an item in a seller's table. */
export type ShownSellerItem = {
  readonly status: OrderItemStatus
  /** The newest claim on the item; `null` when there was none. */
  readonly claimStatus: ClaimStatus | null
  readonly shipDue: ShipDue | null
  /** The notice of a delay; `null` without one. */
  readonly delay: { readonly shipsOn: Day; readonly reason: string } | null
}

export type SellerItemView = {
  readonly label: string
  /** The state of a running claim; `null` without one. */
  readonly claimLabel: string | null
  /** Until when it is to be shipped; `null` when nothing is. */
  readonly dueText: string | null
  readonly isLate: boolean
}

/** Views an item for a seller: its state, its running claim, and until when it is to be shipped. */
export function sellerItemView(item: ShownSellerItem): SellerItemView {
  const { status, claimStatus, shipDue } = item
  const day = shipDue === null ? null : formatWeekday(shipDue.shipsOn)
  const isLate = shipDue?.isPast ?? false
  return {
    label: ORDER_ITEM_STATUS_LABELS[status],
    claimLabel: isOpenClaim(claimStatus) ? CLAIM_STATUS_LABELS[claimStatus] : null,
    dueText: day === null ? null : isLate ? `${day} 발송예정일 지남` : `${day}까지 발송`,
    isLate,
  }
}

/**
 * Sums up the results of an action on several items.
 * @example itemResultsText('SHIP', ['DONE', 'REFUSED']) // '송장 등록: 1개 처리, 1개 처리 안 됨'
 */
export function itemResultsText(action: SellerItemAction, results: readonly ItemResult[]): string {
  const countOf = (result: ItemResult) => results.filter((one) => one === result).length
  const parts = [
    { count: countOf('DONE'), text: '처리' },
    { count: countOf('UNCHANGED'), text: '이미 처리됨' },
    { count: countOf('REFUSED'), text: '처리 안 됨' },
  ]
  const shown = parts
    .filter(({ count }) => count > 0)
    .map(({ count, text }) => `${formatNumber(count)}개 ${text}`)
  return `${SELLER_ITEM_ACTION_LABELS[action]}: ${shown.join(', ')}`
}
