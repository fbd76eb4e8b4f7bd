import { assign, fromPromise, setup } from 'xstate'
import type { ChartTypes } from '../chart/step.codes.ts'
import type { NamedViolation } from './buyViolation.rules.ts'

/** Answer of `checkBuyable`: everything that keeps the lines from being bought; none means that they can. */
export type BuyableAnswer = { readonly violations: readonly NamedViolation[] }

type Lines = { readonly cartIds: readonly number[] }

export type CartSelectionEvent =
  | ({ readonly type: 'lines.checked' } & Lines)
  | ({ readonly type: 'lines.unchecked' } & Lines)
  | ({ readonly type: 'buyer.remove' } & Lines)
  | ({ readonly type: 'buyer.order' } & Lines)
  | { readonly type: 'buyer.confirm' }
  | { readonly type: 'buyer.dismiss' }
  | { readonly type: 'xstate.done.actor.checkBuyable'; readonly output: BuyableAnswer }

export type CartSelectionContext = {
  /** Line that the buyer unchecked: all others are chosen, also lines that come later. */
  readonly uncheckedIds: readonly number[]
  /** The lines that are about to be removed or ordered. */
  readonly cartIds: readonly number[]
  readonly violations: readonly NamedViolation[]
  /** Reason why the last tap came to nothing. */
  readonly notice: 'CART_NONE_CHOSEN' | 'API_FAILURE' | null
}

type Tag = 'busy' | 'choosable' | 'terminal'

const types: ChartTypes<CartSelectionContext, CartSelectionEvent, Tag> = {}

function notProvided<Output>(name: string) {
  return fromPromise<Output, Lines>(() => Promise.reject(new Error(`${name} is not provided`)))
}

function linesOf(event: CartSelectionEvent): readonly number[] {
  return 'cartIds' in event ? event.cartIds : []
}

/**
 * Task that the buyer is in the middle of in the cart: choosing lines, removing some, going to order the chosen ones.
 * It remembers what is not chosen, so everything in the cart is chosen at first and a line that no longer exists needs
 * no care; which lines can be chosen at all is the view's to say. Ordering asks the server first, and says all reasons
 * at once. The host provides `checkBuyable`, `removeLines` and `goToOrder`. Source: spec §3 (buy-availability),
 * domain-rules §7.4.
 */
export const cartSelectionChart = setup({
  types,
  actors: {
    checkBuyable: notProvided<BuyableAnswer>('checkBuyable'),
    removeLines: notProvided<unknown>('removeLines'),
  },
  guards: {
    hasLines: ({ event }) => linesOf(event).length > 0,
    isBuyable: ({ event }) => 'output' in event && event.output.violations.length === 0,
  },
  actions: {
    check: assign({
      uncheckedIds: ({ context, event }) => context.uncheckedIds.filter((id) => !linesOf(event).includes(id)),
      notice: null,
    }),
    uncheck: assign({
      uncheckedIds: ({ context, event }) => [...new Set([...context.uncheckedIds, ...linesOf(event)])],
      notice: null,
    }),
    keepLines: assign({ cartIds: ({ event }) => linesOf(event), notice: null }),
    keepViolations: assign({ violations: ({ event }) => ('output' in event ? event.output.violations : []) }),
    noteNoneChosen: assign({ notice: 'CART_NONE_CHOSEN' }),
    noteFailure: assign({ notice: 'API_FAILURE' }),
    goToOrder: () => {
      throw new Error('goToOrder is not provided')
    },
  },
}).createMachine({
  id: 'cartSelection',
  meta: { label: '장바구니 고르기' },
  context: { uncheckedIds: [], cartIds: [], violations: [], notice: null },
  initial: 'choosing',
  states: {
    choosing: {
      meta: { label: '고르는 중' },
      tags: ['choosable'],
      on: {
        'lines.checked': { target: 'choosing', actions: 'check', meta: { actor: 'buyer', action: '선택' } },
        'lines.unchecked': { target: 'choosing', actions: 'uncheck', meta: { actor: 'buyer', action: '선택 해제' } },
        'buyer.remove': [
          { target: 'confirming', guard: 'hasLines', actions: 'keepLines', meta: { actor: 'buyer', action: '삭제' } },
          { target: 'choosing', actions: 'noteNoneChosen', meta: { actor: 'buyer', action: '고른 것 없음' } },
        ],
        'buyer.order': [
          { target: 'checking', guard: 'hasLines', actions: 'keepLines', meta: { actor: 'buyer', action: '구매하기' } },
          { target: 'choosing', actions: 'noteNoneChosen', meta: { actor: 'buyer', action: '고른 것 없음' } },
        ],
      },
    },
    confirming: {
      meta: { label: '삭제할지 묻는 중' },
      on: {
        'buyer.confirm': { target: 'removing', meta: { actor: 'buyer', action: '삭제 확인' } },
        'buyer.dismiss': { target: 'choosing', meta: { actor: 'buyer', action: '닫기' } },
      },
    },
    removing: {
      meta: { label: '삭제 중' },
      tags: ['busy'],
      invoke: {
        id: 'removeLines',
        src: 'removeLines',
        input: ({ context }) => ({ cartIds: context.cartIds }),
        onDone: { target: 'choosing', meta: { actor: 'system', action: '삭제됨' } },
        onError: { target: 'choosing', actions: 'noteFailure', meta: { actor: 'system', action: '답이 없음' } },
      },
    },
    checking: {
      meta: { label: '구매 가능 확인 중' },
      tags: ['busy'],
      invoke: {
        id: 'checkBuyable',
        src: 'checkBuyable',
        input: ({ context }) => ({ cartIds: context.cartIds }),
        onDone: [
          { target: 'leaving', guard: 'isBuyable', meta: { actor: 'system', action: '구매 가능' } },
          { target: 'blocked', actions: 'keepViolations', meta: { actor: 'system', action: '살 수 없음' } },
        ],
        onError: { target: 'choosing', actions: 'noteFailure', meta: { actor: 'system', action: '답이 없음' } },
      },
    },
    blocked: {
      meta: { label: '살 수 없는 이유 알림' },
      on: { 'buyer.dismiss': { target: 'choosing', meta: { actor: 'buyer', action: '닫기' } } },
    },
    leaving: { meta: { label: '주문서로 이동' }, tags: ['terminal'], entry: 'goToOrder' },
  },
})
