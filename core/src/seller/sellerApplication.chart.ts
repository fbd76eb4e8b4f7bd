import { setup } from 'xstate'
import type { ChartTypes } from '../chart/step.codes.ts'

/** Facts of an application that its chart decides by. */
export type SellerApplicationFacts = {
  /** Nobody else has one of its unique values, the company is known, and its business is active. */
  readonly isApprovable: boolean
}

/** Events of a store application; the operator's actions are the system's. */
export type SellerApplicationEvent = {
  readonly type: 'system.askSupplement' | 'system.approve' | 'system.reject' | 'seller.supplement' | 'seller.withdraw'
}

type Tag = 'open' | 'terminal'
type Refusal =
  | 'SELLER_APPLICATION_ENDED'
  | 'SELLER_APPLICATION_TAKEN'
  | 'SELLER_SUPPLEMENT_AWAITED'
  | 'SELLER_SUPPLEMENT_UNASKED'

const types: ChartTypes<SellerApplicationFacts, SellerApplicationEvent, Tag, Refusal> = {}
function asData() {}

/**
 * A store application: reviewed by the operator, returned for supplements, approved once. The five uniqueness checks
 * are repeated with the approval, since others may have applied meanwhile; `decideApproval` gives the reason of a
 * refused one. Refusals: `SELLER_APPLICATION_ENDED`, `SELLER_APPLICATION_TAKEN`, `SELLER_SUPPLEMENT_AWAITED`,
 * `SELLER_SUPPLEMENT_UNASKED`. Source: spec §5, §6, decision 024.
 */
export const sellerApplicationChart = setup({
  types,
  guards: { isApprovable: ({ context }) => context.isApprovable },
  actions: { openStore: asData, notifyApplicant: asData },
}).createMachine({
  id: 'sellerApplication',
  meta: { label: '입점 신청', otherwise: 'SELLER_APPLICATION_ENDED' },
  context: { isApprovable: false },
  initial: 'APPLIED',
  states: {
    APPLIED: {
      meta: { label: '심사 중', otherwise: 'SELLER_SUPPLEMENT_UNASKED' },
      tags: ['open'],
      on: {
        'system.askSupplement': {
          target: 'SUPPLEMENT',
          actions: 'notifyApplicant',
          meta: { actor: 'system', action: '보완 요청' },
        },
        'system.approve': {
          target: 'APPROVED',
          guard: 'isApprovable',
          actions: ['openStore', 'notifyApplicant'],
          meta: { actor: 'system', action: '승인', otherwise: 'SELLER_APPLICATION_TAKEN' },
        },
        'system.reject': { target: 'REJECTED', actions: 'notifyApplicant', meta: { actor: 'system', action: '거절' } },
        'seller.withdraw': { target: 'WITHDRAWN', meta: { actor: 'seller', action: '철회' } },
      },
    },
    SUPPLEMENT: {
      meta: { label: '보완 요청', otherwise: 'SELLER_SUPPLEMENT_AWAITED' },
      tags: ['open'],
      on: {
        'seller.supplement': { target: 'APPLIED', meta: { actor: 'seller', action: '보완' } },
        'system.reject': { target: 'REJECTED', actions: 'notifyApplicant', meta: { actor: 'system', action: '거절' } },
        'seller.withdraw': { target: 'WITHDRAWN', meta: { actor: 'seller', action: '철회' } },
      },
    },
    APPROVED: { meta: { label: '입점 승인' }, tags: ['terminal'] },
    REJECTED: { meta: { label: '입점 거절' }, tags: ['terminal'] },
    WITHDRAWN: { meta: { label: '신청 철회' }, tags: ['terminal'] },
  },
})
