import { assign, fromPromise, setup } from 'xstate'
import type { ChartTypes } from '../chart/step.codes.ts'
import type { RequestableClaimType } from './claim.codes.ts'
import type { ClaimCheckRefusal } from './claimCheck.codes.ts'
import type { ClaimQuote, QuoteRefusal } from './claimQuote.rules.ts'
import type { ReasonRefusal, StatedReason } from './claimReason.rules.ts'

/** Why a step of the request was refused; each has its text. */
export type ClaimRequestRefusal =
  | ClaimCheckRefusal
  | ReasonRefusal
  | QuoteRefusal
  | 'CLAIM_AMOUNT_CHANGED'
  | 'CLAIM_REFUND_ACCOUNT_REQUIRED'

/** What the buyer has filled in so far; it outlives a refresh, because the host keeps it. */
export type ClaimDraft = {
  readonly type: RequestableClaimType
  readonly orderItemIds: readonly number[]
  /** `null` until the second step is done. */
  readonly stated: StatedReason | null
}

/** A step that may be refused. */
export type StepOutcome<Value> =
  | { readonly kind: 'done'; readonly value: Value }
  | { readonly kind: 'refused'; readonly reason: ClaimRequestRefusal }

/** What is sent: the draft, and the quote that the buyer saw. */
export type ClaimSubmission = { readonly draft: ClaimDraft; readonly quote: ClaimQuote }

type Done<Actor extends string, Value> = {
  readonly type: `xstate.done.actor.${Actor}`
  readonly output: StepOutcome<Value>
}
type Answer =
  | Done<'checkItems', 'SUCCESS_CHANGE_APPLY'>
  | Done<'quoteRefund', ClaimQuote>
  | Done<'requestClaim', string>

export type ClaimRequestEvent =
  | { readonly type: 'draft.restored'; readonly draft: ClaimDraft }
  | { readonly type: 'buyer.choose'; readonly orderItemIds: readonly number[] }
  | { readonly type: 'buyer.explain'; readonly stated: StatedReason }
  | { readonly type: 'buyer.submit' }
  | { readonly type: 'buyer.goBack' }
  | Answer

export type ClaimRequestContext = {
  readonly draft: ClaimDraft | null
  readonly quote: ClaimQuote | null
  /** Why the last step was refused; `null` when it was not. */
  readonly reason: ClaimRequestRefusal | null
  /** Nobody knows what became of the last step. */
  readonly isUnanswered: boolean
  /** The claim that was requested; `null` until then. */
  readonly claimId: string | null
}

type Tag = 'busy' | 'terminal'

const types: ChartTypes<ClaimRequestContext, ClaimRequestEvent, Tag> = {}

function notProvided<Output, Input>(name: string) {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`${name} is not provided`)))
}

function draftOf({ draft }: ClaimRequestContext): ClaimDraft {
  if (draft === null) throw new Error('a claim is asked about that nobody began')
  return draft
}

function submission(context: ClaimRequestContext): ClaimSubmission {
  if (context.quote === null) throw new Error('a claim is requested whose refund nobody saw')
  return { draft: draftOf(context), quote: context.quote }
}

function refusalOf(event: ClaimRequestEvent): ClaimRequestRefusal | null {
  return 'output' in event && event.output.kind === 'refused' ? event.output.reason : null
}

/**
 * A buyer requesting a claim in three steps: which items, why, and what comes back. Going back loses nothing. What is
 * sent is what was shown: when the amount has changed meanwhile the buyer sees the new one before asking again.
 * The host keeps the draft and provides the actors. Source: spec §7 (claims), domain-rules §7.3, §8.
 */
