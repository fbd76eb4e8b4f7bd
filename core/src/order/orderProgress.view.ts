import { isOpenClaim } from '../claim/claim.rules.ts'
import { orderItemView, summarizeOrder } from './orderItem.view.ts'
import type { OrderItemTone, ShownOrderItem } from './orderItem.view.ts'
import type { OrderItemStatus } from './orderItem.codes.ts'

/** One step of an order's way. */
export type OrderMark = {
  readonly label: string
  readonly state: 'passed' | 'current' | 'ahead'
}

export type OrderProgress = {
  readonly title: string
  readonly tone: OrderItemTone
  /** Next step; `null` where there is nothing to add. */
  readonly note: string | null
  /** Its items are in different states, which are shown one by one. */
  readonly isMixed: boolean
  /** Empty where nothing is on its way any more. */
  readonly marks: readonly OrderMark[]
}

type Way = readonly (readonly [string, readonly OrderItemStatus[]])[]

/** Steps with the states that stand for each; an exchanged item has been delivered again. Source: domain-rules §7.1. */
const WAY: Way = [
  ['결제완료', ['PW', 'DC']],
  ['배송준비', ['SR', 'SD']],
  ['배송중', ['SS', 'SI']],
  ['배송완료', ['SC', 'E']],
  ['구매확정', ['BF']],
]

/** The same while a deposit is waited for. */
const WAY_OF_DEPOSIT: Way = [
  ['입금대기', ['DR']],
  ['결제완료', []],
  ['배송준비', []],
  ['배송중', []],
  ['배송완료', []],
]

function marksOf(status: OrderItemStatus): OrderMark[] {
  const way = status === 'DR' ? WAY_OF_DEPOSIT : WAY
  const reached = way.findIndex(([, statuses]) => statuses.includes(status))
  return way.map(([label], index) => {
    if (index === reached) return { label, state: 'current' }
    return { label, state: index < reached ? 'passed' : 'ahead' }
  })
}

function isOnWay({ status, claimStatus }: ShownOrderItem): boolean {
  return !isOpenClaim(claimStatus) && status !== 'C' && status !== 'R'
}

/**
 * Returns the progress of an order, which stands above everything else on its page: by the item that is furthest from its end, leaving aside what
 * is claimed; `null` without items. Source: domain-rules §7.1.
 */
export function orderProgress(items: readonly ShownOrderItem[]): OrderProgress | null {
  const moving = items.filter(isOnWay)
  const counted = moving.length === 0 ? items : moving
  const leading = counted[summarizeOrder(counted)?.index ?? 0]
  if (leading === undefined) return null
  const view = orderItemView(leading)
  return {
    title: view.label,
    tone: view.tone,
    note: view.subText,
    isMixed: new Set(items.map((item) => orderItemView(item).label)).size > 1,
    marks: moving.length === 0 ? [] : marksOf(leading.status),
  }
}
