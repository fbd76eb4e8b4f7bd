import { formatWeekdayTime } from '../calendar/dateText.rules.ts'
import type { ClaimFault } from '../claim/claim.codes.ts'
import { DISPUTE_FAULT_LABELS, DISPUTE_STATE_LABELS } from './dispute.codes.ts'
import type { DisputeState } from './dispute.codes.ts'
import { DISPUTE_TABLE } from './dispute.table.gen.ts'

/** A dispute as its pages show it; times in epoch milliseconds. */
export type ShownDispute = {
  readonly state: DisputeState
  readonly answerDueAtMs: number
  readonly answer: string | null
  /** `null` until it is decided. */
  readonly fault: ClaimFault | null
}

export type DisputeView = {
  readonly label: string
  readonly tone: 'neutral' | 'brand' | 'positive'
  /** Text of the next step, or of the outcome. */
  readonly nextText: string
  /** Text in the place of an answer that is not there; `null` where there is one. */
  readonly answerText: string | null
  readonly canAnswer: boolean
  readonly canDecide: boolean
}

const TONES: Readonly<Record<DisputeState, DisputeView['tone']>> = {
  OPENED: 'brand',
  ANSWERING: 'brand',
  DECIDING: 'brand',
  DECIDED: 'positive',
  CLOSED: 'neutral',
}

const OUTCOMES: Readonly<Record<ClaimFault, string>> = {
  BUYER: '신청은 거부된 것으로 끝나요.',
  SELLER: '신청을 이어서 진행하고, 비용은 판매자가 부담해요.',
}

/** Title of a notification of what became of a dispute; `fault` is `null` until it is decided. */
export function disputeTitle(state: DisputeState, fault: ClaimFault | null): string {
  if (fault !== null) return `분쟁이 ${DISPUTE_FAULT_LABELS[fault]}으로 결정됐어요`
  return state === 'CLOSED' ? '신청이 끝나 분쟁이 종결됐어요' : '장터가 분쟁을 살펴보고 있어요'
}

function nextTextOf({ state, answerDueAtMs, fault }: ShownDispute): string {
  if (fault !== null) return `${DISPUTE_FAULT_LABELS[fault]}으로 결정됐어요. ${OUTCOMES[fault]}`
  if (state === 'CLOSED') return '신청이 끝나 분쟁도 종결됐어요.'
  return state === 'OPENED' || state === 'ANSWERING'
    ? `판매자가 ${formatWeekdayTime(answerDueAtMs)}까지 답변해요.`
    : '장터가 양쪽의 내용을 확인하고 있어요.'
}

function answerTextOf({ state, answer }: ShownDispute): string | null {
  if (answer !== null) return null
  return state === 'ANSWERING' || state === 'OPENED' ? '아직 답변이 없어요.' : '답변하지 않았어요.'
}

/** Returns the texts of a dispute and what may be done; the server judges again. Source: market-rules §9.4. */
export function disputeView(dispute: ShownDispute): DisputeView {
  const { state } = dispute
  return {
    label: DISPUTE_STATE_LABELS[state],
    tone: TONES[state],
    nextText: nextTextOf(dispute),
    answerText: answerTextOf(dispute),
    canAnswer: 'seller.answer' in DISPUTE_TABLE.steps[state],
    canDecide: state === 'DECIDING',
  }
}
