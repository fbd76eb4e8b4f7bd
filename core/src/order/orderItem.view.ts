import { formatWeekday, formatWeekdayTime } from '../calendar/dateText.rules.ts'
import { kstDayOf } from '../calendar/day.rules.ts'
import { CLAIM_STATUS_LABELS } from '../claim/claim.codes.ts'
import type { ClaimStatus } from '../claim/claim.codes.ts'
import { isOpenClaim, requestedTypeOf } from '../claim/claim.rules.ts'
import type { ShipDue } from './shipDue.rules.ts'
import { CLAIMED_ITEM_STATUS, ORDER_ITEM_STATUS_LABELS } from './orderItem.codes.ts'
import type { OrderItemAction, OrderItemStatus } from './orderItem.codes.ts'
import { ORDER_ITEM_STATES_WITH } from './orderItem.table.gen.ts'

/** Screen data of an order item. */
export type ShownOrderItem = {
  readonly status: OrderItemStatus
  /** The newest claim on the item; `null` when there was none. */
  readonly claimStatus: ClaimStatus | null
  /** As the server listed them. */
  readonly actions: readonly OrderItemAction[]
  /** Until when to pay into the account; `null` when nothing is to be paid in. */
  readonly depositDueAtMs: number | null
  /** Until when it is to be shipped; `null` when nothing is. */
  readonly shipDue: ShipDue | null
  /** The seller's notice that shipping takes longer; `null` when there is none. */
  readonly delay: { readonly shipsAtMs: number; readonly reason: string } | null
  /** When the purchase confirms itself; `null` when it won't. */
  readonly autoConfirmAtMs: number | null
}

export type OrderItemButton = {
  readonly action: OrderItemAction
  readonly label: string
  /** The one thing to do next. */
  readonly isPrimary: boolean
}

/** Tone of a state: nothing moves yet, it is on its way, it has arrived, or it is over. */
export type OrderItemTone = 'plain' | 'moving' | 'arrived' | 'ended'

export type OrderItemView = {
  readonly label: string
  readonly tone: OrderItemTone
  /** A second line under the label; `null` when there is nothing to add. */
  readonly subText: string | null
  readonly buttons: readonly OrderItemButton[]
}

const CLAIMED: readonly OrderItemStatus[] = ORDER_ITEM_STATES_WITH.claimed

const ACTION_LABELS: Record<OrderItemAction, string> = {
  PAY_ADDITIONAL: '추가결제하기',
  SHOW_DEPOSIT_ACCOUNT: '입금계좌 보기',
  CANCEL_DEPOSIT: '주문취소',
  CANCEL: '주문취소',
  REQUEST_CANCEL: '취소 신청',
  CHANGE_ADDRESS: '배송지 변경',
  SHOW_DELAY: '지연사유 보기',
  CONFIRM: '구매확정',
  TRACK: '배송조회',
  REQUEST_EXCHANGE: '교환 신청',
  REQUEST_RETURN: '반품 신청',
  SHOW_CLAIM: '상세',
  WITHDRAW_CLAIM: '철회',
  WRITE_REVIEW: '리뷰 작성',
  EDIT_REVIEW: '리뷰 수정',
  BUY_AGAIN: '재구매',
}
/** Labels that begin with the name of the claim: 취소상세, 교환철회. */
const CLAIM_ACTIONS: ReadonlySet<OrderItemAction> = new Set(['SHOW_CLAIM', 'WITHDRAW_CLAIM'])

/** Primary action of a state. Source: domain-rules §7.1, the starred buttons. */
const PRIMARY_ACTIONS: Partial<Record<OrderItemStatus, readonly OrderItemAction[]>> = {
  DR: ['SHOW_DEPOSIT_ACCOUNT'],
  SS: ['TRACK'],
  SI: ['TRACK'],
  SC: ['CONFIRM'],
  BF: ['WRITE_REVIEW', 'EDIT_REVIEW'],
}

const TONES: Partial<Record<OrderItemStatus, OrderItemTone>> = {
  SS: 'moving',
  SI: 'moving',
  SC: 'arrived',
  BF: 'ended',
  C: 'ended',
  E: 'ended',
  R: 'ended',
}

const STATE_TEXTS: Partial<Record<OrderItemStatus, string>> = {
  DC: '판매자가 주문을 확인 중이에요',
  SR: '상품을 준비하고 있어요',
  SS: '상품이 출고됐어요',
}

function shipText(text: string, { shipsOn, isPast }: ShipDue): string {
  const day = formatWeekday(shipsOn)
  return isPast ? `${day} 발송예정일이 지났어요` : `${text} · ${day}까지 발송예정`
}

