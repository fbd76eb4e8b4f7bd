import { assign, fromPromise, setup } from 'xstate'
import type { ProcessTypes } from '../chart/step.codes.ts'
import type { RequestableClaimType } from './claim.codes.ts'
import type { WithdrawalRefusal } from './withdrawal/withdrawal.codes.ts'

/** The claim to withdraw. */
export type WithdrawnClaim = { readonly claimId: string; readonly type: RequestableClaimType }

type Input = { readonly claim: WithdrawnClaim }

/** Outcome of the withdrawal; `null` when it is unknown. */
export type WithdrawalOutcome =
  | { readonly kind: 'withdrawn' }
  | { readonly kind: 'refused'; readonly reason: WithdrawalRefusal | null }

type Answer = { readonly type: 'xstate.done.actor.withdrawClaim'; readonly output: WithdrawalOutcome }

export type ClaimWithdrawalEvent = { readonly type: 'buyer.confirm' } | { readonly type: 'buyer.dismiss' } | Answer

export type ClaimWithdrawalContext = Input & {
  /** Reason why it was not withdrawn; `null` when nobody knows, or nothing went wrong. */
  readonly reason: WithdrawalRefusal | null
}

type Tag = 'busy' | 'terminal'

const types: ProcessTypes<ClaimWithdrawalContext, ClaimWithdrawalEvent, Tag, Input> = {}

function reasonOf(event: ClaimWithdrawalEvent): WithdrawalRefusal | null {
  return 'output' in event && event.output.kind === 'refused' ? event.output.reason : null
}

/**
 * A buyer withdrawing a claim: asked once, done once. When the three withdrawals are used up, the customer centre is
 * the only way left; any other refusal is reported and leaves the claim as it is. The host provides `withdrawClaim` and
 * `callCustomerCentre`. Source: spec §4, §8 (withdraw failures), domain-rules A10.
 */
export const claimWithdrawalChart = setup({
  types,
  actors: {
    withdrawClaim: fromPromise<WithdrawalOutcome, WithdrawnClaim>(() =>
      Promise.reject(new Error('withdrawClaim is not provided')),
    ),
  },
  guards: {
    isWithdrawn: ({ event }) => 'output' in event && event.output.kind === 'withdrawn',
    isExceeded: ({ event }) => reasonOf(event) === 'CLAIM_WITHDRAW_COUNT_EXCEEDED',
  },
  actions: {
    keepReason: assign(({ event }) => ({ reason: reasonOf(event) })),
    callCustomerCentre: () => {
      throw new Error('callCustomerCentre is not provided')
    },
  },
}).createMachine({
  id: 'claimWithdrawal',
  meta: { label: '클레임 철회' },
  context: ({ input }) => ({ ...input, reason: null }),
  initial: 'asking',
  states: {
    asking: {
      meta: { label: '철회할지 묻는 중' },
      on: {
        'buyer.confirm': { target: 'withdrawing', meta: { actor: 'buyer', action: '철회 확인' } },
        'buyer.dismiss': { target: 'closed', meta: { actor: 'buyer', action: '닫기' } },
      },
    },
    withdrawing: {
      meta: { label: '철회하는 중' },
      tags: ['busy'],
      invoke: {
        id: 'withdrawClaim',
        src: 'withdrawClaim',
        input: ({ context }) => context.claim,
        onDone: [
          { target: 'withdrawn', guard: 'isWithdrawn', meta: { actor: 'system', action: '철회됨' } },
          { target: 'exceeded', guard: 'isExceeded', meta: { actor: 'system', action: '횟수 초과' } },
          { target: 'refused', actions: 'keepReason', meta: { actor: 'system', action: '거절' } },
        ],
        onError: { target: 'refused', actions: 'keepReason', meta: { actor: 'system', action: '답이 없음' } },
      },
    },
    exceeded: {
      meta: { label: '철회 횟수 초과' },
      on: {
        'buyer.confirm': {
          target: 'closed',
          actions: 'callCustomerCentre',
          meta: { actor: 'buyer', action: '고객센터로' },
        },
        'buyer.dismiss': { target: 'closed', meta: { actor: 'buyer', action: '닫기' } },
      },
    },
    refused: {
      meta: { label: '철회하지 못함' },
      on: { 'buyer.dismiss': { target: 'closed', meta: { actor: 'buyer', action: '닫기' } } },
    },
    withdrawn: { meta: { label: '철회됨' }, tags: ['terminal'] },
    closed: { meta: { label: '닫힘' }, tags: ['terminal'] },
  },
})
