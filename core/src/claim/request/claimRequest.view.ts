import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { REFUSAL_MESSAGES } from '../../refusal/refusal.messages.ts'
import type {
  ClaimRequestEvent,
  ClaimRequestRefusal,
  ShownQuote,
  claimRequestChart,
} from '../claimRequest.chart.ts'
import type { RequestableClaimType } from '../claim.codes.ts'
import type { StatedReason } from './claimReason.rules.ts'
import type { ClaimRequestStep } from './claimRequest.codes.ts'
import { canGoOn, requestSteps, returnsGoods } from './claimRequest.rules.ts'
import type { ClaimDraft, ClaimPlaces, RequestedItem, SeenQuote } from './claimRequest.rules.ts'

/** Text of a failed step, with the way on. */
export type ClaimRequestNotice = {
  readonly text: string
  /** The step where it can be fixed; `null` where no step can, and when it is this one. */
  readonly stepToCorrect: ClaimRequestStep | null
  /** The goods cannot be exchanged now, but they can be given back. */
  readonly canReturn: boolean
  /** The conflicting claim; `null` when there is none, or nobody knows which. */
  readonly claimId: string | null
  /** That claim waits for an additional payment. */
  readonly isPaymentDue: boolean
}

/** The quote that the buyer saw, and the one of now. */
export type ChangedQuote = { readonly before: SeenQuote; readonly after: SeenQuote }

export type ClaimRequestView = {
  readonly step: ClaimRequestStep
  /** The steps of this request. */
  readonly steps: readonly ClaimRequestStep[]
  /** From 1, of these steps. */
  readonly position: number
  readonly isBusy: boolean
  /** `null` when nothing went wrong. */
  readonly notice: ClaimRequestNotice | null
  /** Quote of the claim; `null` until it was asked for. */
  readonly quote: SeenQuote | null
  /** `null` while the amount did not change. */
  readonly changed: ChangedQuote | null
  /** Leaving the page would leave something half done: more than a first choice. */
  readonly isGuarded: boolean
  /** The claim to show; `null` until it was requested. */
  readonly requestedClaimId: string | null
  readonly choose: (items: readonly RequestedItem[]) => void
  readonly explain: (stated: StatedReason, fileIds: readonly string[]) => void
  readonly place: (places: ClaimPlaces) => void
  /** Goes on with a draft as it is filled in by now; false where its step is not done, and nothing happens. */
  readonly goOn: (draft: ClaimDraft) => boolean
  readonly submit: () => void
  readonly acceptChange: () => void
  readonly dismissChange: () => void
  readonly goBack: () => void
}

type Snapshot = SnapshotFrom<typeof claimRequestChart>
type Actor = Pick<ActorRefFrom<typeof claimRequestChart>, 'send'>
type Code = NonNullable<ClaimRequestRefusal['code']>

const STEPS: Record<Exclude<Snapshot['value'], 'arriving' | 'quoting'>, ClaimRequestStep> = {
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
  CLAIM_PICKUP_DAY_UNAVAILABLE: 'PICKUP',
  ORDER_AREA_NOT_DELIVERABLE: 'PICKUP',
}

/** Step before the amount: the page stays there while the amount is loaded. */
function stepBeforeQuote(type: RequestableClaimType): ClaimRequestStep {
  return returnsGoods(type) ? 'PICKUP' : 'REASON'
}

function stepOf({ value, context: { draft, firstStep } }: Snapshot): ClaimRequestStep {
  if (value === 'quoting') return stepBeforeQuote(draft.type)
  if (value !== 'arriving') return STEPS[value]
  return firstStep === 'REFUND' ? stepBeforeQuote(draft.type) : firstStep
}

const UNANSWERED_REQUEST = '신청됐는지 확인하지 못했어요. 다시 신청해도 두 번 신청되지 않아요.'

function noticeOf(
  snapshot: Snapshot,
  steps: readonly ClaimRequestStep[],
): ClaimRequestNotice | null {
  const { refusal, isUnanswered } = snapshot.context
  if (isUnanswered) {
    const text = snapshot.matches('reviewing') ? UNANSWERED_REQUEST : REFUSAL_MESSAGES.API_FAILURE()
    return { text, stepToCorrect: null, canReturn: false, claimId: null, isPaymentDue: false }
  }
  if (refusal === null) return null
  const { code, text, claimId } = refusal
  const named = code === null ? null : (STEP_BY_REFUSAL[code] ?? null)
  const stepToCorrect = steps.find((step) => step === named) ?? null
  return {
    text,
    stepToCorrect: stepToCorrect === stepOf(snapshot) ? null : stepToCorrect,
    canReturn: code === 'EXCHANGE_RESHIPPING_OUT_OF_STOCK',
    claimId,
    isPaymentDue: code?.endsWith('_ADD_PAYMENT_READY') ?? false,
  }
}

function changedQuote(shown: ShownQuote): ChangedQuote | null {
  return shown.kind === 'change' ? { before: shown.before, after: shown.quote } : null
}

/** Builds the event that completes a step from a draft; `null` where the draft lacks it. */
function settling(step: ClaimRequestStep, draft: ClaimDraft): ClaimRequestEvent | null {
  const { items, stated, fileIds, places } = draft
  if (!canGoOn(draft, step)) return null
  if (step === 'ITEMS') return { type: 'buyer.choose', items }
  if (step === 'REASON') return stated === null ? null : { type: 'buyer.explain', stated, fileIds }
  return places === null ? null : { type: 'buyer.place', places }
}

function goOn(step: ClaimRequestStep, draft: ClaimDraft, actor: Actor): boolean {
  const event = settling(step, draft)
  if (event !== null) actor.send(event)
  return event !== null
}

/** Views a claim request for its page. Source: domain-rules §7.3, decision 039. */
export function claimRequestView(snapshot: Snapshot, actor: Actor): ClaimRequestView {
  const { draft, shown, claimId } = snapshot.context
  const step = stepOf(snapshot)
  const steps = requestSteps(draft)
  return {
    step,
    steps,
    position: steps.indexOf(step) + 1,
    isBusy: snapshot.hasTag('busy'),
    notice: noticeOf(snapshot, steps),
    quote: shown.kind === 'nothing' ? null : shown.quote,
    changed: changedQuote(shown),
    isGuarded: claimId === null && step !== steps[0],
    requestedClaimId: claimId,
    choose: (items) => actor.send({ type: 'buyer.choose', items }),
    explain: (stated, fileIds) => actor.send({ type: 'buyer.explain', stated, fileIds }),
    place: (places) => actor.send({ type: 'buyer.place', places }),
    goOn: (filled) => goOn(step, filled, actor),
    submit: () => actor.send({ type: 'buyer.submit' }),
    acceptChange: () => actor.send({ type: 'buyer.accept' }),
    dismissChange: () => actor.send({ type: 'buyer.dismiss' }),
    goBack: () => actor.send({ type: 'buyer.goBack' }),
  }
}
