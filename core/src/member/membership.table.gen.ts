// Generated from membership.chart.ts: npm run generate
import type { ChartTable } from '../chart/table.rules.ts'

export type MembershipState =
  | 'ACTIVE'
  | 'LEAVING'
  | 'LEFT'

export type MembershipEventType =
  | 'buyer.leave'
  | 'system.leavingDue'

export type MembershipFact =
  | 'mayLeave'
  | 'hasNoOpenOrder'

export type MembershipEffect =
  | 'blockRejoin'
  | 'eraseAccount'
  | 'endSessions'
  | 'endSocials'
  | 'notifyCoupons'
  | 'scheduleLeaving'
  | 'closeOrders'

export type MembershipRefusal =
  | 'MEMBER_LEFT'
  | 'MEMBER_HAS_OPEN_ORDER'

export type MembershipTag =
  | 'terminal'

/** The states of the chart `membership` by their tags. */
export const MEMBERSHIP_STATES_WITH = {
  terminal: ['LEFT'],
} as const

/** The chart `membership` as data, for whoever asks without a statechart library. */
export const MEMBERSHIP_TABLE: ChartTable<
  MembershipState,
  MembershipEventType,
  MembershipFact,
  MembershipEffect,
  MembershipRefusal,
  MembershipTag
> = {
  initial: 'ACTIVE',
  otherwise: {
    ACTIVE: 'MEMBER_LEFT',
    LEAVING: 'MEMBER_LEFT',
    LEFT: 'MEMBER_LEFT',
  },
  tags: {
    ACTIVE: [],
    LEAVING: [],
    LEFT: ['terminal'],
  },
  steps: {
    ACTIVE: {
      'buyer.leave': [{ event: 'buyer.leave', target: 'LEAVING', guard: 'mayLeave', effects: ['blockRejoin', 'eraseAccount', 'endSessions', 'endSocials', 'notifyCoupons', 'scheduleLeaving'], meta: { actor: 'buyer', action: '탈퇴', otherwise: 'MEMBER_HAS_OPEN_ORDER' } }],
    },
    LEAVING: {
      'system.leavingDue': [{ event: 'system.leavingDue', target: 'LEFT', guard: 'hasNoOpenOrder', effects: ['eraseAccount', 'endSessions', 'endSocials', 'notifyCoupons', 'closeOrders'], meta: { actor: 'system', action: '탈퇴 마침', otherwise: 'MEMBER_HAS_OPEN_ORDER' } }],
    },
    LEFT: {},
  },
}
