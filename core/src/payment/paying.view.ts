import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { CashReceiptForm } from './cashReceipt.rules.ts'
import { remedyOf } from './decline.rules.ts'
import type { payingChart } from './paying.chart.ts'
import type { PlacedPayment } from './paying.codes.ts'
import type { PaymentMethod } from './payment.codes.ts'
import { PAYMENT_MESSAGES } from './payment.messages.ts'

/** A way on after a payment without money. */
export type PayingButton = { readonly label: string; readonly press: () => void }

export type PayingView = {
  readonly title: string
  /** A second line; `null` when the title says it all. */
  readonly text: string | null
  readonly isBusy: boolean
  /** True when the buyer picks another way to pay. */
  readonly isChoosing: boolean
  /** True when another attempt may be made, so that it is worth knowing what is to be paid until when. */
  readonly isPayable: boolean
  /** Actions that may be done, the most promising first. */
  readonly buttons: readonly PayingButton[]
  /** Place where somebody goes who stops here: to what is not ordered yet, or to what is. */
  readonly exit: 'cart' | 'orders'
  /** The order to show; `null` until it is paid or waits for its deposit. */
  readonly completedOrderId: string | null
  /** The claim that asked for the money; `null` when the order itself did, and before it is known. */
  readonly completedClaimId: string | null
  /** Payment to come back with from the page that asks for the PIN; `null` unless it is needed. */
  readonly awaitsPin: Omit<PlacedPayment, 'pinTicket'> | null
  readonly chooseMethod: (method: PaymentMethod, cashReceipt: CashReceiptForm | null) => void
  readonly keepMethod: () => void
}

type Snapshot = SnapshotFrom<typeof payingChart>
type Actor = Pick<ActorRefFrom<typeof payingChart>, 'send'>
type State = Snapshot['value']

const TITLES: Record<State, string> = {
  arriving: '결제를 준비하고 있어요',
  requesting: '결제창을 열고 있어요',
  leaving: '결제창으로 이동하고 있어요',
  approving: '결제를 승인하고 있어요',
  approvingFree: '주문을 완료하고 있어요',
  settling: '결제 결과를 확인하고 있어요',
  looking: '결제 결과를 확인하고 있어요',
  unsettled: '결제 결과를 아직 확인하지 못했어요',
  declined: '결제하지 못했어요',
  choosing: '다른 결제수단을 선택해 주세요',
  ended: '결제할 수 없어요',
  completed: '주문이 완료됐어요',
  askingPin: '결제 비밀번호를 확인할게요',
}

const CLAIM_PAID = '추가결제가 완료됐어요'
const CLOSED = '결제를 취소했어요'
const EXPIRED = '결제 시간이 지났어요'

function isExpired({ value, context }: Snapshot): boolean {
  return value === 'ended' && context.reason === 'PAYMENT_EXPIRED'
}

function titleOf(snapshot: Snapshot): string {
  const { value, context } = snapshot
  const isClaim = (context.paid?.claimId ?? null) !== null
  if (value === 'completed' && isClaim) return CLAIM_PAID
  if (isExpired(snapshot)) return EXPIRED
  return value === 'declined' && context.reason === 'PAYMENT_WINDOW_CLOSED' ? CLOSED : TITLES[value]
}

function textOf({ value, context }: Snapshot): string | null {
  if (value === 'unsettled') return PAYMENT_MESSAGES.PAYMENT_UNCONFIRMED()
  if (value !== 'declined' && value !== 'ended') return null
  return context.reason === null ? null : PAYMENT_MESSAGES[context.reason]()
}

function buttonsOf({ value, context: { reason } }: Snapshot, actor: Actor): PayingButton[] {
  const retry = (label: string) => ({ label, press: () => actor.send({ type: 'buyer.retry' }) })
  if (value === 'unsettled') return [retry('다시 확인하기')]
  if (value !== 'declined') return []
  const change = {
    label: '결제수단 바꾸기',
    press: () => actor.send({ type: 'buyer.changeMethod' }),
  }
  const changesFirst = reason !== null && remedyOf(reason) === 'changeMethod'
  return changesFirst ? [change, retry('다시 결제하기')] : [retry('다시 결제하기'), change]
}

/** Returns where the page leads without paying; of an order whose time is over nothing is listed. */
function exitOf(snapshot: Snapshot): PayingView['exit'] {
  const { value } = snapshot
  const isListed = (value === 'ended' && !isExpired(snapshot)) || value === 'unsettled'
  return isListed ? 'orders' : 'cart'
}

/** Payment as the page holds it, for whoever comes back to it. */
function heldPayment({ context: { arrival, chosen } }: Snapshot): PayingView['awaitsPin'] {
  const placed = arrival.kind === 'placed' ? arrival : null
  const { method = null, cashReceipt = null } = chosen ?? placed ?? {}
  return { payableAmount: placed?.payableAmount ?? null, method, cashReceipt }
}

/**
 * Views the page between the order and its completion: the progress of the payment, and the ways on. Source: spec §2,
 * /order/processing.
 */
export function payingView(snapshot: Snapshot, actor: Actor): PayingView {
  const { value } = snapshot
  const { orderId = null, claimId = null } = snapshot.context.paid ?? {}
  return {
    title: titleOf(snapshot),
    text: textOf(snapshot),
    isBusy: snapshot.hasTag('busy'),
    isChoosing: value === 'choosing',
    isPayable: value === 'declined' || value === 'choosing',
    buttons: buttonsOf(snapshot, actor),
    exit: exitOf(snapshot),
    completedOrderId: orderId,
    completedClaimId: claimId,
    awaitsPin: value === 'askingPin' ? heldPayment(snapshot) : null,
    chooseMethod: (method, cashReceipt) =>
      actor.send({ type: 'buyer.chooseMethod', method, cashReceipt }),
    keepMethod: () => actor.send({ type: 'buyer.keepMethod' }),
  }
}

/** View of a page that names no payment. Source: spec §2, /order/processing. */
export const NO_PAYMENT_VIEW: Pick<PayingView, 'title' | 'text' | 'buttons' | 'exit'> = {
  title: TITLES.ended,
  text: PAYMENT_MESSAGES.PAYMENT_NOT_FOUND(),
  buttons: [],
  exit: 'cart',
}