function stateText({
  status,
  depositDueAtMs,
  shipDue,
  delay,
  autoConfirmAtMs,
}: ShownOrderItem): string | null {
  if (status === 'DR' && depositDueAtMs !== null) {
    return `${formatWeekdayTime(depositDueAtMs)}까지 입금해 주세요`
  }
  if (status === 'SD' && delay !== null) {
    return `발송예정 ${formatWeekday(kstDayOf(delay.shipsAtMs))} · ${delay.reason}`
  }
  if (status === 'SC' && autoConfirmAtMs !== null) {
    return `${formatWeekday(kstDayOf(autoConfirmAtMs))} 자동 구매확정 예정`
  }
  const text = STATE_TEXTS[status] ?? null
  return text === null || shipDue === null ? text : shipText(text, shipDue)
}

/** State whose name an item is shown by: while a claim runs the one that the claim leads to. */
function shownStatus({ status, claimStatus }: ShownOrderItem): OrderItemStatus {
  return isOpenClaim(claimStatus) ? CLAIMED_ITEM_STATUS[requestedTypeOf(claimStatus)] : status
}

function actionLabel(action: OrderItemAction, claimStatus: ClaimStatus | null): string {
  const group = claimStatus === null ? null : CLAIMED_ITEM_STATUS[requestedTypeOf(claimStatus)]
  const isOfClaim = CLAIM_ACTIONS.has(action) && group !== null
  return `${isOfClaim ? ORDER_ITEM_STATUS_LABELS[group] : ''}${ACTION_LABELS[action]}`
}

function isPrimary(action: OrderItemAction, { status, actions }: ShownOrderItem): boolean {
  if (actions.includes('PAY_ADDITIONAL')) return action === 'PAY_ADDITIONAL'
  return PRIMARY_ACTIONS[status]?.includes(action) ?? false
}

/** Tone of an item; a running claim has the plain one, since nothing moves yet. */
function toneOf({ status, claimStatus }: ShownOrderItem): OrderItemTone {
  return isOpenClaim(claimStatus) ? 'plain' : (TONES[status] ?? 'plain')
}

/**
 * Views an order item for lists and its page: its state, the next step, its buttons. An item with a running claim shows
 * the claim; its own state stays unchanged. Source: domain-rules §7.1, A2.
 */
export function orderItemView(item: ShownOrderItem): OrderItemView {
  const shown = shownStatus(item)
  const claimText = item.claimStatus === null ? null : CLAIM_STATUS_LABELS[item.claimStatus]
  return {
    label: ORDER_ITEM_STATUS_LABELS[shown],
    tone: toneOf(item),
    subText: CLAIMED.includes(shown) ? claimText : stateText(item),
    buttons: item.actions.map((action) => ({
      action,
      label: actionLabel(action, item.claimStatus),
      isPrimary: isPrimary(action, item),
    })),
  }
}

/** Summary of an order by its least advanced item; the label counts the items in other states. */
export type OrderSummary = {
  /** Place of the item among those given. */
  readonly index: number
  /** Such as '배송중', or '배송중 외 2' where two others are in another state. */
  readonly label: string
  readonly tone: OrderItemTone
  /** Next step of that item; `null` where there is nothing to add. */
  readonly subText: string | null
}

/** Progress of an item: what was cancelled or returned is done with, an exchanged one is delivered again. */
const PROGRESS: Record<OrderItemStatus, number> = {
  PW: 0,
  DR: 1,
  DC: 2,
  SD: 3,
  SR: 4,
  SS: 5,
  SI: 6,
  SC: 7,
  E: 8,
  BF: 9,
  R: 10,
  C: 11,
}

/**
 * Summarises an order of several items by the one furthest from its end, so that nothing unfinished reads as done;
 * `null` without items.
 * @example summarizeOrder([confirmed, shipping, cancelled]) // { index: 1, label: '배송중 외 2', tone: 'moving', subText: null }
 */
export function summarizeOrder(items: readonly ShownOrderItem[]): OrderSummary | null {
  const places = items.map(({ status }) => PROGRESS[status])
  const index = places.indexOf(Math.min(...places))
  const views = items.map(orderItemView)
  const shown = views[index]
  if (shown === undefined) return null
  const otherCount = views.filter(({ label }) => label !== shown.label).length
  const rest = otherCount === 0 ? '' : ` 외 ${otherCount}`
  return { index, label: `${shown.label}${rest}`, tone: shown.tone, subText: shown.subText }
}