export const claimRequestChart = setup({
  types,
  actors: {
    checkItems: notProvided<StepOutcome<'SUCCESS_CHANGE_APPLY'>, ClaimDraft>('checkItems'),
    quoteRefund: notProvided<StepOutcome<ClaimQuote>, ClaimDraft>('quoteRefund'),
    requestClaim: notProvided<StepOutcome<string>, ClaimSubmission>('requestClaim'),
  },
  guards: {
    isDone: ({ event }) => 'output' in event && event.output.kind === 'done',
    isAmountChanged: ({ event }) => refusalOf(event) === 'CLAIM_AMOUNT_CHANGED',
    isExplained: ({ event }) => event.type === 'draft.restored' && event.draft.stated !== null,
    isChosen: ({ event }) => event.type === 'draft.restored' && event.draft.orderItemIds.length > 0,
  },
  actions: {
    keepDraft: assign(({ event }) => (event.type === 'draft.restored' ? { draft: event.draft } : {})),
    keepItems: assign(({ context, event }) =>
      event.type === 'buyer.choose' ? { draft: { ...draftOf(context), orderItemIds: event.orderItemIds } } : {},
    ),
    keepReason: assign(({ context, event }) =>
      event.type === 'buyer.explain' ? { draft: { ...draftOf(context), stated: event.stated } } : {},
    ),
    keepQuote: assign(({ event }) =>
      event.type === 'xstate.done.actor.quoteRefund' && event.output.kind === 'done'
        ? { quote: event.output.value }
        : {},
    ),
    keepClaim: assign(({ event }) =>
      event.type === 'xstate.done.actor.requestClaim' && event.output.kind === 'done'
        ? { claimId: event.output.value }
        : {},
    ),
    noteRefusal: assign(({ event }) => ({ reason: refusalOf(event), isUnanswered: false })),
    noteSilence: assign({ reason: null, isUnanswered: true }),
    forgetRefusal: assign({ reason: null, isUnanswered: false }),
  },
}).createMachine({
  id: 'claimRequest',
  meta: { label: '클레임 신청' },
  context: { draft: null, quote: null, reason: null, isUnanswered: false, claimId: null },
  initial: 'arriving',
  states: {
    arriving: {
      meta: { label: '들어옴' },
      on: {
        'draft.restored': [
          {
            target: 'quoting',
            guard: 'isExplained',
            actions: 'keepDraft',
            meta: { actor: 'system', action: '이어서 확인' },
          },
          {
            target: 'explaining',
            guard: 'isChosen',
            actions: 'keepDraft',
            meta: { actor: 'system', action: '이어서 쓰기' },
          },
          { target: 'choosing', actions: 'keepDraft', meta: { actor: 'system', action: '처음부터' } },
        ],
      },
    },
    choosing: {
      meta: { label: '상품 고르기' },
      on: {
        'buyer.choose': {
          target: 'checking',
          actions: ['keepItems', 'forgetRefusal'],
          meta: { actor: 'buyer', action: '상품 선택' },
        },
      },
    },
    checking: {
      meta: { label: '신청할 수 있는지 확인 중' },
      tags: ['busy'],
      invoke: {
        id: 'checkItems',
        src: 'checkItems',
        input: ({ context }) => draftOf(context),
        onDone: [
          { target: 'explaining', guard: 'isDone', meta: { actor: 'system', action: '신청 가능' } },
          { target: 'choosing', actions: 'noteRefusal', meta: { actor: 'system', action: '신청 불가' } },
        ],
        onError: { target: 'choosing', actions: 'noteSilence', meta: { actor: 'system', action: '답이 없음' } },
      },
    },
    explaining: {
      meta: { label: '사유 쓰기' },
      on: {
        'buyer.explain': {
          target: 'quoting',
          actions: ['keepReason', 'forgetRefusal'],
          meta: { actor: 'buyer', action: '사유 입력' },
        },
        'buyer.goBack': { target: 'choosing', actions: 'forgetRefusal', meta: { actor: 'buyer', action: '이전' } },
      },
    },
    quoting: {
      meta: { label: '환불 금액 계산 중' },
      tags: ['busy'],
      invoke: {
        id: 'quoteRefund',
        src: 'quoteRefund',
        input: ({ context }) => draftOf(context),
        onDone: [
          {
            target: 'reviewing',
            guard: 'isDone',
            actions: 'keepQuote',
            meta: { actor: 'system', action: '환불 금액' },
          },
          { target: 'explaining', actions: 'noteRefusal', meta: { actor: 'system', action: '계산 불가' } },
        ],
        onError: { target: 'explaining', actions: 'noteSilence', meta: { actor: 'system', action: '답이 없음' } },
      },
    },
    reviewing: {
      meta: { label: '환불 금액 확인' },
      on: {
        'buyer.submit': { target: 'requesting', actions: 'forgetRefusal', meta: { actor: 'buyer', action: '신청' } },
        'buyer.goBack': { target: 'explaining', actions: 'forgetRefusal', meta: { actor: 'buyer', action: '이전' } },
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
            target: 'quoting',
            guard: 'isAmountChanged',
            actions: 'noteRefusal',
            meta: { actor: 'system', action: '금액 변경' },
          },
          { target: 'reviewing', actions: 'noteRefusal', meta: { actor: 'system', action: '거절' } },
        ],
        onError: { target: 'reviewing', actions: 'noteSilence', meta: { actor: 'system', action: '답이 없음' } },
      },
    },
    requested: { meta: { label: '신청됨' }, tags: ['terminal'] },
  },
})
