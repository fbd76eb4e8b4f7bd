import { setup } from 'xstate'
import type { ChartTypes } from '../chart/step.codes.ts'

/** Facts of a held coupon that its chart decides by; `couponIssue.rules` computes them. */
export type CouponIssueFacts = {
  /** It may be used now: its period has begun and has not ended. */
  readonly isInPeriod: boolean
  /** Its period has ended. */
  readonly isOverdue: boolean
  /** The claim that returns it is the seller's fault. */
  readonly isSellerFault: boolean
}

/** Events of a held coupon. */
export type CouponIssueEvent = {
  readonly type:
    | 'order.placed'
    | 'order.unpaid'
    | 'claim.completed'
    | 'buyer.delete'
    | 'seller.withdraw'
    | 'system.periodOver'
}

type Tag = 'usable' | 'terminal'
type Refusal = 'COUPON_UNUSABLE' | 'COUPON_USED' | 'COUPON_USE_PERIOD_OVER' | 'COUPON_PERIOD_NOT_OVER'

const types: ChartTypes<CouponIssueFacts, CouponIssueEvent, Tag, Refusal> = {}
function asData() {}

/**
 * One coupon in one person's hand, from its issue to its end. It is used by one order at a time: while it is used no
 * other order gets it. An order that is never paid, and a claim after which it counts for nothing, return it; whether
 * a claim does so says `quoteClaim`. When its period is over by then it is lost, but the seller's fault issues
 * a new one. Refusals: `COUPON_UNUSABLE`, `COUPON_USED`, `COUPON_USE_PERIOD_OVER`, `COUPON_PERIOD_NOT_OVER`.
 * Source: domain-rules §1.7, §3.5.
 */
export const couponIssueChart = setup({
  types,
  guards: {
    isInPeriod: ({ context }) => context.isInPeriod,
    isOverdue: ({ context }) => context.isOverdue,
    isSellerFault: ({ context }) => context.isSellerFault,
  },
  actions: { reissueCoupon: asData },
}).createMachine({
  id: 'couponIssue',
  meta: { label: '보유 쿠폰', otherwise: 'COUPON_UNUSABLE' },
  context: { isInPeriod: false, isOverdue: false, isSellerFault: false },
  initial: 'USABLE',
  states: {
    USABLE: {
      meta: { label: '사용가능' },
      tags: ['usable'],
      on: {
        'order.placed': {
          target: 'USED',
          guard: 'isInPeriod',
          meta: { actor: 'buyer', action: '사용', otherwise: 'COUPON_USE_PERIOD_OVER' },
        },
        'buyer.delete': { target: 'WITHDRAWN', meta: { actor: 'buyer', action: '삭제' } },
        'seller.withdraw': { target: 'WITHDRAWN', meta: { actor: 'seller', action: '회수' } },
        'system.periodOver': {
          target: 'EXPIRED',
          guard: 'isOverdue',
          meta: { actor: 'system', action: '기간 만료', otherwise: 'COUPON_PERIOD_NOT_OVER' },
        },
      },
    },
    USED: {
      meta: { label: '사용완료', otherwise: 'COUPON_USED' },
      on: {
        'order.unpaid': [
          { target: 'EXPIRED', guard: 'isOverdue', meta: { actor: 'system', action: '결제되지 않음, 기간 만료' } },
          { target: 'USABLE', meta: { actor: 'system', action: '결제되지 않아 돌려줌' } },
        ],
        'claim.completed': [
          { target: 'USABLE', guard: 'isInPeriod', meta: { actor: 'system', action: '취소·반품으로 돌려줌' } },
          {
            target: 'EXPIRED',
            guard: 'isSellerFault',
            actions: 'reissueCoupon',
            meta: { actor: 'system', action: '판매자 탓으로 다시 발급' },
          },
          { target: 'EXPIRED', meta: { actor: 'system', action: '취소·반품, 기간 만료' } },
        ],
      },
    },
    EXPIRED: { meta: { label: '기간만료', otherwise: 'COUPON_USE_PERIOD_OVER' }, tags: ['terminal'] },
    WITHDRAWN: { meta: { label: '회수완료' }, tags: ['terminal'] },
  },
})
