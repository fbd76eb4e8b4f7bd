import { assign, fromPromise, setup } from 'xstate'
import type { NamedViolation } from '../cart/buyViolation.rules.ts'
import type { ProcessTypes } from '../chart/step.codes.ts'
import type { SheetPlace } from '../coupon/couponSheet.chart.ts'
import type { Won } from '../money/money.rules.ts'
import type { OrderChange, SeenLine } from '../order/orderDifference.rules.ts'
import type { CheckoutForm, CheckoutViolation } from './checkout.rules.ts'

/** A coupon that the buyer uses: on a line of the cart, or on what a store sells. */
export type ChosenCoupon = { readonly couponIssueId: string } & SheetPlace

/** The order as the buyer submitted it; a repeat sends the same under the same key. */
export type CheckoutSubmission = {
  /** Under one key one order is placed, however often it is asked for. */
  readonly orderKey: string
  readonly form: CheckoutForm
  readonly seenLines: readonly SeenLine[]
  readonly coupons: readonly ChosenCoupon[]
  readonly seenPayableAmount: Won
}

/** An order that waits for its payment; 0 to pay is a payment too. */
export type PlacedOrder = {
  readonly orderId: string
  readonly paymentId: string
  readonly payableAmount: Won
}

type Changed = { readonly kind: 'changed'; readonly change: OrderChange }
type Blocked = { readonly kind: 'blocked'; readonly violations: readonly NamedViolation[] }
/** A definite refusal: nothing was ordered, and a repeat changes nothing. */
type Refused = { readonly kind: 'refused'; readonly text: string }
/** A chosen coupon that can't be used any more, and why. */
export type RefusedCoupon = { readonly couponIssueId: string; readonly text: string }
type CouponRefused = { readonly kind: 'couponRefused'; readonly coupon: RefusedCoupon }
type Incomplete = { readonly kind: 'incomplete'; readonly violations: readonly CheckoutViolation[] }

/** Answer of `checkOrder`. */
export type CheckOutcome = { readonly kind: 'unchanged' } | Changed | Blocked | CouponRefused | Refused

/** Answer of `placeOrder`. */
export type PlaceOutcome =
  | { readonly kind: 'placed'; readonly order: PlacedOrder }
  | Changed
  | Blocked
  | Incomplete
  | CouponRefused
  | Refused

/** The order as the page opened with it. */
type Input = { readonly submission: CheckoutSubmission }

type Answer<Actor extends string, Output> = { readonly type: `xstate.done.actor.${Actor}`; readonly output: Output }

export type CheckoutEvent =
  | { readonly type: 'facts.changed'; readonly violations: readonly NamedViolation[] }
  | {
      readonly type: 'buyer.submit'
      readonly submission: CheckoutSubmission
      readonly violations: readonly CheckoutViolation[]
    }
  | { readonly type: 'buyer.accept' }
  | { readonly type: 'buyer.changeCoupons' }
  | { readonly type: 'buyer.dismiss' }
  | { readonly type: 'buyer.retry' }
  | Answer<'checkOrder', CheckOutcome>
  | Answer<'placeOrder', PlaceOutcome>

export type CheckoutContext = Input & {
  /** Fields that the buyer still has to fill in. */
  readonly incomplete: readonly CheckoutViolation[]
  /** Changes since the buyer looked. */
  readonly change: OrderChange | null
  /** Reason why lines can't be bought. */
  readonly blocked: readonly NamedViolation[]
  readonly order: PlacedOrder | null
  /** Reason why the order can't be placed as it stands; `null` while nobody said no. */
  readonly refusedText: string | null
  readonly refusedCoupon: RefusedCoupon | null
  /** The last question got no answer. */
  readonly hasFailed: boolean
}

type Tag = 'editable' | 'busy' | 'terminal'

const types: ProcessTypes<CheckoutContext, CheckoutEvent, Tag, Input> = {}

function notProvided<Output>(name: string) {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`${name} is not provided`)))
}

function storedOf(event: CheckoutEvent): Partial<CheckoutContext> {
  if (event.type === 'buyer.submit') {
    return { submission: event.submission, incomplete: event.violations, hasFailed: false }
  }
  if (event.type === 'facts.changed') return { blocked: event.violations }
  if (!('output' in event)) return {}
  const { output } = event
  if (output.kind === 'changed') return { change: output.change }
  if (output.kind === 'blocked') return { blocked: output.violations }
  if (output.kind === 'incomplete') return { incomplete: output.violations }
  if (output.kind === 'couponRefused') return { refusedCoupon: output.coupon }
  if (output.kind === 'refused') return { refusedText: output.text }
  return output.kind === 'placed' ? { order: output.order } : {}
}

/**
 * The buyer's way through the payment page, until the order is placed; `paying` goes on from there. It is born with the
 * order as the page opens with it, and the host says what of it can't be bought.
 * The server is only asked from states that wait for its answer, so a second tap finds no step to take. An order
 * whose placing got no answer is placed again as it was, under its key: it may be there already. A coupon that can't
 * be used any more is named, and others are chosen here; any other definite no leads back to the cart.
 * The host provides `checkOrder` (is it still what the buyer saw?) and `placeOrder`.
 * Source: spec §8 (orders), domain-rules A51.
 */
