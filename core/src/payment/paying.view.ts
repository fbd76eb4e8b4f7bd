import type { SnapshotFrom } from 'xstate'
import type { payingChart } from './paying.chart.ts'
import { PAYMENT_MESSAGES } from './payment.messages.ts'

export type PayingView = {
  readonly title: string
  /** A second line; `null` when the title says it all. */
  readonly text: string | null
  readonly isBusy: boolean
  /** What a tap would do again; `null` when there is nothing to repeat. */
  readonly retryLabel: string | null
  /** The order to show; `null` until it is paid or waits for its deposit. */
  readonly completedOrderId: string | null
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
  expired: '결제 시간이 지났어요',
  completed: '주문이 완료됐어요',
}

function textOf({ value, context }: Snapshot): string | null {
  if (value === 'declined')
    return context.reason === null ? null : PAYMENT_MESSAGES[context.reason]()
  if (value === 'expired') return PAYMENT_MESSAGES.PAYMENT_EXPIRED()
  return value === 'unsettled' ? PAYMENT_MESSAGES.PAYMENT_UNCONFIRMED() : null
}

function retryLabel({ value }: Snapshot): string | null {
  if (value === 'declined') return '다시 결제하기'
  return value === 'unsettled' ? '다시 확인하기' : null
}

/** The page between the order and its completion: what is going on, and what can be done about it. Source: spec §2, /order/processing. */
export function payingView(snapshot: Snapshot): PayingView {
  return {
    title: TITLES[snapshot.value],
    text: textOf(snapshot),
    isBusy: snapshot.hasTag('busy') || snapshot.matches('arriving'),
    retryLabel: retryLabel(snapshot),
    completedOrderId: snapshot.context.orderId,
  }
}
