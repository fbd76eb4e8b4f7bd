import { assign, fromPromise, setup } from 'xstate'
import type { ProcessTypes } from '../chart/step.codes.ts'
import type { CLAIM_MESSAGES } from './claim.messages.ts'
import type { StatedReason } from './request/claimReason.rules.ts'
import type { ClaimRequestStep } from './request/claimRequest.codes.ts'
import type { ClaimDraft, ClaimPlaces, RequestedItem, SeenAmounts, SeenQuote } from './request/claimRequest.rules.ts'

/** The restored draft, and the step at which the request resumes (`resumeStep`). */
export type ClaimRequestInput = { readonly draft: ClaimDraft; readonly firstStep: ClaimRequestStep }

/** Reason why a step was refused, as the buyer reads it; `code` is `null` for what concerns no claim. */
export type ClaimRequestRefusal = {
  readonly code: keyof typeof CLAIM_MESSAGES | 'ORDER_AREA_NOT_DELIVERABLE' | 'FILE_NOT_FOUND' | null
  readonly text: string
  /** The claim in its way; `null` when there is none, or nobody knows which. */
  readonly claimId: string | null
}

type Refused = { readonly kind: 'refused'; readonly refusal: ClaimRequestRefusal }

/** A step that may be refused. */
export type StepOutcome<Value> = { readonly kind: 'done'; readonly value: Value } | Refused

/** Outcome of the request; `changed` carries the quote of now. */
export type RequestOutcome = StepOutcome<string> | { readonly kind: 'changed'; readonly quote: SeenQuote }

/** Request as it is sent: the draft, and the quote that the buyer saw. */
export type ClaimSubmission = { readonly draft: ClaimDraft; readonly seen: SeenAmounts }

/** Quotes on the page: none yet, one, or those before and after a change. */
export type ShownQuote =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'quote'; readonly quote: SeenQuote }
  | { readonly kind: 'change'; readonly before: SeenQuote; readonly quote: SeenQuote }

type Done<Actor extends string, Outcome> = {
  readonly type: `xstate.done.actor.${Actor}`
  readonly output: Outcome
}
type Answer =
  | Done<'checkItems', StepOutcome<null>>
  | Done<'quoteRefund', StepOutcome<SeenQuote>>
  | Done<'requestClaim', RequestOutcome>

export type ClaimRequestEvent =
  | { readonly type: 'buyer.choose'; readonly items: readonly RequestedItem[] }
  | { readonly type: 'buyer.explain'; readonly stated: StatedReason; readonly fileIds: readonly string[] }
  | { readonly type: 'buyer.place'; readonly places: ClaimPlaces }
  | { readonly type: 'buyer.submit' }
  | { readonly type: 'buyer.accept' }
  | { readonly type: 'buyer.dismiss' }
  | { readonly type: 'buyer.goBack' }
  | Answer

export type ClaimRequestContext = ClaimRequestInput & {
  readonly shown: ShownQuote
  /** Reason why the last step was refused; `null` when it was not. */
  readonly refusal: ClaimRequestRefusal | null
  /** Nobody knows what became of the last step. */
  readonly isUnanswered: boolean
  /** The claim that was requested; `null` until then. */
  readonly claimId: string | null
}

type Tag = 'busy' | 'terminal'

const types: ProcessTypes<ClaimRequestContext, ClaimRequestEvent, Tag, ClaimRequestInput> = {}

function notProvided<Output, Input>(name: string) {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`${name} is not provided`)))
}

/** Amounts that match no ledger, so that the market answers with those of today. */
const NOTHING_SEEN: SeenAmounts = { version: 0, refundAmount: 0, additionalPayAmount: 0 }

function submission({ draft, shown }: ClaimRequestContext): ClaimSubmission {
  const { version, refundAmount, additionalPayAmount } = shown.kind === 'nothing' ? NOTHING_SEEN : shown.quote
  return { draft, seen: { version, refundAmount, additionalPayAmount } }
}

