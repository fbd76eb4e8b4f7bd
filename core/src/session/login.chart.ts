import { assign, fromPromise, setup } from 'xstate'
import type { ChartTypes } from '../chart/step.codes.ts'
import type { LoginGap, LoginRefusal } from './login.rules.ts'

/** Credentials that are typed to log in. */
export type LoginForm = { readonly loginId: string; readonly password: string }

/** Outcome of a login; `failed` with a text is any other refusal, such as too many tries. */
export type LoginOutcome =
  | { readonly kind: 'loggedIn'; readonly suggestsPasswordChange: boolean }
  | { readonly kind: 'refused'; readonly reason: LoginRefusal }
  | { readonly kind: 'failed'; readonly text: string }

export type LoginEvent =
  | { readonly type: 'buyer.submit'; readonly form: LoginForm; readonly gap: LoginGap | null }
  | { readonly type: 'buyer.retype' }
  | { readonly type: 'xstate.done.actor.logIn'; readonly output: LoginOutcome }

export type LoginContext = {
  readonly form: LoginForm
  /** Reason why the last try came to nothing; `null` when nothing went wrong. */
  readonly reason: LoginRefusal | LoginGap | 'API_FAILURE' | { readonly text: string } | null
  /** A new password is suggested to whoever logged in. */
  readonly suggestsPasswordChange: boolean
}

type Tag = 'busy' | 'typable' | 'terminal'

const types: ChartTypes<LoginContext, LoginEvent, Tag> = {}

function refusedAs(event: LoginEvent): LoginRefusal | null {
  return 'output' in event && event.output.kind === 'refused' ? event.output.reason : null
}

/**
 * A login: after a wrong password it may be tried again, five wrong ones block that id for five minutes, but no other
 * id; a dormant account needs a new password, and a change of an old password is suggested. An edited form is sent
 * again; until then a blocked or dormant account is not. The password is forgotten as soon as the server has answered.
 * The host provides `logIn`. Source: spec §8, §9, domain-rules A38, decision 081.
 */
export const loginChart = setup({
  types,
  actors: {
    logIn: fromPromise<LoginOutcome, LoginForm>(() => Promise.reject(new Error('logIn is not provided'))),
  },
  delays: { blockTime: 300_000 },
  guards: {
    hasGap: ({ event }) => event.type === 'buyer.submit' && event.gap !== null,
    isLoggedIn: ({ event }) => 'output' in event && event.output.kind === 'loggedIn',
    isBlocked: ({ event }) => refusedAs(event) === 'LOGIN_BLOCKED',
    isDormant: ({ event }) => refusedAs(event) === 'LOGIN_DORMANT',
  },
  actions: {
    storeForm: assign(({ event }) => (event.type === 'buyer.submit' ? { form: event.form, reason: null } : {})),
    keepGap: assign(({ event }) => (event.type === 'buyer.submit' ? { reason: event.gap } : {})),
    keepReason: assign(({ event }) => {
      if (!('output' in event) || event.output.kind === 'loggedIn') return {}
      return { reason: event.output.kind === 'refused' ? event.output.reason : { text: event.output.text } }
    }),
    keepSuggestion: assign(({ event }) =>
      'output' in event && event.output.kind === 'loggedIn'
        ? { suggestsPasswordChange: event.output.suggestsPasswordChange }
        : {},
    ),
    noteFailure: assign({ reason: 'API_FAILURE' }),
    forgetReason: assign({ reason: null }),
    forgetPassword: assign({ form: ({ context }) => ({ ...context.form, password: '' }) }),
  },
}).createMachine({
  id: 'login',
  meta: { label: '로그인' },
  context: { form: { loginId: '', password: '' }, reason: null, suggestsPasswordChange: false },
  initial: 'typing',
  states: {
    typing: {
      meta: { label: '입력하는 중' },
      tags: ['typable'],
      on: {
        'buyer.submit': [
          { target: 'typing', guard: 'hasGap', actions: 'keepGap', meta: { actor: 'buyer', action: '빠진 칸 있음' } },
          { target: 'asking', actions: 'storeForm', meta: { actor: 'buyer', action: '로그인' } },
        ],
        'buyer.retype': { target: 'typing', actions: 'forgetReason', meta: { actor: 'buyer', action: '다시 입력' } },
      },
    },
    asking: {
      meta: { label: '확인하는 중' },
      tags: ['busy'],
      exit: 'forgetPassword',
      invoke: {
        id: 'logIn',
        src: 'logIn',
        input: ({ context }) => context.form,
        onDone: [
          {
            target: 'welcome',
            guard: 'isLoggedIn',
            actions: 'keepSuggestion',
            meta: { actor: 'system', action: '로그인됨' },
          },
          { target: 'blocked', guard: 'isBlocked', actions: 'keepReason', meta: { actor: 'system', action: '차단' } },
          { target: 'dormant', guard: 'isDormant', actions: 'keepReason', meta: { actor: 'system', action: '휴면' } },
          { target: 'typing', actions: 'keepReason', meta: { actor: 'system', action: '거절' } },
        ],
        onError: { target: 'typing', actions: 'noteFailure', meta: { actor: 'system', action: '답이 없음' } },
      },
    },
    blocked: {
      meta: { label: '5분 동안 차단됨' },
      tags: ['typable'],
      after: {
        blockTime: { target: 'typing', actions: 'forgetReason', meta: { actor: 'system', action: '차단 해제' } },
      },
      on: {
        'buyer.retype': { target: 'typing', actions: 'forgetReason', meta: { actor: 'buyer', action: '다시 입력' } },
      },
    },
    dormant: {
      meta: { label: '휴면 상태' },
      tags: ['typable'],
      on: {
        'buyer.retype': { target: 'typing', actions: 'forgetReason', meta: { actor: 'buyer', action: '다시 입력' } },
      },
    },
    welcome: { meta: { label: '로그인됨' }, tags: ['terminal'] },
  },
})