export const checkoutChart = setup({
  types,
  actors: {
    checkOrder: notProvided<CheckOutcome>('checkOrder'),
    placeOrder: notProvided<PlaceOutcome>('placeOrder'),
  },
  guards: {
    isBuyable: ({ event }) => event.type === 'facts.changed' && event.violations.length === 0,
    isComplete: ({ event }) => event.type === 'buyer.submit' && event.violations.length === 0,
    isUnchanged: ({ event }) => 'output' in event && event.output.kind === 'unchanged',
    isChanged: ({ event }) => 'output' in event && event.output.kind === 'changed',
    isIncomplete: ({ event }) => 'output' in event && event.output.kind === 'incomplete',
    isCouponRefused: ({ event }) => 'output' in event && event.output.kind === 'couponRefused',
    isRefused: ({ event }) => 'output' in event && event.output.kind === 'refused',
    isPlaced: ({ event }) => 'output' in event && event.output.kind === 'placed',
  },
  actions: {
    keep: assign(({ event }) => storedOf(event)),
    noteFailure: assign({ hasFailed: true }),
  },
}).createMachine({
  id: 'checkout',
  meta: { label: '주문서' },
  context: ({ input }) => ({
    ...input,
    incomplete: [],
    change: null,
    blocked: [],
    order: null,
    refusedText: null,
    refusedCoupon: null,
    hasFailed: false,
  }),
  initial: 'editing',
  states: {
    editing: {
      meta: { label: '작성 중' },
      tags: ['editable'],
      on: {
        'facts.changed': [
          { target: 'editing', guard: 'isBuyable', actions: 'keep', meta: { actor: 'system', action: '주문서 갱신' } },
          { target: 'blocked', actions: 'keep', meta: { actor: 'system', action: '살 수 없는 상품 발견' } },
        ],
        'buyer.submit': [
          { target: 'checking', guard: 'isComplete', actions: 'keep', meta: { actor: 'buyer', action: '결제하기' } },
          { target: 'editing', actions: 'keep', meta: { actor: 'buyer', action: '빠진 내용 확인' } },
        ],
      },
    },
    checking: {
      meta: { label: '주문 내용 확인 중' },
      tags: ['busy'],
      invoke: {
        id: 'checkOrder',
        src: 'checkOrder',
        input: ({ context: { submission } }) => ({ submission }),
        onDone: [
          { target: 'placing', guard: 'isUnchanged', meta: { actor: 'system', action: '그대로' } },
          { target: 'differing', guard: 'isChanged', actions: 'keep', meta: { actor: 'system', action: '달라짐' } },
          {
            target: 'couponRefused',
            guard: 'isCouponRefused',
            actions: 'keep',
            meta: { actor: 'system', action: '쓸 수 없는 쿠폰' },
          },
          { target: 'refused', guard: 'isRefused', actions: 'keep', meta: { actor: 'system', action: '거절' } },
          { target: 'blocked', actions: 'keep', meta: { actor: 'system', action: '살 수 없음' } },
        ],
        onError: { target: 'editing', actions: 'noteFailure', meta: { actor: 'system', action: '답이 없음' } },
      },
    },
    differing: {
      meta: { label: '달라진 내용 알림' },
      on: {
        'buyer.accept': { target: 'editing', meta: { actor: 'buyer', action: '달라진 내용 확인' } },
        'buyer.dismiss': { target: 'editing', meta: { actor: 'buyer', action: '닫기' } },
      },
    },
    blocked: {
      meta: { label: '살 수 없는 상품 알림' },
      on: {
        'facts.changed': [
          {
            target: 'editing',
            guard: 'isBuyable',
            actions: 'keep',
            meta: { actor: 'system', action: '다시 살 수 있음' },
          },
          { target: 'blocked', actions: 'keep', meta: { actor: 'system', action: '아직 살 수 없음' } },
        ],
        'buyer.dismiss': { target: 'editing', meta: { actor: 'buyer', action: '닫기' } },
      },
    },
    placing: {
      meta: { label: '주문 중' },
      tags: ['busy'],
      invoke: {
        id: 'placeOrder',
        src: 'placeOrder',
        input: ({ context: { submission } }) => ({ submission }),
        onDone: [
          { target: 'placed', guard: 'isPlaced', actions: 'keep', meta: { actor: 'system', action: '주문됨' } },
          { target: 'differing', guard: 'isChanged', actions: 'keep', meta: { actor: 'system', action: '달라짐' } },
          { target: 'editing', guard: 'isIncomplete', actions: 'keep', meta: { actor: 'system', action: '빠짐' } },
          {
            target: 'couponRefused',
            guard: 'isCouponRefused',
            actions: 'keep',
            meta: { actor: 'system', action: '쓸 수 없는 쿠폰' },
          },
          { target: 'refused', guard: 'isRefused', actions: 'keep', meta: { actor: 'system', action: '거절' } },
          { target: 'blocked', actions: 'keep', meta: { actor: 'system', action: '살 수 없음' } },
        ],
        onError: { target: 'unanswered', actions: 'noteFailure', meta: { actor: 'system', action: '답이 없음' } },
      },
    },
    unanswered: {
      meta: { label: '주문됐는지 모름' },
      on: {
        'buyer.retry': { target: 'placing', meta: { actor: 'buyer', action: '같은 주문 다시 보내기' } },
        'buyer.dismiss': { target: 'editing', meta: { actor: 'buyer', action: '닫기' } },
      },
    },
    couponRefused: {
      meta: { label: '쓸 수 없는 쿠폰 알림' },
      on: {
        'buyer.changeCoupons': { target: 'editing', meta: { actor: 'buyer', action: '쿠폰 다시 고르기' } },
        'buyer.dismiss': { target: 'editing', meta: { actor: 'buyer', action: '닫기' } },
      },
    },
    refused: {
      meta: { label: '주문할 수 없음 알림' },
      on: { 'buyer.dismiss': { target: 'editing', meta: { actor: 'buyer', action: '닫기' } } },
    },
    placed: { meta: { label: '주문됨' }, tags: ['terminal'] },
  },
})
