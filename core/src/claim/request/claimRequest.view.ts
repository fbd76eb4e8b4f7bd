import type { SnapshotFrom } from 'xstate'
import { REFUSAL_MESSAGES } from '../../refusal/refusal.messages.ts'
import type { ClaimRequestRefusal, claimRequestChart } from '../claimRequest.chart.ts'
import type { ClaimRequestStep } from './claimRequest.codes.ts'
import { requestSteps } from './claimRequest.rules.ts'
import type { SeenQuote } from './claimRequest.rules.ts'

/** Failure in a step, and what leads on from it. */
export type ClaimRequestNotice = {
  readonly text: string
  /** The step where it can be fixed; `null` where no step can, and when it is this one. */
  readonly stepToCorrect: ClaimRequestStep | null
  /** The goods cannot be exchanged now, but they can be given back. */
  readonly canReturn: boolean
  /** The claim conflicting; `null` when there is none, or nobody knows which. */
  readonly claimId: string | null
  /** That claim waits for an additional payment. */
  readonly isPaymentDue: boolean
}

/** Total of the buyer had seen, and what the claim now. */
export type ChangedQuote = { readonly before: SeenQuote; readonly after: SeenQuote }

export type ClaimRequestView = {
  readonly step: ClaimRequestStep
  /** From 1, of the steps of this kind of claim. */
  readonly position: number
  readonly isBusy: boolean
  /** `null` when nothing went wrong. */
  readonly notice: ClaimRequestNotice | null
  /** `null` while the amount did not change. */
  readonly changed: ChangedQuote | null
  /** Leaving the page would leave something half done: more than a first choice. */
  readonly isGuarded: boolean
  /** The claim to show; `null` until it was requested. */
  readonly requestedClaimId: string | null
}

type Snapshot = SnapshotFrom<typeof claimRequestChart>
type Code = NonNullable<ClaimRequestRefusal['code']>

const STEPS: Record<Exclude<Snapshot['value'], 'quoting'>, ClaimRequestStep> = {
  arriving: 'ITEMS',
  choosing: 'ITEMS',
  checking: 'ITEMS',
  explaining: 'REASON',
  placing: 'PICKUP',
  reviewing: 'REFUND',
  requesting: 'REFUND',
  differing: 'REFUND',
  requested: 'REFUND',
}

const STEP_BY_REFUSAL: Readonly<Partial<Record<Code, ClaimRequestStep>>> = {
  NOT_CHANGE_STATUS: 'ITEMS',
  NOT_PART_CLAIM_ADD_GOODS: 'ITEMS',
  CLAIM_ITEM_REQUIRED: 'ITEMS',
  CLAIM_ITEM_UNAVAILABLE: 'ITEMS',
  CLAIM_OPTION_REQUIRED: 'ITEMS',
  CLAIM_OPTION_PRICE_DIFFERS: 'ITEMS',
  EXCHANGE_RESHIPPING_OUT_OF_STOCK: 'ITEMS',
  CLAIM_REASON_REQUIRED: 'REASON',
  CLAIM_REASON_DETAIL_REQUIRED: 'REASON',
  CLAIM_REASON_DETAIL_TOO_LONG: 'REASON',
  CLAIM_WITHDRAWAL_LIMITED: 'REASON',
  FILE_NOT_FOUND: 'REASON',
  CLAIM_AREA_NOT_COLLECTED: 'PICKUP',
  ORDER_AREA_NOT_DELIVERABLE: 'PICKUP',
}

/** While the amount is asked for, the page stays where it was asked. */
function stepOf({ value, context }: Snapshot): ClaimRequestStep {
  if (value !== 'quoting') return STEPS[value]
  return context.draft?.type === 'CANCEL' ? 'REASON' : 'PICKUP'
}

const UNANSWERED_REQUEST = '신청됐는지 확인하지 못했어요. 다시 신청해도 두 번 신청되지 않아요.'

function noticeOf(snapshot: Snapshot): ClaimRequestNotice | null {
  const { refusal, isUnanswered } = snapshot.context
  if (isUnanswered) {
    const text = snapshot.matches('reviewing') ? UNANSWERED_REQUEST : REFUSAL_MESSAGES.API_FAILURE()
    return { text, stepToCorrect: null, canReturn: false, claimId: null, isPaymentDue: false }
  }
  if (refusal === null) return null
  const { code, text, claimId } = refusal
  const stepToCorrect = code === null ? null : (STEP_BY_REFUSAL[code] ?? null)
  return {
    text,
    stepToCorrect: stepToCorrect === stepOf(snapshot) ? null : stepToCorrect,
    canReturn: code === 'EXCHANGE_RESHIPPING_OUT_OF_STOCK',
    claimId,
    isPaymentDue: code?.endsWith('_ADD_PAYMENT_READY') ?? false,
  }
}

function changedQuote({ quote, formerQuote }: Snapshot['context']): ChangedQuote | null {
  return quote === null || formerQuote === null ? null : { before: formerQuote, after: quote }
}

/** A request of a claim as its page shows it. Source: domain-rules §7.3, decision 039. */
export function claimRequestView(snapshot: Snapshot): ClaimRequestView {
  const { draft, claimId } = snapshot.context
  const step = stepOf(snapshot)
  const steps = draft === null ? [step] : requestSteps(draft.type)
  return {
    step,
    position: steps.indexOf(step) + 1,
    isBusy: snapshot.hasTag('busy') || snapshot.matches('arriving'),
    notice: noticeOf(snapshot),
    changed: changedQuote(snapshot.context),
    isGuarded: claimId === null && step !== 'ITEMS',
    requestedClaimId: claimId,
  }
}
