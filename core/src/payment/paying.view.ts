import type { SnapshotFrom } from 'xstate'
import { remedyOf } from './decline.rules.ts'
import type { payingChart } from './paying.chart.ts'
import { PAYMENT_MESSAGES } from './payment.messages.ts'

/** A button and what a tap on it sends. */
export type PayingButton = {
  readonly event: 'buyer.retry' | 'buyer.changeMethod'
  readonly label: string
}

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
}

type Snapshot = SnapshotFrom<typeof payingChart>
type State = Snapshot['value']

const TITLES: Record<State, string> = {
  arriving: '결제를 준비하고 있어요',
  requesting: '결제창을 열고 있어요',
  leaving: '결제창으로 이동하고 있어요',
  approving: '결제를 승인하고 있어요',
  approvingFree: '주문을 완료하고 있어요',
  settling: '결제 결과를 확인하고 있어요',
  unsettled: '결제 결과를 아직 확인하지 못했어요',
  declined: '결제하지 못했어요',
  choosing: '다른 결제수단을 골라 주세요',
  ended: '결제할 수 없어요',
  expired: '결제 시간이 지났어요',
  completed: '주문이 완료됐어요',
}

const CLAIM_PAID = '추가결제가 완료됐어요'

const RETRY: PayingButton = { event: 'buyer.retry', label: '다시 결제하기' }
const CHANGE: PayingButton = { event: 'buyer.changeMethod', label: '결제수단 바꾸기' }
const LOOK: PayingButton = { event: 'buyer.retry', label: '다시 확인하기' }

function textOf({ value, context }: Snapshot): string | null {
  if (value === 'expired') return PAYMENT_MESSAGES.PAYMENT_EXPIRED()
  if (value === 'unsettled') return PAYMENT_MESSAGES.PAYMENT_UNCONFIRMED()
  if (value !== 'declined' && value !== 'ended') return null
  return context.reason === null ? null : PAYMENT_MESSAGES[context.reason]()
}

function buttonsOf({ value, context: { reason } }: Snapshot): PayingButton[] {
  if (value === 'unsettled') return [LOOK]
  if (value !== 'declined') return []
  const changesFirst = reason !== null && remedyOf(reason) === 'changeMethod'
  return changesFirst ? [CHANGE, RETRY] : [RETRY, CHANGE]
}

function exitOf({ value, context }: Snapshot): PayingView['exit'] {
  const isOfOrder = value === 'ended' || value === 'unsettled'
  return isOfOrder && context.paymentId !== null ? 'orders' : 'cart'
}

/**
 * The page between the order and its completion: what is going on, and what can be done about it. Source: spec §2,
 * /order/processing.
 */
export function payingView(snapshot: Snapshot): PayingView {
  const { value, context } = snapshot
  return {
    title: value === 'completed' && context.claimId !== null ? CLAIM_PAID : TITLES[value],
    text: textOf(snapshot),
    isBusy: snapshot.hasTag('busy') || value === 'arriving',
    isChoosing: value === 'choosing',
    isPayable: value === 'declined' || value === 'choosing',
    buttons: buttonsOf(snapshot),
    exit: exitOf(snapshot),
    completedOrderId: context.orderId,
    completedClaimId: context.claimId,
  }
}
