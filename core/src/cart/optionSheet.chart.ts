import { assign, fromPromise, setup } from 'xstate'
import type { ChartTypes } from '../chart/step.codes.ts'
import type { BuyReason } from './buyViolation.rules.ts'

/** What the choice is for: the cart, or an order of its own. */
export type OptionIntent = 'CART' | 'BUY'

/** An option that was taken, and how many pieces of it. */
export type TakenLine = { readonly optionId: number; readonly quantity: number }

/** What is sent; sent again under the same key it is the same choice. */
export type OptionSubmission = {
  readonly intent: OptionIntent
  readonly lines: readonly TakenLine[]
  readonly key: string
}

/** What came of the choice. */
export type OptionOutcome = { readonly kind: 'taken' } | { readonly kind: 'refused'; readonly reason: BuyReason }

export type OptionSheetEvent =
  | { readonly type: 'buyer.open' }
  | { readonly type: 'value.picked'; readonly value: string }
  | { readonly type: 'value.undone' }
  | { readonly type: 'option.picked'; readonly line: TakenLine }
  | { readonly type: 'quantity.changed'; readonly line: TakenLine }
  | { readonly type: 'line.removed'; readonly optionId: number }
  | { readonly type: 'buyer.submit'; readonly intent: OptionIntent; readonly key: string }
  | { readonly type: 'buyer.retry' }
  | { readonly type: 'buyer.goToCart' }
  | { readonly type: 'buyer.dismiss' }
  | { readonly type: 'xstate.done.actor.submitLines'; readonly output: OptionOutcome }

export type OptionSheetContext = {
  readonly intent: OptionIntent
  /** The idempotency key of what was sent last. */
  readonly key: string
  /** The values picked so far of an option that needs more of them. */
  readonly values: readonly string[]
  readonly lines: readonly TakenLine[]
  /** Why the last tap came to nothing; `null` when it did not. */
  readonly reason: BuyReason | null
}

type Tag = 'busy' | 'open' | 'terminal'

const types: ChartTypes<OptionSheetContext, OptionSheetEvent, Tag> = {}

function withLine(lines: readonly TakenLine[], line: TakenLine): readonly TakenLine[] {
  const isThere = lines.some(({ optionId }) => optionId === line.optionId)
  return isThere ? lines : [...lines, line]
}

/**
 * The sheet where a buyer takes options: value by value until an option is whole, then its quantity, then the cart or
 * an order of its own. `optionChoices` says which values there are, `quantityBounds` which quantities, before the
 * chart hears of them. An option that is taken is not taken twice. What the cart took is forgotten; closing the sheet
 * forgets nothing. What was sent and got no answer may have arrived: it is sent again as it was, under its key. The host
 * provides `submitLines`. Source: spec §5, domain-rules §7.4.
 */