function draftAfter({ draft }: ClaimRequestContext, event: ClaimRequestEvent): ClaimDraft {
  if (event.type === 'buyer.choose') return { ...draft, items: event.items }
  if (event.type === 'buyer.explain') return { ...draft, stated: event.stated, fileIds: event.fileIds }
  return event.type === 'buyer.place' ? { ...draft, places: event.places } : draft
}

function changedTo(quote: SeenQuote, { shown }: ClaimRequestContext): ShownQuote {
  return { kind: 'change', before: shown.kind === 'nothing' ? quote : shown.quote, quote }
}

/**
 * A buyer requesting a claim: which items, why, where goods come from and go to (a cancel moves none), and what comes
 * back. Going back loses nothing. What is sent is what was shown: when the amount has changed meanwhile the buyer sees
 * the former and the new one before asking again; closing that notice is no consent either. It is born with the draft
 * that the host keeps over a refresh, and goes on at its step in the next turn of the page, as `paying` does. The host
 * provides the actors. Source: spec §7 (claims), domain-rules §7.3, §8, decision 039.
 */
export const claimRequestChart = setup({
  types,
  actors: {
    checkItems: notProvided<StepOutcome<null>, ClaimDraft>('checkItems'),
    quoteRefund: notProvided<StepOutcome<SeenQuote>, ClaimDraft>('quoteRefund'),
    requestClaim: notProvided<RequestOutcome, ClaimSubmission>('requestClaim'),
  },
  delays: { nextTurn: 0 },
  guards: {
    isAtRefund: ({ context }) => context.firstStep === 'REFUND',
    isAtPickup: ({ context }) => context.firstStep === 'PICKUP',
    isAtReason: ({ context }) => context.firstStep === 'REASON',
    isCancel: ({ context }) => context.draft.type === 'CANCEL',
    isDone: ({ event }) => 'output' in event && event.output.kind === 'done',
    isChanged: ({ event }) => 'output' in event && event.output.kind === 'changed',
  },
  actions: {
    keepDraft: assign(({ context, event }) => ({
      draft: draftAfter(context, event),
      refusal: null,
      isUnanswered: false,
    })),
    keepQuote: assign(({ event }) =>
      event.type === 'xstate.done.actor.quoteRefund' && event.output.kind === 'done'
        ? { shown: { kind: 'quote', quote: event.output.value } }
        : {},
    ),
    keepChange: assign(({ context, event }) =>
      event.type === 'xstate.done.actor.requestClaim' && event.output.kind === 'changed'
        ? { shown: changedTo(event.output.quote, context) }
        : {},
    ),
    keepClaim: assign(({ event }) =>
      event.type === 'xstate.done.actor.requestClaim' && event.output.kind === 'done'
        ? { claimId: event.output.value }
        : {},
    ),
    refuse: assign(({ event }) =>
      'output' in event && event.output.kind === 'refused' ? { refusal: event.output.refusal } : {},
    ),
    noteSilence: assign({ isUnanswered: true }),
    acceptChange: assign(({ context: { shown } }) =>
      shown.kind === 'change' ? { shown: { kind: 'quote', quote: shown.quote } } : {},
    ),
    forget: assign({ refusal: null, isUnanswered: false }),
  },
}).createMachine({
  id: 'claimRequest',
  meta: { label: '클레임 신청' },
  context: ({ input }) => ({
    ...input,
    shown: { kind: 'nothing' },
    refusal: null,
    isUnanswered: false,
    claimId: null,
  }),
  initial: 'arriving',
  states: {
    arriving: {
      meta: { label: '들어옴' },
      tags: ['busy'],
      after: {
        nextTurn: [
          { target: 'quoting', guard: 'isAtRefund', meta: { actor: 'system', action: '이어서 확인' } },
          { target: 'placing', guard: 'isAtPickup', meta: { actor: 'system', action: '이어서 수거' } },
          { target: 'explaining', guard: 'isAtReason', meta: { actor: 'system', action: '이어서 쓰기' } },
          { target: 'choosing', meta: { actor: 'system', action: '처음부터' } },
        ],
      },
    },
    choosing: {
      meta: { label: '상품 고르기' },
      on: {
        'buyer.choose': { target: 'checking', actions: 'keepDraft', meta: { actor: 'buyer', action: '상품 선택' } },
      },
    },
    checking: {
      meta: { label: '신청할 수 있는지 확인 중' },
      tags: ['busy'],
      invoke: {
        id: 'checkItems',
        src: 'checkItems',
        input: ({ context }) => context.draft,
        onDone: [
          { target: 'explaining', guard: 'isDone', meta: { actor: 'system', action: '신청 가능' } },
          { target: 'choosing', actions: 'refuse', meta: { actor: 'system', action: '신청 불가' } },
        ],
        onError: { target: 'choosing', actions: 'noteSilence', meta: { actor: 'system', action: '답이 없음' } },
      },
    },
    explaining: {
      meta: { label: '사유 쓰기' },
      on: {
        'buyer.explain': [
          { target: 'quoting', guard: 'isCancel', actions: 'keepDraft', meta: { actor: 'buyer', action: '사유 입력' } },
          { target: 'placing', actions: 'keepDraft', meta: { actor: 'buyer', action: '사유 입력' } },
        ],
        'buyer.goBack': { target: 'choosing', actions: 'forget', meta: { actor: 'buyer', action: '이전' } },
      },
    },
    placing: {
      meta: { label: '수거 정보 쓰기' },
      on: {
        'buyer.place': { target: 'quoting', actions: 'keepDraft', meta: { actor: 'buyer', action: '수거 정보 입력' } },
        'buyer.goBack': { target: 'explaining', actions: 'forget', meta: { actor: 'buyer', action: '이전' } },
      },
    },
    quoting: {
      meta: { label: '환불 금액 계산 중' },
      tags: ['busy'],
      invoke: {
        id: 'quoteRefund',
        src: 'quoteRefund',
        input: ({ context }) => context.draft,
        onDone: [
          {
            target: 'reviewing',
            guard: 'isDone',
            actions: 'keepQuote',
            meta: { actor: 'system', action: '환불 금액' },
          },
          {
            target: 'explaining',
            guard: 'isCancel',
            actions: 'refuse',
            meta: { actor: 'system', action: '계산 불가' },
          },
          { target: 'placing', actions: 'refuse', meta: { actor: 'system', action: '계산 불가' } },
        ],
        onError: [
          {
            target: 'explaining',
            guard: 'isCancel',
            actions: 'noteSilence',
            meta: { actor: 'system', action: '답이 없음' },
          },
          { target: 'placing', actions: 'noteSilence', meta: { actor: 'system', action: '답이 없음' } },
        ],
      },
    },
    reviewing: {
      meta: { label: '환불 금액 확인' },
      on: {
        'buyer.submit': { target: 'requesting', actions: 'forget', meta: { actor: 'buyer', action: '신청' } },
        'buyer.goBack': [
          { target: 'explaining', guard: 'isCancel', actions: 'forget', meta: { actor: 'buyer', action: '이전' } },
          { target: 'placing', actions: 'forget', meta: { actor: 'buyer', action: '이전' } },
        ],
      },
    },
    requesting: {
      meta: { label: '신청하는 중' },
      tags: ['busy'],
      invoke: {
        id: 'requestClaim',
        src: 'requestClaim',
        input: ({ context }) => submission(context),
        onDone: [
          { target: 'requested', guard: 'isDone', actions: 'keepClaim', meta: { actor: 'system', action: '신청됨' } },
          {
            target: 'differing',
            guard: 'isChanged',
            actions: 'keepChange',
            meta: { actor: 'system', action: '금액 변경' },
          },
          { target: 'reviewing', actions: 'refuse', meta: { actor: 'system', action: '거절' } },
        ],
        onError: { target: 'reviewing', actions: 'noteSilence', meta: { actor: 'system', action: '답이 없음' } },
      },
    },
    differing: {
      meta: { label: '달라진 금액 알림' },
      on: {
        'buyer.accept': { target: 'reviewing', actions: 'acceptChange', meta: { actor: 'buyer', action: '금액 확인' } },
        'buyer.dismiss': { target: 'reviewing', actions: 'acceptChange', meta: { actor: 'buyer', action: '닫기' } },
      },
    },
    requested: { meta: { label: '신청됨' }, tags: ['terminal'] },
  },
})
