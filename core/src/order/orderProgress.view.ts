import { isOpenClaim } from '../claim/claim.rules.ts'
import { orderItemView, summarizeOrder } from './orderItem.view.ts'
import type { OrderItemTone, ShownOrderItem } from './orderItem.view.ts'
import type { OrderItemStatus } from './orderItem.codes.ts'

/** One step of an order's progress. */
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

/** Steps of an order's progress. Source: domain-rules §7.1. */
const WAY = ['결제완료', '배송준비', '배송중', '배송완료', '구매확정'] as const
/** Steps while a deposit is awaited. */
const WAY_OF_DEPOSIT = ['입금대기', '결제완료', '배송준비', '배송중', '배송완료'] as const

/** Step of each state; an exchanged item was delivered again, and a removed one has none. */
const STEPS: Record<OrderItemStatus, (typeof WAY | typeof WAY_OF_DEPOSIT)[number] | null> = {
  PW: '결제완료',
  DR: '입금대기',
  DC: '결제완료',
  SR: '배송준비',
  SD: '배송준비',
  SS: '배송중',
  SI: '배송중',
  SC: '배송완료',
  E: '배송완료',
  BF: '구매확정',
  C: null,
  R: null,
}

function marksOf(status: OrderItemStatus): OrderMark[] {
  const way = status === 'DR' ? WAY_OF_DEPOSIT : WAY
  const reached = way.findIndex((label) => label === STEPS[status])
  return way.map((label, index) => {
    if (index === reached) return { label, state: 'current' }
    return { label, state: index < reached ? 'passed' : 'ahead' }
  })
}

function isOnWay({ status, claimStatus }: ShownOrderItem): boolean {
  return !isOpenClaim(claimStatus) && STEPS[status] !== null
}

/**
 * Views the progress of an order at the top of its page: by the item furthest from its end, claimed ones aside; `null`
 * without items. Source: domain-rules §7.1.
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
