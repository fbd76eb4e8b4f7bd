import { assign, fromPromise, setup } from 'xstate'
import type { ProcessTypes } from '../chart/step.codes.ts'
import type { ReviewCode } from './review.codes.ts'
import type { ReviewViolation } from './review.rules.ts'

/** Content to save: stars, text, the files uploaded before, and the clauses that are agreed to. */
export type ReviewDraft = {
  readonly score: number
  readonly text: string
  readonly fileIds: readonly string[]
  readonly clauseIds: readonly number[]
}

/** A review as it is sent; a repeat under the same key is the same review. */
export type AskedReview = { readonly draft: ReviewDraft; readonly key: string }

/** Outcome of saving a review. */
export type ReviewOutcome =
  | { readonly kind: 'saved' }
  /** `reason` is `null` for a refusal that is not of reviews, such as that of a file. */
  | { readonly kind: 'refused'; readonly reason: ReviewCode | null; readonly text: string }

/** Facts about the text as it is now; the editor opens with those of its first content. */
export type DraftFacts = {
  /** Violations that `checkReview` finds. */
  readonly violations: readonly ReviewViolation[]
  /** True when it differs from what is saved. */
  readonly isUnsaved: boolean
}

export type ReviewEditorEvent =
  | ({ readonly type: 'facts.changed' } & DraftFacts)
  | { readonly type: 'buyer.submit'; readonly draft: ReviewDraft; readonly key: string }
  | { readonly type: 'buyer.retry' }
  | { readonly type: 'buyer.leave' }
  | { readonly type: 'buyer.confirm' }
  | { readonly type: 'buyer.dismiss' }
  | { readonly type: 'xstate.done.actor.saveReview'; readonly output: ReviewOutcome }

export type ReviewEditorContext = DraftFacts & {
  /** Count of tries to send it: from the first one on is reported what is wrong. */
  readonly triedCount: number
  readonly draft: ReviewDraft
  /** The idempotency key of the draft. */
  readonly key: string
  /** Text of why it was not saved; `null` when it was not refused. */
  readonly refusalText: string | null
}

type Tag = 'busy' | 'editable' | 'terminal'

const types: ProcessTypes<ReviewEditorContext, ReviewEditorEvent, Tag, DraftFacts> = {}

const LOST: ReadonlySet<ReviewCode | null> = new Set<ReviewCode | null>([
  'REVIEW_NOT_CONFIRMED',
  'REVIEW_ALREADY_WRITTEN',
  'REVIEW_PERIOD_OVER',
  'REVIEW_DELETED',
  'EDIT_DENIED',
])

/**
 * The editor of a review. Violations are shown after the first try to save; leaving with unsaved content asks first. A
 * refusal that no edit can resolve leaves nothing but to go. A review without an answer may have been saved: it is sent
 * again as it was, under its key. The host provides `saveReview` and reports the violations of the text. Source: spec §5,
 * domain-rules A43, A44.
 */
export const reviewEditorChart = setup({
  types,
  actors: {
    saveReview: fromPromise<ReviewOutcome, AskedReview>(() => Promise.reject(new Error('saveReview is not provided'))),
  },
  guards: {
    hasViolations: ({ context }) => context.violations.length > 0,
    isUnsaved: ({ context }) => context.isUnsaved,
    isSaved: ({ event }) => 'output' in event && event.output.kind === 'saved',
    isLost: ({ event }) => 'output' in event && event.output.kind === 'refused' && LOST.has(event.output.reason),
  },
  actions: {
    keepFacts: assign(({ event }) =>
      event.type === 'facts.changed' ? { violations: event.violations, isUnsaved: event.isUnsaved } : {},
    ),
    noteTried: assign({ triedCount: ({ context }) => context.triedCount + 1 }),
    keepDraft: assign(({ event }) =>
      event.type === 'buyer.submit' ? { draft: event.draft, key: event.key, refusalText: null } : {},
    ),
    keepReason: assign(({ event }) =>
      'output' in event && event.output.kind === 'refused' ? { refusalText: event.output.text } : {},
    ),
  },
}).createMachine({
  id: 'reviewEditor',
  meta: { label: '리뷰 쓰기' },
  context: ({ input }) => ({
    ...input,
    triedCount: 0,
    draft: { score: 0, text: '', fileIds: [], clauseIds: [] },
    key: '',
    refusalText: null,
  }),
  initial: 'editing',
  states: {
    editing: {
      meta: { label: '쓰는 중' },
      tags: ['editable'],
      on: {
        'facts.changed': { target: 'editing', actions: 'keepFacts', meta: { actor: 'buyer', action: '쓰기' } },
        'buyer.submit': [
          {
            target: 'editing',
            guard: 'hasViolations',
            actions: 'noteTried',
            meta: { actor: 'buyer', action: '고칠 것 있음' },
          },
          { target: 'saving', actions: ['noteTried', 'keepDraft'], meta: { actor: 'buyer', action: '등록' } },
        ],
        'buyer.leave': [
          { target: 'asking', guard: 'isUnsaved', meta: { actor: 'buyer', action: '나가기' } },
          { target: 'left', meta: { actor: 'buyer', action: '나가기' } },
        ],
      },
    },
    asking: {
      meta: { label: '나갈지 묻는 중' },
      on: {
        'buyer.confirm': { target: 'left', meta: { actor: 'buyer', action: '버리고 나가기' } },
        'buyer.dismiss': { target: 'editing', meta: { actor: 'buyer', action: '계속 쓰기' } },
      },
    },
    saving: {
      meta: { label: '등록하는 중' },
      tags: ['busy'],
      invoke: {
        id: 'saveReview',
        src: 'saveReview',
        input: ({ context: { draft, key } }) => ({ draft, key }),
        onDone: [
          { target: 'saved', guard: 'isSaved', meta: { actor: 'system', action: '등록됨' } },
          { target: 'lost', guard: 'isLost', actions: 'keepReason', meta: { actor: 'system', action: '쓸 수 없음' } },
          { target: 'editing', actions: 'keepReason', meta: { actor: 'system', action: '거절' } },
        ],
        onError: { target: 'unanswered', meta: { actor: 'system', action: '답이 없음' } },
      },
    },
    unanswered: {
      meta: { label: '등록됐는지 모름' },
      on: {
        'buyer.retry': { target: 'saving', meta: { actor: 'buyer', action: '같은 리뷰 다시 보내기' } },
        'buyer.dismiss': { target: 'editing', meta: { actor: 'buyer', action: '닫기' } },
        'buyer.leave': { target: 'asking', meta: { actor: 'buyer', action: '나가기' } },
      },
    },
    saved: { meta: { label: '등록됨' }, tags: ['terminal'] },
    lost: {
      meta: { label: '쓸 수 없는 리뷰' },
      on: { 'buyer.leave': { target: 'left', meta: { actor: 'buyer', action: '나가기' } } },
    },
    left: { meta: { label: '나감' }, tags: ['terminal'] },
  },
})
