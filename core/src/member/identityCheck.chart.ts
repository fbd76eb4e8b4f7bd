import { assign, fromPromise, setup } from 'xstate'
import type { ProcessTypes } from '../chart/step.codes.ts'
import type { IdentityRefusal } from './identity.rules.ts'

/** Purpose of a verification: to become a member, to prove being an adult, to find an account. */
export type IdentityPurpose = 'JOIN' | 'ADULT' | 'FIND_ACCOUNT'

type Query = { readonly purpose: IdentityPurpose }

/** The provider's window of one verification. */
export type OpenedVerification = { readonly verificationId: string }

/** Result of a verification that the server asked the provider for. */
export type IdentityOutcome =
  | { readonly kind: 'verified' }
  | { readonly kind: 'refused'; readonly reason: IdentityRefusal }

export type IdentityCheckEvent =
  | { readonly type: 'buyer.verify' }
  | { readonly type: 'buyer.dismiss' }
  | { readonly type: 'provider.returned' }
  | { readonly type: 'provider.closed' }
  | { readonly type: 'xstate.done.actor.openVerification'; readonly output: OpenedVerification }
  | { readonly type: 'xstate.done.actor.confirmIdentity'; readonly output: IdentityOutcome }

export type IdentityCheckContext = Query & {
  /** The verification of the window that was opened last; empty before. */
  readonly verificationId: string
  /** Reason why nobody is verified; `null` while nothing went wrong. */
  readonly reason: IdentityRefusal | 'API_FAILURE' | null
}

type Tag = 'busy' | 'terminal'

const types: ProcessTypes<IdentityCheckContext, IdentityCheckEvent, Tag, Query> = {}

function notProvided<Output, Input>(name: string) {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`${name} is not provided`)))
}

/**
 * Somebody proving who they are in the provider's window, or in the native app. What the window says is not believed:
 * the server asks the provider by the verification's id. A closed window is no failure. The host provides
 * `openVerification`, which opens the window, and `confirmIdentity`. Source: spec §1, §6, domain-rules §4.5.
 */
export const identityCheckChart = setup({
  types,
  actors: {
    openVerification: notProvided<OpenedVerification, Query>('openVerification'),
    confirmIdentity: notProvided<IdentityOutcome, OpenedVerification>('confirmIdentity'),
  },
  guards: {
    isVerified: ({ event }) => event.type === 'xstate.done.actor.confirmIdentity' && event.output.kind === 'verified',
  },
  actions: {
    forgetVerification: assign({ verificationId: '', reason: null }),
    keepVerification: assign(({ event }) =>
      event.type === 'xstate.done.actor.openVerification' ? { verificationId: event.output.verificationId } : {},
    ),
    keepReason: assign(({ event }) =>
      event.type === 'xstate.done.actor.confirmIdentity' && event.output.kind === 'refused'
        ? { reason: event.output.reason }
        : {},
    ),
    noteFailure: assign({ reason: 'API_FAILURE' }),
  },
}).createMachine({
  id: 'identityCheck',
  meta: { label: '본인인증' },
  context: ({ input }) => ({ ...input, verificationId: '', reason: null }),
  initial: 'resting',
  states: {
    resting: {
      meta: { label: '인증 전' },
      on: {
        'buyer.verify': {
          target: 'opening',
          actions: 'forgetVerification',
          meta: { actor: 'buyer', action: '본인인증' },
        },
      },
    },
    opening: {
      meta: { label: '인증창을 여는 중' },
      tags: ['busy'],
      invoke: {
        id: 'openVerification',
        src: 'openVerification',
        input: ({ context }) => ({ purpose: context.purpose }),
        onDone: { target: 'waiting', actions: 'keepVerification', meta: { actor: 'system', action: '인증창 열림' } },
        onError: { target: 'refused', actions: 'noteFailure', meta: { actor: 'system', action: '열지 못함' } },
      },
      on: { 'buyer.dismiss': { target: 'resting', meta: { actor: 'buyer', action: '그만두기' } } },
    },
    waiting: {
      meta: { label: '인증창에서 인증하는 중' },
      on: {
        'provider.returned': { target: 'confirming', meta: { actor: 'buyer', action: '인증 마침' } },
        'provider.closed': { target: 'resting', meta: { actor: 'buyer', action: '인증창 닫음' } },
        'buyer.verify': {
          target: 'opening',
          actions: 'forgetVerification',
          meta: { actor: 'buyer', action: '다시 인증' },
        },
        'buyer.dismiss': { target: 'resting', meta: { actor: 'buyer', action: '그만두기' } },
      },
    },
    confirming: {
      meta: { label: '인증 결과를 확인하는 중' },
      tags: ['busy'],
      invoke: {
        id: 'confirmIdentity',
        src: 'confirmIdentity',
        input: ({ context: { verificationId } }) => ({ verificationId }),
        onDone: [
          { target: 'verified', guard: 'isVerified', meta: { actor: 'system', action: '인증됨' } },
          { target: 'refused', actions: 'keepReason', meta: { actor: 'system', action: '거절' } },
        ],
        onError: { target: 'refused', actions: 'noteFailure', meta: { actor: 'system', action: '답이 없음' } },
      },
    },
    refused: {
      meta: { label: '인증하지 못함' },
      on: {
        'buyer.verify': {
          target: 'opening',
          actions: 'forgetVerification',
          meta: { actor: 'buyer', action: '다시 인증' },
        },
        'buyer.dismiss': { target: 'resting', meta: { actor: 'buyer', action: '닫기' } },
      },
    },
    verified: { meta: { label: '인증됨' }, tags: ['terminal'] },
  },
})
