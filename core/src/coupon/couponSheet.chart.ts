import { assign, fromPromise, setup } from 'xstate'
import type { ProcessTypes } from '../chart/step.codes.ts'
import type { Won } from '../money/money.rules.ts'
import type { CouponType } from './coupon.codes.ts'

/** A coupon that a slot may take, and its discount while everything else stays as picked, in won. */
export type SheetOption = { readonly couponIssueId: string; readonly name: string; readonly discountAmount: Won }

/** Place of a coupon: a line for goods and duplication coupons, a store for store coupons. */
export type SheetPlace = { readonly cartId: number } | { readonly storeUrl: string }

/** A slot for one coupon of a type in one place. */
export type SlotPlace = { readonly type: CouponType; readonly place: SheetPlace }

/** A slot with the coupons that it may take. */
export type SheetSlot = SlotPlace & { readonly title: string; readonly options: readonly SheetOption[] }

/** Coupon of every slot, in the order of the slots; `null` is none. */
export type SheetPicks = readonly (SlotPlace & { readonly couponIssueId: string | null })[]

/** Quote of picks: their discount in won, and the alternatives. */
export type SheetQuote = {
  readonly slots: readonly SheetSlot[]
  readonly picks: SheetPicks
  readonly discountAmount: Won
  readonly unusable: readonly { readonly couponIssueId: string; readonly name: string; readonly reasonText: string }[]
}

/** A definite refusal with its text. */
type Refused = { readonly kind: 'refused'; readonly text: string }

/** Answer of `loadCoupons`, the best picks, and `priceCoupons`, the requested ones. */
export type QuoteOutcome = { readonly kind: 'quoted'; readonly quote: SheetQuote } | Refused

/** Answer of `registerCode`. */
export type RegisterOutcome = { readonly kind: 'registered' } | Refused

/** A serial to register; a repeat under the same key is the same registration. */
export type AskedCode = { readonly code: string; readonly key: string }

/** Quote that the page has applied; `null` asks for the best. */
type SheetInput = { readonly quote: SheetQuote | null }

type Answer<Actor extends string, Output> = { readonly type: `xstate.done.actor.${Actor}`; readonly output: Output }

export type CouponSheetEvent =
  | { readonly type: 'buyer.pick'; readonly picks: SheetPicks }
  | { readonly type: 'buyer.reset' }
  | { readonly type: 'buyer.enterCode'; readonly code: string; readonly key: string }
  | { readonly type: 'buyer.apply' }
  | { readonly type: 'buyer.retry' }
  | { readonly type: 'buyer.dismiss' }
  | Answer<'loadCoupons', QuoteOutcome>
  | Answer<'priceCoupons', QuoteOutcome>
  | Answer<'registerCode', RegisterOutcome>

export type CouponSheetContext = {
  /** Last answer of the server. */
  readonly quote: SheetQuote | null
  /** Picks of the buyer; the same as the quote's when nothing is being asked. */
  readonly picks: SheetPicks
  /** The number that was entered last; empty when something else was tapped since. */
  readonly code: string
  /** The idempotency key of that number. */
  readonly key: string
  /** Reason why the last tap came to nothing. */
  readonly notice: 'COUPON_CODE_REQUIRED' | 'COUPON_CODE_REGISTERED' | 'API_FAILURE' | null
  /** Refusal that the market said no with. */
  readonly refusedText: string | null
}

type Tag = 'busy' | 'terminal'

const types: ProcessTypes<CouponSheetContext, CouponSheetEvent, Tag, SheetInput> = {}

function notProvided<Output, Input>(name: string) {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`${name} is not provided`)))
}

function quotedAs(quote: SheetQuote): Partial<CouponSheetContext> {
  return { quote, picks: quote.picks }
}

function storedOf(event: CouponSheetEvent): Partial<CouponSheetContext> {
  if (!('output' in event)) return {}
  const { output } = event
  if (output.kind === 'refused') return { refusedText: output.text }
  return output.kind === 'quoted' ? quotedAs(output.quote) : {}
}

/**
 * The coupon sheet of the payment page. It opens with the page's picks, or loads the best ones. Every change
 * (`pickCoupon`) is quoted; a change during a quote replaces it, so that an old answer never overwrites a newer pick.
 * What the market refuses is taken back to the last picks that it quoted. A number that gives a coupon loads everything
 * again; one without an answer may have given it, so that it is sent again as it was, under its key. The host provides
 * `loadCoupons`, `priceCoupons`, `registerCode` and `applyPicks`. Source: spec §3 and §7 (coupons), domain-rules §3.1,
 * §7.4, §7.6.
 */
