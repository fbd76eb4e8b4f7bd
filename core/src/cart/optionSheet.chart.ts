import { assign, fromPromise, setup } from 'xstate'
import type { ChartTypes } from '../chart/step.codes.ts'
import type { BuyerRemedy } from './cartLineFix.rules.ts'
import type { OptionSelection } from './optionSelection.rules.ts'

/** Purpose of the selection: the cart, or an order of its own. */
export type OptionIntent = 'CART' | 'BUY'

/** Selection as it is sent; a repeat under the same key is the same selection. */
export type OptionSubmission = {
  readonly intent: OptionIntent
  readonly selection: OptionSelection
  readonly key: string
}

/** Reason why the selection cannot be sent, and what the buyer can do about it; `null` when it is not about them. */
export type OptionProblem = { readonly text: string; readonly remedy: BuyerRemedy | null }

/** Outcome of a submission: the cart lines it became, or the reason of the refusal. */
export type OptionOutcome =
  | { readonly kind: 'accepted'; readonly cartIds: readonly number[] }
  | { readonly kind: 'refused'; readonly text: string }

export type OptionSheetEvent =
  | { readonly type: 'value.picked'; readonly selection: OptionSelection }
  | { readonly type: 'option.added'; readonly selection: OptionSelection }
  | { readonly type: 'addon.added'; readonly selection: OptionSelection }
  | { readonly type: 'quantity.changed'; readonly selection: OptionSelection }
  | { readonly type: 'option.removed'; readonly selection: OptionSelection }
  | {
      readonly type: 'buyer.submit'
      readonly intent: OptionIntent
      readonly key: string
      readonly problem: OptionProblem | null
    }
  | { readonly type: 'buyer.retry' }
  | { readonly type: 'buyer.dismiss' }
  | { readonly type: 'xstate.done.actor.submitOptions'; readonly output: OptionOutcome }

export type OptionSheetContext = {
  readonly selection: OptionSelection
  readonly intent: OptionIntent
  /** The idempotency key of what was sent last. */
  readonly key: string
  /** Reason why the last submission came to nothing; `null` when it did not. */
  readonly refusal: 'OPTION_REQUIRED' | OptionProblem | null
  /** The lines of the cart that an order is made of; empty until there are any. */
  readonly cartIds: readonly number[]
}

type Tag = 'busy' | 'terminal'

const types: ChartTypes<OptionSheetContext, OptionSheetEvent, Tag> = {}

/**
 * The sheet where a buyer selects options and add-ons and sends them to the cart or straight to checkout. The rules of
 * the selection are `optionSelection.rules`, its price and problems `optionQuote.view`; the chart decides what may be
 * done with it and when. A selection that is not empty and without a problem is sent; what was added to the cart is
 * forgotten. What was sent and got no answer may have arrived: it is sent again as it was, under its key, and until
 * then nothing can be changed. The host provides `submitOptions`, `explainRefusal` and `openCheckout`, and closes the
 * sheet at `added`; whether the sheet is shown is a step of the browser's history and not of the chart. Source: spec
 * §5, domain-rules §7.4.
 */
