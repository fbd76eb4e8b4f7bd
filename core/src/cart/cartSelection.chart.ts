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
  | { readonly type: 'buyer.restore' }
  | ({ readonly type: 'buyer.order' } & Lines)
  | { readonly type: 'buyer.dismiss' }
  | { readonly type: 'xstate.done.actor.checkBuyable'; readonly output: BuyableAnswer }

export type CartSelectionContext = {
  /** Line that the buyer unchecked: all others are chosen, also lines that come later. */
  readonly uncheckedIds: readonly number[]
  /** The lines that are being removed or ordered. */
  readonly cartIds: readonly number[]
  /** Lines that were removed last and can be taken back; empty without any. */
  readonly removedIds: readonly number[]
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
 * The selection in the cart: choosing lines, removing some, ordering the chosen ones. It remembers what is not chosen,
 * so everything in the cart is chosen at first and a line that no longer exists needs no care; which lines can be
 * chosen at all is the view's to say. Lines are removed without a question: what was removed in one go, further lines
 * while the server is asked among them, can be taken back at once, chosen or not as it was. Ordering asks the server
 * first, and says all reasons at once. The host provides `checkBuyable`, `removeLines`, `restoreLines`, which it runs
 * in the order of their calls, `offerRestore` and `goToOrder`. Source: spec §3 (buy-availability), domain-rules §7.4,
 * decision 092.
 */
export const cartSelectionChart = setup({
  types,
  actors: {
    checkBuyable: notProvided<BuyableAnswer>('checkBuyable'),
    removeLines: notProvided<unknown>('removeLines'),
    restoreLines: notProvided<unknown>('restoreLines'),
  },
  guards: {
    hasLines: ({ event }) => linesOf(event).length > 0,
    hasRemoved: ({ context }) => context.removedIds.length > 0,
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
    removeLines: assign(({ event }) => ({ cartIds: linesOf(event), removedIds: linesOf(event), notice: null })),
    removeMore: assign(({ context, event }) => {
      const cartIds = [...new Set([...context.cartIds, ...linesOf(event)])]
      return { cartIds, removedIds: cartIds }
    }),
    forgetRemoved: assign({ removedIds: [] }),
    keepViolations: assign({ violations: ({ event }) => ('output' in event ? event.output.violations : []) }),
    noteNoneChosen: assign({ notice: 'CART_NONE_CHOSEN' }),
    noteFailure: assign({ notice: 'API_FAILURE' }),
    offerRestore: () => {
      throw new Error('offerRestore is not provided')
    },
    goToOrder: () => {
      throw new Error('goToOrder is not provided')
    },
  },
}).createMachine({
  id: 'cartSelection',
  meta: { label: '장바구니 고르기' },
  context: { uncheckedIds: [], cartIds: [], removedIds: [], violations: [], notice: null },
  initial: 'choosing',
  states: {
    choosing: {
      meta: { label: '고르는 중' },
      tags: ['choosable'],
      on: {
        'lines.checked': { target: 'choosing', actions: 'check', meta: { actor: 'buyer', action: '선택' } },
        'lines.unchecked': { target: 'choosing', actions: 'uncheck', meta: { actor: 'buyer', action: '선택 해제' } },
        'buyer.remove': [
          { target: 'removing', guard: 'hasLines', actions: 'removeLines', meta: { actor: 'buyer', action: '삭제' } },
          { target: 'choosing', actions: 'noteNoneChosen', meta: { actor: 'buyer', action: '고른 것 없음' } },
        ],
        'buyer.restore': {
          target: 'restoring',
          guard: 'hasRemoved',
          meta: { actor: 'buyer', action: '되돌리기' },
        },
        'buyer.order': [
          { target: 'checking', guard: 'hasLines', actions: 'keepLines', meta: { actor: 'buyer', action: '구매하기' } },
          { target: 'choosing', actions: 'noteNoneChosen', meta: { actor: 'buyer', action: '고른 것 없음' } },
        ],
      },
    },
    removing: {
      meta: { label: '삭제 중' },
      tags: ['busy', 'choosable'],
      entry: 'offerRestore',
      on: {
        'lines.checked': { target: 'removing', actions: 'check', meta: { actor: 'buyer', action: '선택' } },
        'lines.unchecked': { target: 'removing', actions: 'uncheck', meta: { actor: 'buyer', action: '선택 해제' } },
        'buyer.remove': {
          target: 'removing',
          reenter: true,
          guard: 'hasLines',
          actions: 'removeMore',
          meta: { actor: 'buyer', action: '더 삭제' },
        },
        'buyer.restore': { target: 'restoring', meta: { actor: 'buyer', action: '되돌리기' } },
      },
      invoke: {
        id: 'removeLines',
        src: 'removeLines',
        input: ({ context }) => ({ cartIds: context.cartIds }),
        onDone: { target: 'choosing', meta: { actor: 'system', action: '삭제됨' } },
        onError: {
          target: 'choosing',
          actions: ['forgetRemoved', 'noteFailure'],
          meta: { actor: 'system', action: '답이 없음' },
        },
      },
    },
    restoring: {
      meta: { label: '되돌리는 중' },
      tags: ['busy'],
      invoke: {
        id: 'restoreLines',
        src: 'restoreLines',
        input: ({ context }) => ({ cartIds: context.removedIds }),
        onDone: { target: 'choosing', actions: 'forgetRemoved', meta: { actor: 'system', action: '되돌림' } },
        onError: {
          target: 'choosing',
          actions: ['noteFailure', 'offerRestore'],
          meta: { actor: 'system', action: '답이 없음' },
        },
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
