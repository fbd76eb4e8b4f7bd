import { assign, fromPromise, setup } from 'xstate'
import type { ChartTypes } from '../chart/step.codes.ts'
import type { EmailCodeRefusal } from './emailCode.rules.ts'
import type { SignUpForm, SignUpViolation } from './signUp.rules.ts'

/** Reason why an id or an e-mail is not available. */
export type TakenCode = 'LOGIN_ID_TAKEN' | 'EMAIL_TAKEN'

/** A sent code, and when, in epoch milliseconds. */
export type SentCode = { readonly kind: 'sent'; readonly sentAtMs: number }
type Taken = { readonly kind: 'refused'; readonly reason: TakenCode }
type Fine = { readonly kind: 'fine' }
type CodeRefused = { readonly kind: 'refused'; readonly reason: EmailCodeRefusal }
type Violated = { readonly kind: 'violated'; readonly violations: readonly SignUpViolation[] }

/** Answers of the server to the id, the e-mail, its code and the whole form. */
export type IdAnswer = Fine | Taken
export type SendAnswer = SentCode | Taken
export type CodeAnswer = Fine | CodeRefused
export type SignUpAnswer = Fine | Violated

/** A sign-up as it is sent; a repeat under the same key is the same sign-up. */
export type AskedSignUp = { readonly form: SignUpForm; readonly key: string }

type Answer<Actor extends string, Output> = { readonly type: `xstate.done.actor.${Actor}`; readonly output: Output }

export type SignUpEvent =
  | { readonly type: 'buyer.checkId'; readonly loginId: string }
  | { readonly type: 'buyer.sendCode'; readonly email: string }
  | { readonly type: 'buyer.proveCode'; readonly code: string }
  | { readonly type: 'buyer.retype'; readonly field: 'loginId' | 'email' }
  | {
      readonly type: 'buyer.submit'
      readonly form: SignUpForm
      readonly key: string
      readonly violations: readonly SignUpViolation[]
    }
  | { readonly type: 'buyer.retry' }
  | { readonly type: 'buyer.dismiss' }
  | Answer<'checkLoginId', IdAnswer>
  | Answer<'sendCode', SendAnswer>
  | Answer<'proveCode', CodeAnswer>
  | Answer<'signUp', SignUpAnswer>

export type SignUpContext = {
  readonly loginId: string
  readonly email: string
  readonly code: string
  /** Facts for `checkSignUp`. */
  readonly freeLoginId: string | null
  readonly provedEmail: string | null
  /** When the last code was sent; `null` while none is on its way. */
  readonly sentAtMs: number | null
  /** The form that was sent; blank before, and once it is known what became of it. */
  readonly form: SignUpForm
  /** The idempotency key of the form. */
  readonly key: string
  readonly violations: readonly SignUpViolation[]
  readonly reason: TakenCode | EmailCodeRefusal | 'API_FAILURE' | null
}

type Tag = 'busy' | 'typable' | 'terminal'

const types: ChartTypes<SignUpContext, SignUpEvent, Tag> = {}

function notProvided<Output, Input>(name: string) {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`${name} is not provided`)))
}

const BLANK: SignUpForm = {
  loginId: '',
  password: '',
  confirmation: '',
  name: '',
  birthday: '',
  mobile: '',
  email: '',
  agreed: [],
}

function askedOf(event: SignUpEvent): Partial<SignUpContext> {
  if (event.type === 'buyer.checkId') return { loginId: event.loginId, freeLoginId: null, reason: null }
  if (event.type === 'buyer.sendCode') return { email: event.email, provedEmail: null, sentAtMs: null, reason: null }
  if (event.type === 'buyer.proveCode') return { code: event.code, reason: null }
  return event.type === 'buyer.submit' ? { form: event.form, key: event.key, violations: [], reason: null } : {}
}

function forgottenOf(event: SignUpEvent): Partial<SignUpContext> {
  if (event.type !== 'buyer.retype') return {}
  return event.field === 'loginId'
    ? { freeLoginId: null, reason: null }
    : { provedEmail: null, sentAtMs: null, reason: null }
}

/**
 * Somebody becoming a member: the id is checked, a code goes to the e-mail address and comes back, then the form is
 * sent. `checkSignUp` judges the form by what was found free and proved here; what is typed again is neither. The
 * server's word counts. A sign-up without an answer may have arrived: it is sent again as it was, under its key. The
 * password is forgotten once it is known what became of it. The host provides the actors. Source: spec §5, domain-rules
 * A37, decision 024.
 */
