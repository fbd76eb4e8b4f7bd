import { assign, fromPromise, setup } from 'xstate'
import type { ProcessTypes } from '../chart/step.codes.ts'
import type { TermsKind } from '../terms/terms.codes.ts'
import type { SocialCode } from './social.codes.ts'
import type { SocialReturn } from './socialReturn.rules.ts'

/** A social account without a member: the ticket to sign up with, and what its provider says of its person. */
export type SocialGuest = { readonly ticket: string; readonly name: string; readonly email: string | null }

/** Arrival on the page: a return from a provider, or a sign-up that was begun before a reload. */
export type SocialArrival = SocialReturn | { readonly kind: 'guest'; readonly guest: SocialGuest }

/** Refusal of a social login, or the text of one that says nothing of it. */
export type SocialReason = SocialCode | 'API_FAILURE' | { readonly text: string }

type Refused = { readonly kind: 'refused'; readonly reason: SocialReason }
type LoggedIn = { readonly kind: 'loggedIn'; readonly suggestsPassword: boolean; readonly returnUrl: string | null }

/** Answer of the server to a return; `guest` is somebody who has no account yet. */
export type SocialOutcome =
  | LoggedIn
  | { readonly kind: 'linked'; readonly returnUrl: string | null }
  | { readonly kind: 'guest'; readonly guest: SocialGuest }
  | Refused

/** Answer of the server to a sign-up; `missing` when a required consent was. */
export type SocialSignUpOutcome = LoggedIn | Refused | { readonly kind: 'missing'; readonly reason: 'TERMS_REQUIRED' }

type Code = { readonly code: string; readonly state: string }
type SignUp = { readonly ticket: string; readonly agreed: readonly TermsKind[] }

export type SocialLoginEvent =
  | { readonly type: 'buyer.submit'; readonly agreed: readonly TermsKind[]; readonly isComplete: boolean }
  | { readonly type: 'xstate.done.actor.finish'; readonly output: SocialOutcome }
  | { readonly type: 'xstate.done.actor.signUp'; readonly output: SocialSignUpOutcome }

type Input = { readonly arrival: SocialArrival }

export type SocialLoginContext = Input & {
  /** `null` until somebody without an account is known. */
  readonly guest: SocialGuest | null
  /** Consents of the sign-up that was sent. */
  readonly agreed: readonly TermsKind[]
  /** Reason why the login ended, or the sign-up goes no further; `null` when nothing went wrong. */
  readonly reason: SocialReason | 'TERMS_REQUIRED' | null
  /** Page that the visit began on; `null` for none. */
  readonly returnUrl: string | null
  /** A new password is suggested to whoever logged in. */
  readonly suggestsPassword: boolean
}

type Tag = 'busy' | 'typable' | 'terminal'

const types: ProcessTypes<SocialLoginContext, SocialLoginEvent, Tag, Input> = {}

function outcomeOf(event: SocialLoginEvent): SocialOutcome | SocialSignUpOutcome | null {
  return 'output' in event ? event.output : null
}

/**
 * A return from a social provider: its code is handed to the server once, which answers with a session, a link, or
 * somebody without an account, who agrees to the terms and signs up. A return without a code has its reason at once.
 * After a refusal the visit begins again from the provider: a code counts once. The host provides `finish` and `signUp`,
 * and starts the chart with what the address says. Source: spec §8, market-rules §7, decision 115.
 */
