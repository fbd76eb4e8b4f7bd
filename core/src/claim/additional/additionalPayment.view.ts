import { formatWeekdayTime } from '../../calendar/dateText.rules.ts'
import { formatWon } from '../../money/money.rules.ts'
import type { Won } from '../../money/money.rules.ts'
import { ADDITIONAL_PAYMENT_STATE_LABELS } from './additionalPayment.codes.ts'
import type { AdditionalPaymentState } from './additionalPayment.codes.ts'
import { isAdditionalPaymentPayable } from './additionalPayment.rules.ts'
import { CLAIM_TYPE_LABELS } from '../claim.codes.ts'
import type { ClaimType } from '../claim.codes.ts'

/** Screen data of an additional payment; `dueAtMs` in epoch milliseconds. */
export type ShownAdditionalPayment = {
  readonly type: ClaimType
  readonly state: AdditionalPaymentState
  readonly amount: Won
  readonly dueAtMs: number
}

export type AdditionalPaymentView = {
  readonly label: string
  /** Purpose. */
  readonly title: string
  readonly amountText: string
  /** Until when to pay, or that it is late; `null` when nothing is to be paid. */
  readonly dueText: string | null
  readonly canPay: boolean
  /** Nobody asks for it any more, and nobody paid it. */
  readonly isDropped: boolean
}

function dueText(dueAtMs: number, nowMs: number): string {
  return nowMs > dueAtMs
    ? '결제 기한이 지났지만 지금 결제하면 신청이 그대로 진행돼요.'
    : `${formatWeekdayTime(dueAtMs)}까지 결제해 주세요.`
}

/**
 * An additional payment as the list and its page show it. Source: spec §2 (additional payments), domain-rules §1.9,
 * §7.1.
 */
export function additionalPaymentView(
  payment: ShownAdditionalPayment,
  nowMs: number,
): AdditionalPaymentView {
  const isPayable = isAdditionalPaymentPayable(payment.state)
  return {
    label: ADDITIONAL_PAYMENT_STATE_LABELS[payment.state],
    title: `${CLAIM_TYPE_LABELS[payment.type]} 추가결제`,
    amountText: formatWon(payment.amount),
    dueText: isPayable ? dueText(payment.dueAtMs, nowMs) : null,
    canPay: isPayable,
    isDropped: payment.state === 'CANCELLED',
  }
}

/**
 * Text for what an additional payment starts, before the claim is requested.
 * @example payBeforeText('EXCHANGE', 6_000) // '신청한 뒤 6,000원을 결제하면 수거를 시작해요.'
 */
export function payBeforeText(type: ClaimType, amount: Won): string {
  const start = type === 'CANCEL' ? '취소가 진행돼요' : '수거를 시작해요'
  return `신청한 뒤 ${formatWon(amount)}을 결제하면 ${start}.`
}
