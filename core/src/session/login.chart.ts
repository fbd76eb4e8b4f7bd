import { assign, fromPromise, setup } from 'xstate'
import type { ChartTypes } from '../chart/step.codes.ts'
import type { LoginRefusal } from './login.rules.ts'

/** Credentials that are typed to log in. */
export type LoginForm = { readonly loginId: string; readonly password: string }

/** Question that is missing before the server is asked. */
export type LoginGap = 'LOGIN_ID_REQUIRED' | 'LOGIN_PASSWORD_REQUIRED'

/** Outcome of a login. */
export type LoginOutcome =
  | { readonly kind: 'loggedIn'; readonly suggestsPasswordChange: boolean }
  | { readonly kind: 'refused'; readonly reason: LoginRefusal }

export type LoginEvent =
  | { readonly type: 'buyer.submit'; readonly form: LoginForm }
  | { readonly type: 'buyer.retype' }
  | { readonly type: 'buyer.changePassword' }
  | { readonly type: 'buyer.resetPassword' }
  | { readonly type: 'buyer.postpone' }
  | { readonly type: 'buyer.dismiss' }
  | { readonly type: 'system.unblocked' }
  | { readonly type: 'xstate.done.actor.logIn'; readonly output: LoginOutcome }

export type LoginContext = {
  readonly form: LoginForm
  /** Reason why the last try came to nothing; `null` when nothing went wrong. */
  readonly reason: LoginRefusal | LoginGap | 'API_FAILURE' | null
}

type Tag = 'busy' | 'typable' | 'terminal'

const types: ChartTypes<LoginContext, LoginEvent, Tag> = {}

function gapOf(event: LoginEvent): LoginGap | null {
  if (event.type !== 'buyer.submit') return null
  if (event.form.loginId === '') return 'LOGIN_ID_REQUIRED'
  return event.form.password === '' ? 'LOGIN_PASSWORD_REQUIRED' : null
}

function refusedAs(event: LoginEvent): LoginRefusal | null {
  return 'output' in event && event.output.kind === 'refused' ? event.output.reason : null
}

/**
 * Somebody logging in: a password that is not right may be typed again, five wrong ones block that id for five minutes,
 * while another id may be typed, a dormant account leads to a new password, and an old password is suggested to be
 * changed once inside. The password is forgotten as soon as the server has answered. The host provides `logIn`, and
 * says when a block is over. Source: spec §8, §9, domain-rules A38.
 */
export const loginChart = setup({
  types,
  actors: {
    logIn: fromPromise<LoginOutcome, LoginForm>(() => Promise.reject(new Error('logIn is not provided'))),
  },
  guards: {
    hasGap: ({ event }) => gapOf(event) !== null,
    isWelcome: ({ event }) =>
      'output' in event && event.output.kind === 'loggedIn' && !event.output.suggestsPasswordChange,
    isWelcomeWithOldPassword: ({ event }) => 'output' in event && event.output.kind === 'loggedIn',
    isBlocked: ({ event }) => refusedAs(event) === 'LOGIN_BLOCKED',
    isDormant: ({ event }) => refusedAs(event) === 'LOGIN_DORMANT',
  },
  actions: {
    storeForm: assign(({ event }) => (event.type === 'buyer.submit' ? { form: event.form, reason: null } : {})),
    keepGap: assign(({ event }) => ({ reason: gapOf(event) })),
    keepReason: assign(({ event }) => ({ reason: refusedAs(event) })),
    noteFailure: assign({ reason: 'API_FAILURE' }),
    forgetReason: assign({ reason: null }),
    forgetPassword: assign({ form: ({ context }) => ({ ...context.form, password: '' }) }),
  },
}).createMachine({
  id: 'login',
  meta: { label: '로그인' },
  context: { form: { loginId: '', password: '' }, reason: null },
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
          { target: 'welcome', guard: 'isWelcome', meta: { actor: 'system', action: '로그인됨' } },
          {
            target: 'suggesting',
            guard: 'isWelcomeWithOldPassword',
            meta: { actor: 'system', action: '오래된 비밀번호' },
          },
          { target: 'blocked', guard: 'isBlocked', actions: 'keepReason', meta: { actor: 'system', action: '차단' } },
          { target: 'dormant', guard: 'isDormant', actions: 'keepReason', meta: { actor: 'system', action: '휴면' } },
          { target: 'typing', actions: 'keepReason', meta: { actor: 'system', action: '일치하지 않음' } },
        ],
        onError: { target: 'typing', actions: 'noteFailure', meta: { actor: 'system', action: '답이 없음' } },
      },
    },
    blocked: {
      meta: { label: '5분 동안 차단됨' },
      tags: ['typable'],
      on: {
        'buyer.retype': {
          target: 'typing',
          actions: 'forgetReason',
          meta: { actor: 'buyer', action: '다른 아이디로' },
        },
        'system.unblocked': {
          target: 'typing',
          actions: 'forgetReason',
          meta: { actor: 'system', action: '차단 해제' },
        },
        'buyer.resetPassword': { target: 'resetting', meta: { actor: 'buyer', action: '비밀번호 찾기' } },
      },
    },
    dormant: {
      meta: { label: '휴면 상태' },
      on: {
        'buyer.resetPassword': { target: 'resetting', meta: { actor: 'buyer', action: '비밀번호 재설정' } },
        'buyer.dismiss': { target: 'typing', actions: 'forgetReason', meta: { actor: 'buyer', action: '닫기' } },
      },
    },
    suggesting: {
      meta: { label: '비밀번호 변경을 권하는 중' },
      on: {
        'buyer.changePassword': { target: 'changing', meta: { actor: 'buyer', action: '지금 변경' } },
        'buyer.postpone': { target: 'welcome', meta: { actor: 'buyer', action: '나중에' } },
      },
    },
    welcome: { meta: { label: '로그인됨' }, tags: ['terminal'] },
    changing: { meta: { label: '비밀번호 변경으로 이동' }, tags: ['terminal'] },
    resetting: { meta: { label: '비밀번호 재설정으로 이동' }, tags: ['terminal'] },
  },
})
