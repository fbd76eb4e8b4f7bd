import { assign, fromPromise, setup } from 'xstate'
import type { Day } from '../calendar/day.rules.ts'
import type { ProcessTypes } from '../chart/step.codes.ts'
import type { IdentityPurpose } from './identity.codes.ts'
import type { AdultRefusal, IdentityRefusal } from './identity.rules.ts'

type Query = { readonly purpose: IdentityPurpose }

/** The provider's window of one verification. */
export type OpenedVerification = { readonly verificationId: string }

/** Reason why nobody is verified; the provider may also be the one that does not answer. */
export type IdentityCheckReason = IdentityRefusal | AdultRefusal | 'IDENTITY_UNAVAILABLE'

/** Somebody who is about to join, as the provider knows them. */
export type JoiningPerson = { readonly name: string; readonly birthday: Day; readonly mobile: string }

/** Result of a verification that the server asked the provider for; `failed` with a text is any other refusal. */
export type IdentityOutcome =
  | { readonly kind: 'verified'; readonly person: JoiningPerson | null }
  | { readonly kind: 'refused'; readonly reason: IdentityCheckReason }
  | { readonly kind: 'failed'; readonly text: string }

export type IdentityCheckEvent =
  | { readonly type: 'buyer.verify' }
  | { readonly type: 'buyer.confirm' }
  | { readonly type: 'provider.returned'; readonly verificationId: string }
  | { readonly type: 'provider.closed' }
  | { readonly type: 'xstate.done.actor.openVerification'; readonly output: OpenedVerification }
  | { readonly type: 'xstate.done.actor.confirmIdentity'; readonly output: IdentityOutcome }

export type IdentityCheckContext = Query & {
  /** The verification of the window that was opened last, or that returned; empty before. */
  readonly verificationId: string
  /** The verified person of a sign-up; `null` until then, and for other purposes. */
  readonly person: JoiningPerson | null
  /** Reason why nobody is verified; `null` while nothing went wrong. */
  readonly reason: IdentityCheckReason | 'API_FAILURE' | { readonly text: string } | null
}

type Tag = 'busy' | 'terminal'

const types: ProcessTypes<IdentityCheckContext, IdentityCheckEvent, Tag, Query> = {}

function notProvided<Output, Input>(name: string) {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`${name} is not provided`)))
}

function outcomeOf(event: IdentityCheckEvent): IdentityOutcome | null {
  return event.type === 'xstate.done.actor.confirmIdentity' ? event.output : null
}

/**
 * Somebody proving who they are in the provider's window. What the window says is not believed: the server asks the
 * provider by the verification's id. The window takes the place of the page, so the page that it returns to begins again
 * and is notified which verification ended. Going back from it, or giving it up, is no failure. A provider or a market
 * that did not answer is asked for the same verification again. The host provides `openVerification`, which opens the
 * window, and `confirmIdentity`. Source: spec §1, §6, domain-rules §4.5, decision 113.
 */
export const identityCheckChart = setup({
  types,
  actors: {
    openVerification: notProvided<OpenedVerification, Query>('openVerification'),
    confirmIdentity: notProvided<IdentityOutcome, OpenedVerification>('confirmIdentity'),
  },
  guards: {
    isVerified: ({ event }) => outcomeOf(event)?.kind === 'verified',
    isUnanswered: ({ event }) => {
      const outcome = outcomeOf(event)
      return outcome?.kind === 'refused' && outcome.reason === 'IDENTITY_UNAVAILABLE'
    },
  },
  actions: {
    forgetVerification: assign({ verificationId: '', reason: null }),
    keepVerification: assign(({ event }) => {
      if (event.type === 'provider.returned') return { verificationId: event.verificationId, reason: null }
      return event.type === 'xstate.done.actor.openVerification' ? { verificationId: event.output.verificationId } : {}
    }),
    keepPerson: assign(({ event }) => {
      const outcome = outcomeOf(event)
      return outcome?.kind === 'verified' ? { person: outcome.person } : {}
    }),
    keepReason: assign(({ event }) => {
      const outcome = outcomeOf(event)
      if (outcome === null || outcome.kind === 'verified') return {}
      return { reason: outcome.kind === 'refused' ? outcome.reason : { text: outcome.text } }
    }),
    noteFailure: assign({ reason: 'API_FAILURE' }),
  },
}).createMachine({
  id: 'identityCheck',
  meta: { label: '본인인증' },
  context: ({ input }) => ({ ...input, verificationId: '', person: null, reason: null }),
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
        'provider.returned': {
          target: 'confirming',
          actions: 'keepVerification',
          meta: { actor: 'buyer', action: '인증하고 돌아옴' },
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
    },
    waiting: {
      meta: { label: '인증창에서 인증하는 중' },
      on: {
        'provider.closed': { target: 'resting', meta: { actor: 'buyer', action: '인증창에서 뒤로 옴' } },
        'buyer.verify': {
          target: 'opening',
          actions: 'forgetVerification',
          meta: { actor: 'buyer', action: '다시 인증' },
        },
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
          {
            target: 'verified',
            guard: 'isVerified',
            actions: 'keepPerson',
            meta: { actor: 'system', action: '인증됨' },
          },
          {
            target: 'unanswered',
            guard: 'isUnanswered',
            actions: 'keepReason',
            meta: { actor: 'system', action: '인증 기관의 답이 없음' },
          },
          { target: 'refused', actions: 'keepReason', meta: { actor: 'system', action: '거절' } },
        ],
        onError: { target: 'unanswered', actions: 'noteFailure', meta: { actor: 'system', action: '답이 없음' } },
      },
    },
    unanswered: {
      meta: { label: '인증됐는지 모름' },
      on: {
        'buyer.confirm': { target: 'confirming', meta: { actor: 'buyer', action: '다시 확인' } },
        'buyer.verify': {
          target: 'opening',
          actions: 'forgetVerification',
          meta: { actor: 'buyer', action: '처음부터 인증' },
        },
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
      },
    },
    verified: { meta: { label: '인증됨' }, tags: ['terminal'] },
  },
})
