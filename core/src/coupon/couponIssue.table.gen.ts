// Generated from couponIssue.chart.ts: npm run generate
import type { ChartTable } from '../chart/table.rules.ts'

export type CouponIssueState =
  | 'USABLE'
  | 'USED'
  | 'EXPIRED'
  | 'WITHDRAWN'

export type CouponIssueEventType =
  | 'order.placed'
  | 'buyer.delete'
  | 'seller.withdraw'
  | 'system.periodOver'
  | 'order.unpaid'
  | 'claim.completed'

export type CouponIssueFact =
  | 'isInPeriod'
  | 'isOverdue'
  | 'isSellerFault'

export type CouponIssueEffect =
  | 'reissueCoupon'

export type CouponIssueRefusal =
  | 'COUPON_UNUSABLE'
  | 'COUPON_USED'
  | 'COUPON_USE_PERIOD_OVER'
  | 'COUPON_PERIOD_NOT_OVER'

export type CouponIssueTag =
  | 'usable'
  | 'terminal'

/** The states of the chart `couponIssue` by their tags. */
export const COUPON_ISSUE_STATES_WITH = {
  usable: ['USABLE'],
  terminal: ['EXPIRED', 'WITHDRAWN'],
} as const

/** The chart `couponIssue` as data, for whoever asks without a statechart library. */
export const COUPON_ISSUE_TABLE: ChartTable<
  CouponIssueState,
  CouponIssueEventType,
  CouponIssueFact,
  CouponIssueEffect,
  CouponIssueRefusal,
  CouponIssueTag
> = {
  initial: 'USABLE',
  otherwise: {
    USABLE: 'COUPON_UNUSABLE',
    USED: 'COUPON_USED',
    EXPIRED: 'COUPON_USE_PERIOD_OVER',
    WITHDRAWN: 'COUPON_UNUSABLE',
  },
  tags: {
    USABLE: ['usable'],
    USED: [],
    EXPIRED: ['terminal'],
    WITHDRAWN: ['terminal'],
  },
  steps: {
    USABLE: {
      'order.placed': [{ event: 'order.placed', target: 'USED', guard: 'isInPeriod', effects: [], meta: { actor: 'buyer', action: '사용', otherwise: 'COUPON_USE_PERIOD_OVER' } }],
      'buyer.delete': [{ event: 'buyer.delete', target: 'WITHDRAWN', guard: null, effects: [], meta: { actor: 'buyer', action: '삭제' } }],
      'seller.withdraw': [{ event: 'seller.withdraw', target: 'WITHDRAWN', guard: null, effects: [], meta: { actor: 'seller', action: '회수' } }],
      'system.periodOver': [{ event: 'system.periodOver', target: 'EXPIRED', guard: 'isOverdue', effects: [], meta: { actor: 'system', action: '기간 만료', otherwise: 'COUPON_PERIOD_NOT_OVER' } }],
    },
    USED: {
      'order.unpaid': [
        { event: 'order.unpaid', target: 'EXPIRED', guard: 'isOverdue', effects: [], meta: { actor: 'system', action: '결제되지 않음, 기간 만료' } },
        { event: 'order.unpaid', target: 'USABLE', guard: null, effects: [], meta: { actor: 'system', action: '결제되지 않아 돌려줌' } },
      ],
      'claim.completed': [
        { event: 'claim.completed', target: 'USABLE', guard: 'isInPeriod', effects: [], meta: { actor: 'system', action: '취소·반품으로 돌려줌' } },
        { event: 'claim.completed', target: 'EXPIRED', guard: 'isSellerFault', effects: ['reissueCoupon'], meta: { actor: 'system', action: '판매자 탓으로 다시 발급' } },
        { event: 'claim.completed', target: 'EXPIRED', guard: null, effects: [], meta: { actor: 'system', action: '취소·반품, 기간 만료' } },
      ],
    },
    EXPIRED: {},
    WITHDRAWN: {},
  },
}