export const signUpChart = setup({
  types,
  actors: {
    checkLoginId: notProvided<IdAnswer, { readonly loginId: string }>('checkLoginId'),
    sendCode: notProvided<SendAnswer, { readonly email: string }>('sendCode'),
    proveCode: notProvided<CodeAnswer, { readonly email: string; readonly code: string }>('proveCode'),
    signUp: notProvided<SignUpAnswer, AskedSignUp>('signUp'),
  },
  guards: {
    isFine: ({ event }) => 'output' in event && event.output.kind === 'fine',
    isSent: ({ event }) => 'output' in event && event.output.kind === 'sent',
    hasCode: ({ context }) => context.sentAtMs !== null,
    hasViolations: ({ event }) => event.type === 'buyer.submit' && event.violations.length > 0,
  },
  actions: {
    keepAsked: assign(({ event }) => askedOf(event)),
    forgetField: assign(({ event }) => forgottenOf(event)),
    keepFreeId: assign({ freeLoginId: ({ context }) => context.loginId }),
    keepProvedEmail: assign({ provedEmail: ({ context }) => context.email, sentAtMs: null }),
    keepSent: assign(({ event }) =>
      'output' in event && event.output.kind === 'sent' ? { sentAtMs: event.output.sentAtMs } : {},
    ),
    keepReason: assign(({ event }) =>
      'output' in event && event.output.kind === 'refused' ? { reason: event.output.reason } : {},
    ),
    keepViolations: assign(({ event }) => {
      if (event.type === 'buyer.submit') return { violations: event.violations }
      return 'output' in event && event.output.kind === 'violated' ? { violations: event.output.violations } : {}
    }),
    noteFailure: assign({ reason: 'API_FAILURE' }),
    forgetForm: assign({ form: BLANK, reason: null }),
  },
}).createMachine({
  id: 'signUp',
  meta: { label: '회원 가입' },
  context: {
    loginId: '',
    email: '',
    code: '',
    freeLoginId: null,
    provedEmail: null,
    sentAtMs: null,
    form: BLANK,
    key: '',
    violations: [],
    reason: null,
  },
  initial: 'typing',
  states: {
    typing: {
      meta: { label: '입력하는 중' },
      tags: ['typable'],
      on: {
        'buyer.retype': { target: 'typing', actions: 'forgetField', meta: { actor: 'buyer', action: '다시 입력' } },
        'buyer.checkId': { target: 'checkingId', actions: 'keepAsked', meta: { actor: 'buyer', action: '중복확인' } },
        'buyer.sendCode': {
          target: 'sendingCode',
          actions: 'keepAsked',
          meta: { actor: 'buyer', action: '인증번호 받기' },
        },
        'buyer.proveCode': {
          target: 'provingCode',
          guard: 'hasCode',
          actions: 'keepAsked',
          meta: { actor: 'buyer', action: '인증번호 확인' },
        },
        'buyer.submit': [
          {
            target: 'typing',
            guard: 'hasViolations',
            actions: 'keepViolations',
            meta: { actor: 'buyer', action: '고칠 것 있음' },
          },
          { target: 'joining', actions: 'keepAsked', meta: { actor: 'buyer', action: '가입' } },
        ],
      },
    },
    checkingId: {
      meta: { label: '아이디를 확인하는 중' },
      tags: ['busy'],
      invoke: {
        id: 'checkLoginId',
        src: 'checkLoginId',
        input: ({ context }) => ({ loginId: context.loginId }),
        onDone: [
          { target: 'typing', guard: 'isFine', actions: 'keepFreeId', meta: { actor: 'system', action: '쓸 수 있음' } },
          { target: 'typing', actions: 'keepReason', meta: { actor: 'system', action: '이미 있음' } },
        ],
        onError: { target: 'typing', actions: 'noteFailure', meta: { actor: 'system', action: '답이 없음' } },
      },
    },
    sendingCode: {
      meta: { label: '인증번호를 보내는 중' },
      tags: ['busy'],
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context }) => ({ email: context.email }),
        onDone: [
          { target: 'typing', guard: 'isSent', actions: 'keepSent', meta: { actor: 'system', action: '보냄' } },
          { target: 'typing', actions: 'keepReason', meta: { actor: 'system', action: '이미 있음' } },
        ],
        onError: { target: 'typing', actions: 'noteFailure', meta: { actor: 'system', action: '답이 없음' } },
      },
    },
    provingCode: {
      meta: { label: '인증번호를 확인하는 중' },
      tags: ['busy'],
      invoke: {
        id: 'proveCode',
        src: 'proveCode',
        input: ({ context }) => ({ email: context.email, code: context.code }),
        onDone: [
          {
            target: 'typing',
            guard: 'isFine',
            actions: 'keepProvedEmail',
            meta: { actor: 'system', action: '인증됨' },
          },
          { target: 'typing', actions: 'keepReason', meta: { actor: 'system', action: '거절' } },
        ],
        onError: { target: 'typing', actions: 'noteFailure', meta: { actor: 'system', action: '답이 없음' } },
      },
    },
    joining: {
      meta: { label: '가입하는 중' },
      tags: ['busy'],
      invoke: {
        id: 'signUp',
        src: 'signUp',
        input: ({ context: { form, key } }) => ({ form, key }),
        onDone: [
          { target: 'joined', guard: 'isFine', actions: 'forgetForm', meta: { actor: 'system', action: '가입됨' } },
          {
            target: 'typing',
            actions: ['forgetForm', 'keepViolations'],
            meta: { actor: 'system', action: '거절' },
          },
        ],
        onError: { target: 'unanswered', meta: { actor: 'system', action: '답이 없음' } },
      },
    },
    unanswered: {
      meta: { label: '가입됐는지 모름' },
      on: {
        'buyer.retry': { target: 'joining', meta: { actor: 'buyer', action: '같은 가입 다시 보내기' } },
        'buyer.dismiss': { target: 'typing', actions: 'forgetForm', meta: { actor: 'buyer', action: '닫기' } },
      },
    },
    joined: { meta: { label: '가입됨' }, tags: ['terminal'] },
  },
})
