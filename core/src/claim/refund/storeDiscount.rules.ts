import { sumWon } from '../../money/money.rules.ts'
import type { Won } from '../../money/money.rules.ts'
import type { Removal } from './claimShipping.rules.ts'
import { lineBasis } from './orderLedger.rules.ts'
import type { BookedLine, BookedStoreCoupon, OrderLedger } from './orderLedger.rules.ts'

/** Store coupons of an order after lines are removed. */
export type StoreCouponsAfter = {
  /** Coupons that no longer hold. */
  readonly ended: readonly BookedStoreCoupon[]
  /** Discount that the remaining lines lose, in won. */
  readonly withdrawnAmount: Won
}

/** Lines that are removed, and those that are removed right after them in the same transaction. */
export type JointRemoval = Removal & { readonly leavesWith: readonly number[] }

type Ending = { readonly coupon: BookedStoreCoupon; readonly lost: readonly BookedLine[] }

function endingOf(
  coupon: BookedStoreCoupon,
  lines: readonly BookedLine[],
  { fault, orderItemIds, leavesWith }: JointRemoval,
): Ending | null {
  const counted = lines.filter(({ orderItemId }) => coupon.orderItemIds.includes(orderItemId))
  const isLeaving = (line: BookedLine) => orderItemIds.includes(line.orderItemId)
  if (!counted.some(isLeaving)) return null
  const staying = counted.filter((line) => line.left === null && !isLeaving(line))
  if (staying.length === 0) return { coupon, lost: [] }
  if (staying.every(({ orderItemId }) => leavesWith.includes(orderItemId))) return null
  if (fault === 'SELLER') return null
  const retained = [...staying, ...counted.filter(({ left }) => left === 'SELLER')]
  return sumWon(retained.map(lineBasis)) >= coupon.minimumAmount ? null : { coupon, lost: staying }
}

/**
 * Returns the store coupons that end when lines are removed, and the cost. The seller's fault never ends one. The
 * buyer's does when the remaining lines, with those removed by the seller's fault, fall below the minimum: then the
 * remaining lines lose their shares. A coupon without any line left ends, too, with the last of them: lines that are
 * removed right after lose nothing before. Source: domain-rules §1.7.
 */
export function storeCouponsAfter(ledger: OrderLedger, leaving: JointRemoval): StoreCouponsAfter {
  const lines = ledger.groups.flatMap((group) => group.lines)
  const endings = ledger.storeCoupons.flatMap((coupon) => endingOf(coupon, lines, leaving) ?? [])
  return {
    ended: endings.map(({ coupon }) => coupon),
    withdrawnAmount: sumWon(
      endings.flatMap(({ lost }) => lost.map(({ storeDiscount }) => storeDiscount)),
    ),
  }
}
