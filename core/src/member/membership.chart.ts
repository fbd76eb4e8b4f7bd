import { setup } from 'xstate'
import type { ChartTypes } from '../chart/step.codes.ts'

/** Facts of a member that the chart decides by; `leave.rules` names the orders that count. */
export type MembershipFacts = {
  /** No order is still running, and no store of the member is (`decideMayLeave`). */
  readonly mayLeave: boolean
  /** No paid order, claim, refund or additional payment of the member is still running. */
  readonly hasNoOpenOrder: boolean
}

/** Events of a membership. */
export type MembershipEvent = { readonly type: 'buyer.leave' | 'system.leavingDue' }

type Tag = 'terminal'
type Refusal = 'MEMBER_HAS_OPEN_ORDER' | 'MEMBER_LEFT'

const types: ChartTypes<MembershipFacts, MembershipEvent, Tag, Refusal> = {}
function asData() {}

/**
 * The membership of one account, from the sign-up to the day it is left. Leaving erases the account at once. While it is
 * `LEAVING`, calls that were on their way end, and what they wrote is erased once more; then the persons of the orders
 * are moved to the closed store, and the member has left. `decideMayLeave` gives the reason of a refused leaving.
 * Refusals: `MEMBER_HAS_OPEN_ORDER`, `MEMBER_LEFT`. Source:
 * market-rules §7, decision 121.
 */
export const membershipChart = setup({
  types,
  guards: {
    mayLeave: ({ context }) => context.mayLeave,
    hasNoOpenOrder: ({ context }) => context.hasNoOpenOrder,
  },
  actions: {
    endSessions: asData,
    endSocials: asData,
    eraseAccount: asData,
    notifyCoupons: asData,
    blockRejoin: asData,
    scheduleLeaving: asData,
    closeOrders: asData,
  },
}).createMachine({
  id: 'membership',
  meta: { label: '회원 자격', otherwise: 'MEMBER_LEFT' },
  context: { mayLeave: false, hasNoOpenOrder: false },
  initial: 'ACTIVE',
  states: {
    ACTIVE: {
      meta: { label: '회원' },
      on: {
        'buyer.leave': {
          target: 'LEAVING',
          guard: 'mayLeave',
          actions: ['blockRejoin', 'eraseAccount', 'endSessions', 'endSocials', 'notifyCoupons', 'scheduleLeaving'],
          meta: { actor: 'buyer', action: '탈퇴', otherwise: 'MEMBER_HAS_OPEN_ORDER' },
        },
      },
    },
    LEAVING: {
      meta: { label: '탈퇴 처리 중' },
      on: {
        'system.leavingDue': {
          target: 'LEFT',
          guard: 'hasNoOpenOrder',
          actions: ['eraseAccount', 'endSessions', 'endSocials', 'notifyCoupons', 'closeOrders'],
          meta: { actor: 'system', action: '탈퇴 마침', otherwise: 'MEMBER_HAS_OPEN_ORDER' },
        },
      },
    },
    LEFT: { meta: { label: '탈퇴한 회원' }, tags: ['terminal'] },
  },
})