export const optionSheetChart = setup({
  types,
  actors: {
    submitOptions: fromPromise<OptionOutcome, OptionSubmission>(() =>
      Promise.reject(new Error('submitOptions is not provided')),
    ),
  },
  guards: {
    isEmpty: ({ context }) => context.selection.options.length === 0,
    hasProblem: ({ event }) => event.type === 'buyer.submit' && event.problem !== null,
    isAdded: ({ context, event }) => 'output' in event && event.output.kind === 'accepted' && context.intent === 'CART',
    isOrdered: ({ event }) => 'output' in event && event.output.kind === 'accepted',
  },
  actions: {
    keepSelection: assign(({ event }) => ('selection' in event ? { selection: event.selection, refusal: null } : {})),
    noteEmpty: assign({ refusal: 'OPTION_REQUIRED' }),
    noteProblem: assign(({ event }) => (event.type === 'buyer.submit' ? { refusal: event.problem } : {})),
    noteRefusal: assign(({ event }) =>
      'output' in event && event.output.kind === 'refused'
        ? { refusal: { text: event.output.text, remedy: null } }
        : {},
    ),
    keepSubmission: assign(({ event }) =>
      event.type === 'buyer.submit' ? { intent: event.intent, key: event.key, refusal: null } : {},
    ),
    keepCartIds: assign(({ event }) =>
      'output' in event && event.output.kind === 'accepted' ? { cartIds: event.output.cartIds } : {},
    ),
    forgetSelection: assign({ selection: { picked: [], options: [], addons: [] } }),
    /** The host shows why the last submission came to nothing. */
    explainRefusal: () => undefined,
    /** The host goes to checkout with the lines. */
    openCheckout: () => undefined,
  },
}).createMachine({
  id: 'optionSheet',
  meta: { label: '옵션 고르기' },
  context: {
    selection: { picked: [], options: [], addons: [] },
    intent: 'CART',
    key: '',
    refusal: null,
    cartIds: [],
  },
  initial: 'picking',
  states: {
    picking: {
      meta: { label: '고르는 중' },
      on: {
        'value.picked': { target: 'picking', actions: 'keepSelection', meta: { actor: 'buyer', action: '값 고르기' } },
        'option.added': {
          target: 'picking',
          actions: 'keepSelection',
          meta: { actor: 'buyer', action: '옵션 고르기' },
        },
        'addon.added': {
          target: 'picking',
          actions: 'keepSelection',
          meta: { actor: 'buyer', action: '추가상품 고르기' },
        },
        'quantity.changed': {
          target: 'picking',
          actions: 'keepSelection',
          meta: { actor: 'buyer', action: '수량 바꾸기' },
        },
        'option.removed': { target: 'picking', actions: 'keepSelection', meta: { actor: 'buyer', action: '빼기' } },
        'buyer.submit': [
          {
            target: 'picking',
            guard: 'isEmpty',
            actions: ['noteEmpty', 'explainRefusal'],
            meta: { actor: 'buyer', action: '고른 것 없음' },
          },
          {
            target: 'picking',
            guard: 'hasProblem',
            actions: ['noteProblem', 'explainRefusal'],
            meta: { actor: 'buyer', action: '살 수 없는 것 있음' },
          },
          { target: 'submitting', actions: 'keepSubmission', meta: { actor: 'buyer', action: '담기·구매' } },
        ],
      },
    },
    submitting: {
      meta: { label: '담는 중' },
      tags: ['busy'],
      invoke: {
        id: 'submitOptions',
        src: 'submitOptions',
        input: ({ context }) => ({ intent: context.intent, selection: context.selection, key: context.key }),
        onDone: [
          { target: 'added', guard: 'isAdded', actions: 'forgetSelection', meta: { actor: 'system', action: '담김' } },
          {
            target: 'ordering',
            guard: 'isOrdered',
            actions: ['keepCartIds', 'openCheckout'],
            meta: { actor: 'system', action: '주문서로' },
          },
          {
            target: 'picking',
            actions: ['noteRefusal', 'explainRefusal'],
            meta: { actor: 'system', action: '살 수 없음' },
          },
        ],
        onError: { target: 'unanswered', meta: { actor: 'system', action: '답이 없음' } },
      },
    },
    unanswered: {
      meta: { label: '담겼는지 모름' },
      on: {
        'buyer.retry': { target: 'submitting', meta: { actor: 'buyer', action: '같은 것 다시 보내기' } },
        'buyer.dismiss': { target: 'picking', meta: { actor: 'buyer', action: '알림 닫기' } },
      },
    },
    added: {
      meta: { label: '담김' },
      on: { 'buyer.dismiss': { target: 'picking', meta: { actor: 'buyer', action: '시트 닫기' } } },
    },
    ordering: { meta: { label: '주문서로 이동' }, tags: ['terminal'] },
  },
})