export const socialLoginChart = setup({
  types,
  actors: {
    finish: fromPromise<SocialOutcome, Code>(() => Promise.reject(new Error('finish is not provided'))),
    signUp: fromPromise<SocialSignUpOutcome, SignUp>(() => Promise.reject(new Error('signUp is not provided'))),
  },
  delays: { nextTurn: 0 },
  guards: {
    hasCode: ({ context }) => context.arrival.kind === 'code',
    isGuestBefore: ({ context }) => context.arrival.kind === 'guest',
    isComplete: ({ event }) => event.type === 'buyer.submit' && event.isComplete,
    isLoggedIn: ({ event }) => outcomeOf(event)?.kind === 'loggedIn',
    isLinked: ({ event }) => outcomeOf(event)?.kind === 'linked',
    isGuest: ({ event }) => outcomeOf(event)?.kind === 'guest',
    isMissing: ({ event }) => outcomeOf(event)?.kind === 'missing',
  },
  actions: {
    keepArrival: assign(({ context: { arrival } }) => {
      if (arrival.kind === 'guest') return { guest: arrival.guest }
      return arrival.kind === 'refused' ? { reason: arrival.reason } : {}
    }),
    keepAgreed: assign(({ event }) => (event.type === 'buyer.submit' ? { agreed: event.agreed, reason: null } : {})),
    keepOutcome: assign(({ event }) => {
      const outcome = outcomeOf(event)
      if (outcome === null) return {}
      if (outcome.kind === 'guest') return { guest: outcome.guest }
      if (outcome.kind === 'refused' || outcome.kind === 'missing') return { reason: outcome.reason }
      const { returnUrl } = outcome
      return outcome.kind === 'linked' ? { returnUrl } : { returnUrl, suggestsPassword: outcome.suggestsPassword }
    }),
    noteMissing: assign({ reason: 'TERMS_REQUIRED' }),
    noteFailure: assign({ reason: 'API_FAILURE' }),
  },
}).createMachine({
  id: 'socialLogin',
  meta: { label: '소셜 로그인' },
  context: ({ input }) => ({
    ...input,
    guest: null,
    agreed: [],
    reason: null,
    returnUrl: null,
    suggestsPassword: false,
  }),
  initial: 'arriving',
  states: {
    arriving: {
      meta: { label: '돌아옴' },
      tags: ['busy'],
      after: {
        nextTurn: [
          { target: 'asking', guard: 'hasCode', meta: { actor: 'buyer', action: '동의함' } },
          {
            target: 'agreeing',
            guard: 'isGuestBefore',
            actions: 'keepArrival',
            meta: { actor: 'buyer', action: '새로고침' },
          },
          { target: 'refused', actions: 'keepArrival', meta: { actor: 'buyer', action: '동의하지 않음' } },
        ],
      },
    },
    asking: {
      meta: { label: '계정을 확인하는 중' },
      tags: ['busy'],
      invoke: {
        id: 'finish',
        src: 'finish',
        input: ({ context: { arrival } }) =>
          arrival.kind === 'code' ? { code: arrival.code, state: arrival.state } : { code: '', state: '' },
        onDone: [
          {
            target: 'welcome',
            guard: 'isLoggedIn',
            actions: 'keepOutcome',
            meta: { actor: 'system', action: '로그인됨' },
          },
          { target: 'linked', guard: 'isLinked', actions: 'keepOutcome', meta: { actor: 'system', action: '연결됨' } },
          {
            target: 'agreeing',
            guard: 'isGuest',
            actions: 'keepOutcome',
            meta: { actor: 'system', action: '처음 온 사람' },
          },
          { target: 'refused', actions: 'keepOutcome', meta: { actor: 'system', action: '거절' } },
        ],
        onError: { target: 'refused', actions: 'noteFailure', meta: { actor: 'system', action: '답이 없음' } },
      },
    },
    agreeing: {
      meta: { label: '약관에 동의하는 중' },
      tags: ['typable'],
      on: {
        'buyer.submit': [
          {
            target: 'joining',
            guard: 'isComplete',
            actions: 'keepAgreed',
            meta: { actor: 'buyer', action: '가입' },
          },
          { target: 'agreeing', actions: 'noteMissing', meta: { actor: 'buyer', action: '필수 약관이 빠짐' } },
        ],
      },
    },
    joining: {
      meta: { label: '가입하는 중' },
      tags: ['busy'],
      invoke: {
        id: 'signUp',
        src: 'signUp',
        input: ({ context: { guest, agreed } }) => ({ ticket: guest?.ticket ?? '', agreed }),
        onDone: [
          {
            target: 'welcome',
            guard: 'isLoggedIn',
            actions: 'keepOutcome',
            meta: { actor: 'system', action: '가입됨' },
          },
          {
            target: 'agreeing',
            guard: 'isMissing',
            actions: 'keepOutcome',
            meta: { actor: 'system', action: '필수 약관이 빠짐' },
          },
          { target: 'refused', actions: 'keepOutcome', meta: { actor: 'system', action: '거절' } },
        ],
        onError: { target: 'agreeing', actions: 'noteFailure', meta: { actor: 'system', action: '답이 없음' } },
      },
    },
    refused: { meta: { label: '거절됨' }, tags: ['terminal'] },
    linked: { meta: { label: '연결됨' }, tags: ['terminal'] },
    welcome: { meta: { label: '로그인됨' }, tags: ['terminal'] },
  },
})
