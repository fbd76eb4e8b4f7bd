import { assign, fromPromise, setup } from 'xstate'
import type { ChartTypes } from '../chart/step.codes.ts'
import type { LoginFactor } from './staffLogin.codes.ts'

/** Id and password that are typed. */
export type StaffLoginForm = { readonly loginId: string; readonly password: string }

/** A second factor that is awaited, with the secret of an authenticator that is being set up. */
export type AwaitedFactor = {
  readonly factor: LoginFactor
  readonly ticket: string
  readonly secret: string | null
  readonly uri: string | null
}

/** Outcome of a password. */
export type StaffPasswordOutcome =
  | { readonly kind: 'loggedIn' }
  | { readonly kind: 'factor'; readonly awaited: AwaitedFactor }
  | { readonly kind: 'refused'; readonly text: string }

/** Outcome of a code; `over` begins the login again. */
export type StaffCodeOutcome =
  | { readonly kind: 'loggedIn' }
  | { readonly kind: 'refused'; readonly text: string }
  | { readonly kind: 'over'; readonly text: string }

/** A code with the ticket that it is for. */
export type StaffCodeForm = { readonly ticket: string; readonly code: string }

export type StaffLoginEvent =
  | { readonly type: 'staff.submit'; readonly form: StaffLoginForm; readonly gap: { readonly text: string } | null }
  | { readonly type: 'staff.confirm'; readonly code: string; readonly gap: { readonly text: string } | null }
  | { readonly type: 'staff.restart' }
  | { readonly type: 'xstate.done.actor.logIn'; readonly output: StaffPasswordOutcome }
  | { readonly type: 'xstate.done.actor.confirmCode'; readonly output: StaffCodeOutcome }

export type StaffLoginContext = {
  readonly form: StaffLoginForm
  /** `null` until a right password asks for one. */
  readonly awaited: AwaitedFactor | null
  readonly code: string
  /** Reason why the last try came to nothing; `null` when nothing went wrong. */
  readonly problem: { readonly text: string } | 'API_FAILURE' | null
}

type Tag = 'busy' | 'password' | 'code' | 'terminal'

const types: ChartTypes<StaffLoginContext, StaffLoginEvent, Tag> = {}

/**
 * A login of staff: id and password, then the second factor where one is due. The password is forgotten as soon as the
 * server has answered; a code that came too late begins the login again. The host provides `logIn` and `confirmCode`.
 * Source: market-rules §9.2, decision 123.
 */
export const staffLoginChart = setup({
  types,
  actors: {
    logIn: fromPromise<StaffPasswordOutcome, StaffLoginForm>(() => Promise.reject(new Error('logIn is not provided'))),
    confirmCode: fromPromise<StaffCodeOutcome, StaffCodeForm>(() =>
      Promise.reject(new Error('confirmCode is not provided')),
    ),
  },
  guards: {
    hasGap: ({ event }) => 'gap' in event && event.gap !== null,
    isLoggedIn: ({ event }) => 'output' in event && event.output.kind === 'loggedIn',
    needsFactor: ({ event }) => 'output' in event && event.output.kind === 'factor',
    isOver: ({ event }) => 'output' in event && event.output.kind === 'over',
  },
  actions: {
    keepGap: assign(({ event }) => ('gap' in event ? { problem: event.gap } : {})),
    storeForm: assign(({ event }) => (event.type === 'staff.submit' ? { form: event.form, problem: null } : {})),
    storeCode: assign(({ event }) => (event.type === 'staff.confirm' ? { code: event.code, problem: null } : {})),
    keepFactor: assign(({ event }) =>
      'output' in event && event.output.kind === 'factor' ? { awaited: event.output.awaited } : {},
    ),
    keepProblem: assign(({ event }) =>
      'output' in event && 'text' in event.output ? { problem: { text: event.output.text } } : {},
    ),
    noteFailure: assign({ problem: 'API_FAILURE' }),
    forgetPassword: assign({ form: ({ context }) => ({ ...context.form, password: '' }) }),
    forgetCode: assign({ code: '' }),
    forgetFactor: assign({ awaited: null }),
    forgetProblem: assign({ problem: null }),
  },
}).createMachine({
  id: 'staffLogin',
  meta: { label: '담당자 로그인' },
  context: { form: { loginId: '', password: '' }, awaited: null, code: '', problem: null },
  initial: 'typing',
  states: {
    typing: {
      meta: { label: '아이디와 비밀번호를 입력하는 중' },
      tags: ['password'],
      on: {
        'staff.submit': [
          { target: 'typing', guard: 'hasGap', actions: 'keepGap', meta: { actor: 'seller', action: '빠진 칸 있음' } },
          { target: 'asking', actions: 'storeForm', meta: { actor: 'seller', action: '로그인' } },
        ],
      },
    },
    asking: {
      meta: { label: '비밀번호를 확인하는 중' },
      tags: ['busy', 'password'],
      exit: 'forgetPassword',
      invoke: {
        id: 'logIn',
        src: 'logIn',
        input: ({ context }) => context.form,
        onDone: [
          { target: 'welcome', guard: 'isLoggedIn', meta: { actor: 'system', action: '로그인됨' } },
          {
            target: 'coding',
            guard: 'needsFactor',
            actions: 'keepFactor',
            meta: { actor: 'system', action: '인증번호 필요' },
          },
          { target: 'typing', actions: 'keepProblem', meta: { actor: 'system', action: '거절' } },
        ],
        onError: { target: 'typing', actions: 'noteFailure', meta: { actor: 'system', action: '답이 없음' } },
      },
    },
    coding: {
      meta: { label: '인증번호를 입력하는 중' },
      tags: ['code'],
      on: {
        'staff.confirm': [
          {
            target: 'coding',
            guard: 'hasGap',
            actions: 'keepGap',
            meta: { actor: 'seller', action: '빠진 자리 있음' },
          },
          { target: 'confirming', actions: 'storeCode', meta: { actor: 'seller', action: '확인' } },
        ],
        'staff.restart': {
          target: 'typing',
          actions: ['forgetFactor', 'forgetProblem'],
          meta: { actor: 'seller', action: '처음부터' },
        },
      },
    },
    confirming: {
      meta: { label: '인증번호를 확인하는 중' },
      tags: ['busy', 'code'],
      exit: 'forgetCode',
      invoke: {
        id: 'confirmCode',
        src: 'confirmCode',
        input: ({ context }) => ({ ticket: context.awaited?.ticket ?? '', code: context.code }),
        onDone: [
          { target: 'welcome', guard: 'isLoggedIn', meta: { actor: 'system', action: '로그인됨' } },
          {
            target: 'typing',
            guard: 'isOver',
            actions: ['keepProblem', 'forgetFactor'],
            meta: { actor: 'system', action: '기한 지남' },
          },
          { target: 'coding', actions: 'keepProblem', meta: { actor: 'system', action: '거절' } },
        ],
        onError: { target: 'coding', actions: 'noteFailure', meta: { actor: 'system', action: '답이 없음' } },
      },
    },
    welcome: { meta: { label: '로그인됨' }, tags: ['terminal'] },
  },
})