export const optionSheetChart = setup({
  types,
  actors: {
    submitLines: fromPromise<OptionOutcome, OptionSubmission>(() =>
      Promise.reject(new Error('submitLines is not provided')),
    ),
  },
  guards: {
    hasLines: ({ context }) => context.lines.length > 0,
    isTaken: ({ event, context }) => 'output' in event && event.output.kind === 'taken' && context.intent === 'CART',
    isOrdered: ({ event }) => 'output' in event && event.output.kind === 'taken',
  },
  actions: {
    addValue: assign({
      values: ({ context, event }) => ('value' in event ? [...context.values, event.value] : context.values),
      reason: null,
    }),
    dropValue: assign({ values: ({ context }) => context.values.slice(0, -1) }),
    addLine: assign({
      values: [],
      lines: ({ context, event }) => ('line' in event ? withLine(context.lines, event.line) : context.lines),
      reason: null,
    }),
    changeLine: assign({
      lines: ({ context, event }) =>
        'line' in event
          ? context.lines.map((line) => (line.optionId === event.line.optionId ? event.line : line))
          : context.lines,
      reason: null,
    }),
    dropLine: assign({
      lines: ({ context, event }) =>
        'optionId' in event ? context.lines.filter(({ optionId }) => optionId !== event.optionId) : context.lines,
      reason: null,
    }),
    keepIntent: assign(({ event }) =>
      event.type === 'buyer.submit' ? { intent: event.intent, key: event.key, reason: null } : {},
    ),
    noteNothingPicked: assign({ reason: { code: 'OPTION_REQUIRED', params: {} } }),
    keepReason: assign(({ event }) =>
      'output' in event && event.output.kind === 'refused' ? { reason: event.output.reason } : {},
    ),
    forgetLines: assign({ values: [], lines: [] }),
  },
}).createMachine({
  id: 'optionSheet',
  meta: { label: '옵션 고르기' },
  context: { intent: 'CART', key: '', values: [], lines: [], reason: null },
  initial: 'closed',
  states: {
    closed: {
      meta: { label: '닫힘' },
      on: { 'buyer.open': { target: 'picking', meta: { actor: 'buyer', action: '열기' } } },
    },
    picking: {
      meta: { label: '고르는 중' },
      tags: ['open'],
      on: {
        'value.picked': { target: 'picking', actions: 'addValue', meta: { actor: 'buyer', action: '값 고르기' } },
        'value.undone': { target: 'picking', actions: 'dropValue', meta: { actor: 'buyer', action: '값 되돌리기' } },
        'option.picked': { target: 'picking', actions: 'addLine', meta: { actor: 'buyer', action: '옵션 고르기' } },
        'quantity.changed': {
          target: 'picking',
          actions: 'changeLine',
          meta: { actor: 'buyer', action: '수량 바꾸기' },
        },
        'line.removed': { target: 'picking', actions: 'dropLine', meta: { actor: 'buyer', action: '옵션 빼기' } },
        'buyer.submit': [
          {
            target: 'submitting',
            guard: 'hasLines',
            actions: 'keepIntent',
            meta: { actor: 'buyer', action: '담기·구매' },
          },
          { target: 'picking', actions: 'noteNothingPicked', meta: { actor: 'buyer', action: '고른 것 없음' } },
        ],
        'buyer.dismiss': { target: 'closed', meta: { actor: 'buyer', action: '닫기' } },
      },
    },
    submitting: {
      meta: { label: '담는 중' },
      tags: ['open', 'busy'],
      invoke: {
        id: 'submitLines',
        src: 'submitLines',
        input: ({ context }) => ({ intent: context.intent, lines: context.lines, key: context.key }),
        onDone: [
          { target: 'added', guard: 'isTaken', actions: 'forgetLines', meta: { actor: 'system', action: '담김' } },
          { target: 'ordering', guard: 'isOrdered', meta: { actor: 'system', action: '주문서로' } },
          { target: 'picking', actions: 'keepReason', meta: { actor: 'system', action: '살 수 없음' } },
        ],
        onError: { target: 'unanswered', meta: { actor: 'system', action: '답이 없음' } },
      },
    },
    unanswered: {
      meta: { label: '담겼는지 모름' },
      tags: ['open'],
      on: {
        'buyer.retry': { target: 'submitting', meta: { actor: 'buyer', action: '같은 것 다시 보내기' } },
        'buyer.dismiss': { target: 'picking', meta: { actor: 'buyer', action: '알림 닫기' } },
      },
    },
    added: {
      meta: { label: '담김' },
      on: {
        'buyer.open': { target: 'picking', meta: { actor: 'buyer', action: '더 고르기' } },
        'buyer.goToCart': { target: 'leaving', meta: { actor: 'buyer', action: '장바구니 보기' } },
        'buyer.dismiss': { target: 'closed', meta: { actor: 'buyer', action: '닫기' } },
      },
    },
    leaving: { meta: { label: '장바구니로 이동' }, tags: ['terminal'] },
    ordering: { meta: { label: '주문서로 이동' }, tags: ['terminal'] },
  },
})