export const couponSheetChart = setup({
  types,
  actors: {
    loadCoupons: notProvided<QuoteOutcome, unknown>('loadCoupons'),
    priceCoupons: notProvided<QuoteOutcome, { readonly picks: SheetPicks }>('priceCoupons'),
    registerCode: notProvided<RegisterOutcome, AskedCode>('registerCode'),
  },
  delays: { nextTurn: 0 },
  guards: {
    isQuoted: ({ context }) => context.quote !== null,
    hasCode: ({ event }) => event.type === 'buyer.enterCode' && event.code.trim() !== '',
    isRefused: ({ event }) => 'output' in event && event.output.kind === 'refused',
  },
  actions: {
    keep: assign(({ event }) => storedOf(event)),
    pick: assign(({ event }) => (event.type === 'buyer.pick' ? { picks: event.picks } : {})),
    takeBack: assign({ picks: ({ context }) => context.quote?.picks ?? [] }),
    keepCode: assign(({ event }) =>
      event.type === 'buyer.enterCode' ? { code: event.code.trim(), key: event.key } : {},
    ),
    forgetNotices: assign({ code: '', notice: null, refusedText: null }),
    noteNoCode: assign({ notice: 'COUPON_CODE_REQUIRED' }),
    noteRegistered: assign({ notice: 'COUPON_CODE_REGISTERED' }),
    noteFailure: assign({ notice: 'API_FAILURE' }),
    applyPicks: () => {
      throw new Error('applyPicks is not provided')
    },
  },
}).createMachine({
  id: 'couponSheet',
  meta: { label: '쿠폰 고르기' },
  context: ({ input }) => ({ ...input, picks: [], code: '', key: '', notice: null, refusedText: null }),
  initial: 'opening',
  states: {
    opening: {
      meta: { label: '여는 중' },
      tags: ['busy'],
      after: {
        nextTurn: [
          {
            target: 'choosing',
            guard: 'isQuoted',
            actions: 'takeBack',
            meta: { actor: 'buyer', action: '쿠폰 바꾸기' },
          },
          { target: 'loading', meta: { actor: 'buyer', action: '쿠폰 보기' } },
        ],
      },
      on: { 'buyer.dismiss': { target: 'closed', meta: { actor: 'buyer', action: '닫기' } } },
    },
    loading: {
      meta: { label: '불러오는 중' },
      tags: ['busy'],
      invoke: {
        id: 'loadCoupons',
        src: 'loadCoupons',
        onDone: [
          { target: 'failed', guard: 'isRefused', actions: 'keep', meta: { actor: 'system', action: '거절' } },
          { target: 'choosing', actions: 'keep', meta: { actor: 'system', action: '가장 좋은 쿠폰' } },
        ],
        onError: { target: 'failed', actions: 'noteFailure', meta: { actor: 'system', action: '답이 없음' } },
      },
      on: { 'buyer.dismiss': { target: 'closed', meta: { actor: 'buyer', action: '닫기' } } },
    },
    failed: {
      meta: { label: '불러오지 못함' },
      on: {
        'buyer.retry': { target: 'loading', actions: 'forgetNotices', meta: { actor: 'buyer', action: '다시 시도' } },
        'buyer.dismiss': { target: 'closed', meta: { actor: 'buyer', action: '닫기' } },
      },
    },
    choosing: {
      meta: { label: '고르는 중' },
      on: {
        'buyer.pick': {
          target: 'recomputing',
          actions: ['forgetNotices', 'pick'],
          meta: { actor: 'buyer', action: '쿠폰 선택' },
        },
        'buyer.reset': { target: 'loading', actions: 'forgetNotices', meta: { actor: 'buyer', action: '초기화' } },
        'buyer.enterCode': [
          {
            target: 'registering',
            guard: 'hasCode',
            actions: ['forgetNotices', 'keepCode'],
            meta: { actor: 'buyer', action: '쿠폰 번호 등록' },
          },
          {
            target: 'choosing',
            actions: ['forgetNotices', 'noteNoCode'],
            meta: { actor: 'buyer', action: '빈 쿠폰 번호' },
          },
        ],
        'buyer.apply': { target: 'applied', meta: { actor: 'buyer', action: '적용하기' } },
        'buyer.dismiss': { target: 'closed', meta: { actor: 'buyer', action: '닫기' } },
      },
    },
    recomputing: {
      meta: { label: '다시 계산 중' },
      tags: ['busy'],
      invoke: {
        id: 'priceCoupons',
        src: 'priceCoupons',
        input: ({ context }) => ({ picks: context.picks }),
        onDone: [
          {
            target: 'choosing',
            guard: 'isRefused',
            actions: ['keep', 'takeBack'],
            meta: { actor: 'system', action: '거절' },
          },
          { target: 'choosing', actions: 'keep', meta: { actor: 'system', action: '계산됨' } },
        ],
        onError: {
          target: 'choosing',
          actions: ['noteFailure', 'takeBack'],
          meta: { actor: 'system', action: '답이 없음' },
        },
      },
      on: {
        'buyer.pick': {
          target: 'recomputing',
          reenter: true,
          actions: 'pick',
          meta: { actor: 'buyer', action: '다른 쿠폰 선택' },
        },
        'buyer.dismiss': { target: 'closed', actions: 'takeBack', meta: { actor: 'buyer', action: '닫기' } },
      },
    },
    registering: {
      meta: { label: '쿠폰 번호 확인 중' },
      tags: ['busy'],
      invoke: {
        id: 'registerCode',
        src: 'registerCode',
        input: ({ context: { code, key } }) => ({ code, key }),
        onDone: [
          { target: 'choosing', guard: 'isRefused', actions: 'keep', meta: { actor: 'system', action: '거절' } },
          { target: 'loading', actions: 'noteRegistered', meta: { actor: 'system', action: '등록됨' } },
        ],
        onError: { target: 'unregistered', meta: { actor: 'system', action: '답이 없음' } },
      },
      on: { 'buyer.dismiss': { target: 'closed', meta: { actor: 'buyer', action: '닫기' } } },
    },
    unregistered: {
      meta: { label: '등록됐는지 모름' },
      on: {
        'buyer.retry': { target: 'registering', meta: { actor: 'buyer', action: '같은 번호 다시 보내기' } },
        'buyer.dismiss': { target: 'choosing', meta: { actor: 'buyer', action: '알림 닫기' } },
      },
    },
    applied: { meta: { label: '적용됨' }, tags: ['terminal'], entry: 'applyPicks' },
    closed: { meta: { label: '닫힘' }, tags: ['terminal'] },
  },
})
