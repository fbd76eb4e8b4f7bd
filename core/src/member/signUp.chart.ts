import { assign, fromPromise, setup } from 'xstate'
import type { ProcessTypes } from '../chart/step.codes.ts'
import type { TermsKind } from '../terms/terms.codes.ts'
import type { JoiningRefusal } from './joining.rules.ts'
import type { SignUpStep } from './signUp.codes.ts'
import type { ProvedEmail, SignUpDraft, SignUpForm, SignUpViolation } from './signUp.rules.ts'

/** The draft and the step that the page opens with. */
export type SignUpInput = SignUpDraft & { readonly firstStep: SignUpStep }

/** Login id and password as they were typed. */
export type TypedAccount = Pick<SignUpForm, 'loginId' | 'password'>

/** A sign-up as it is sent; a repeat under the same key is the same sign-up. */
export type SignUpQuery = SignUpDraft & { readonly typed: TypedAccount; readonly key: string }

type Violated = { readonly kind: 'violated'; readonly violations: readonly SignUpViolation[] }
type Failed = { readonly kind: 'failed'; readonly text: string }
type Fine = { readonly kind: 'fine' }

/** Answers to the check of an id and to the sign-up; `failed` with a text is any other refusal. */
export type IdAnswer = Fine | Violated | Failed
export type SignUpAnswer =
  | Fine
  | Violated
  | Failed
  | { readonly kind: 'lacksTerms' }
  | { readonly kind: 'unverified'; readonly reason: JoiningRefusal }

export type SignUpEvent =
  | { readonly type: 'buyer.tick'; readonly agreed: readonly TermsKind[] }
  | { readonly type: 'buyer.agree'; readonly isEnough: boolean }
  | { readonly type: 'identity.verified'; readonly verificationId: string }
  | { readonly type: 'buyer.goOn' }
  | { readonly type: 'buyer.goBack' }
  | { readonly type: 'buyer.typeId'; readonly loginId: string }
  | { readonly type: 'buyer.retype'; readonly field: keyof SignUpForm }
  | { readonly type: 'buyer.checkId'; readonly loginId: string; readonly violations: readonly SignUpViolation[] }
  | { readonly type: 'email.proved'; readonly proved: ProvedEmail }
  | { readonly type: 'email.retyped' }
  | {
      readonly type: 'buyer.submit'
      readonly typed: TypedAccount
      readonly key: string
      readonly violations: readonly SignUpViolation[]
    }
  | { readonly type: 'buyer.retry' }
  | { readonly type: 'buyer.dismiss' }
  | { readonly type: 'xstate.done.actor.checkLoginId'; readonly output: IdAnswer }
  | { readonly type: 'xstate.done.actor.signUp'; readonly output: SignUpAnswer }

export type SignUpContext = SignUpInput & {
  /** Login id that was checked last. */
  readonly checkedId: string
  /** Login id that was found available; `null` before, and once another one is typed. */
  readonly freeLoginId: string | null
  /** Blank before it is sent, and once it is known what became of it. */
  readonly typed: TypedAccount
  readonly key: string
  readonly violations: readonly SignUpViolation[]
  readonly reason: JoiningRefusal | 'TERMS_REQUIRED' | 'API_FAILURE' | { readonly text: string } | null
}

type Tag = 'busy' | 'typable' | 'terminal'

const types: ProcessTypes<SignUpContext, SignUpEvent, Tag, SignUpInput> = {}

function notProvided<Output, Input>(name: string) {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`${name} is not provided`)))
}

const BLANK: TypedAccount = { loginId: '', password: '' }

function without(violations: readonly SignUpViolation[], field: keyof SignUpForm) {
  return violations.filter((violation) => violation.field !== field)
}

function askedOf(event: SignUpEvent): Partial<SignUpContext> {
  const fresh = { violations: [], reason: null }
  if (event.type === 'buyer.checkId')
    return { ...fresh, loginId: event.loginId, checkedId: event.loginId, freeLoginId: null }
  if (event.type !== 'buyer.submit') return {}
  return { ...fresh, loginId: event.typed.loginId, typed: event.typed, key: event.key }
}

function refusedOf(event: SignUpEvent): Partial<SignUpContext> {
  if (!('output' in event)) return 'violations' in event ? { violations: event.violations } : {}
  const { output } = event
  if (output.kind === 'failed') return { reason: { text: output.text } }
  if (output.kind === 'lacksTerms') return { reason: 'TERMS_REQUIRED' }
  if (output.kind === 'unverified') return { verificationId: null, reason: output.reason }
  if (output.kind === 'fine') return {}
  const { violations } = output
  const isUnproved = violations.some(({ field }) => field === 'email')
  return isUnproved ? { violations, proved: null } : { violations }
}

/**
 * Somebody becoming a member: terms, identity, account. The id is checked and the e-mail address proved before the
 * form is sent; `checkSignUp` judges it by what was found here, and what is typed again is neither. The server's word
 * counts: a person who may not join goes back to the identity, a wrong field is typed again. A sign-up without an answer
 * may have arrived: it is sent again as it was, under its key. The password is forgotten once it is known what became
 * of it. The host provides `checkLoginId` and `signUp`. Source: spec §5, market-rules §7, decision 114.
 */
export const signUpChart = setup({
  types,
  actors: {
    checkLoginId: notProvided<IdAnswer, { readonly loginId: string }>('checkLoginId'),
    signUp: notProvided<SignUpAnswer, SignUpQuery>('signUp'),
  },
  delays: { nextTurn: 0 },
  guards: {
    isAtAccount: ({ context }) => context.firstStep === 'account',
    isAtIdentity: ({ context }) => context.firstStep === 'identity',
    isEnough: ({ event }) => event.type === 'buyer.agree' && event.isEnough,
    hasVerification: ({ context }) => context.verificationId !== null,
    hasViolations: ({ event }) => 'violations' in event && event.violations.length > 0,
    isFine: ({ event }) => 'output' in event && event.output.kind === 'fine',
    isUnverified: ({ event }) => 'output' in event && event.output.kind === 'unverified',
    lacksTerms: ({ event }) => 'output' in event && event.output.kind === 'lacksTerms',
  },
  actions: {
    keepAgreed: assign(({ event }) => (event.type === 'buyer.tick' ? { agreed: event.agreed, reason: null } : {})),
    noteTerms: assign({ reason: 'TERMS_REQUIRED' }),
    keepVerification: assign(({ event }) =>
      event.type === 'identity.verified' ? { verificationId: event.verificationId, reason: null } : {},
    ),
    keepId: assign(({ context, event }) =>
      event.type === 'buyer.typeId'
        ? { loginId: event.loginId, freeLoginId: null, violations: without(context.violations, 'loginId') }
        : {},
    ),
    forgetProblem: assign(({ context, event }) =>
      event.type === 'buyer.retype' ? { violations: without(context.violations, event.field), reason: null } : {},
    ),
    keepProved: assign(({ context, event }) =>
      event.type === 'email.proved' ? { proved: event.proved, violations: without(context.violations, 'email') } : {},
    ),
    forgetProved: assign({ proved: null }),
    keepAsked: assign(({ event }) => askedOf(event)),
    keepFreeId: assign({ freeLoginId: ({ context }) => context.checkedId }),
    keepRefused: assign(({ event }) => refusedOf(event)),
    noteFailure: assign({ reason: 'API_FAILURE' }),
    forgetReason: assign({ reason: null }),
    forgetTyped: assign({ typed: BLANK }),
  },
}).createMachine({
  id: 'signUp',
  meta: { label: '회원 가입' },
  context: ({ input }) => ({
    ...input,
    checkedId: '',
    freeLoginId: null,
    typed: BLANK,
    key: '',
    violations: [],
    reason: null,
  }),
  initial: 'arriving',
  states: {
    arriving: {
      meta: { label: '들어옴' },
      tags: ['busy'],
      after: {
        nextTurn: [
          { target: 'typing', guard: 'isAtAccount', meta: { actor: 'system', action: '이어서 입력' } },
          { target: 'identifying', guard: 'isAtIdentity', meta: { actor: 'system', action: '이어서 본인인증' } },
          { target: 'agreeing', meta: { actor: 'system', action: '처음부터' } },
        ],
      },
    },
    agreeing: {
      meta: { label: '약관을 읽는 중' },
      on: {
        'buyer.agree': [
          {
            target: 'identifying',
            guard: 'isEnough',
            actions: 'forgetReason',
            meta: { actor: 'buyer', action: '약관 동의' },
          },
          {
            target: 'agreeing',
            actions: 'noteTerms',
            meta: { actor: 'buyer', action: '필수 약관 빠짐' },
          },
        ],
        'buyer.tick': { target: 'agreeing', actions: 'keepAgreed', meta: { actor: 'buyer', action: '약관 고름' } },
      },
    },
    identifying: {
      meta: { label: '본인인증하는 중' },
      on: {
        'identity.verified': {
          target: 'typing',
          actions: 'keepVerification',
          meta: { actor: 'buyer', action: '인증 마침' },
        },
        'buyer.goOn': { target: 'typing', guard: 'hasVerification', meta: { actor: 'buyer', action: '다음' } },
        'buyer.goBack': { target: 'agreeing', actions: 'forgetReason', meta: { actor: 'buyer', action: '이전' } },
      },
    },
    typing: {
      meta: { label: '계정을 입력하는 중' },
      tags: ['typable'],
      on: {
        'buyer.typeId': { target: 'typing', actions: 'keepId', meta: { actor: 'buyer', action: '아이디 입력' } },
        'buyer.retype': { target: 'typing', actions: 'forgetProblem', meta: { actor: 'buyer', action: '다시 입력' } },
        'email.proved': { target: 'typing', actions: 'keepProved', meta: { actor: 'buyer', action: '이메일 인증' } },
        'email.retyped': { target: 'typing', actions: 'forgetProved', meta: { actor: 'buyer', action: '이메일 변경' } },
        'buyer.goBack': { target: 'identifying', actions: 'forgetReason', meta: { actor: 'buyer', action: '이전' } },
        'buyer.checkId': [
          {
            target: 'typing',
            guard: 'hasViolations',
            actions: 'keepRefused',
            meta: { actor: 'buyer', action: '쓸 수 없는 글자' },
          },
          { target: 'checkingId', actions: 'keepAsked', meta: { actor: 'buyer', action: '중복확인' } },
        ],
        'buyer.submit': [
          {
            target: 'typing',
            guard: 'hasViolations',
            actions: 'keepRefused',
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
        input: ({ context }) => ({ loginId: context.checkedId }),
        onDone: [
          { target: 'typing', guard: 'isFine', actions: 'keepFreeId', meta: { actor: 'system', action: '쓸 수 있음' } },
          { target: 'typing', actions: 'keepRefused', meta: { actor: 'system', action: '쓸 수 없음' } },
        ],
        onError: { target: 'typing', actions: 'noteFailure', meta: { actor: 'system', action: '답이 없음' } },
      },
      on: {
        'buyer.typeId': { actions: 'keepId', meta: { actor: 'buyer', action: '아이디 입력' } },
        'email.proved': { actions: 'keepProved', meta: { actor: 'buyer', action: '이메일 인증' } },
      },
    },
    joining: {
      meta: { label: '가입하는 중' },
      tags: ['busy'],
      invoke: {
        id: 'signUp',
        src: 'signUp',
        input: ({ context: { agreed, verificationId, loginId, proved, typed, key } }) => ({
          agreed,
          verificationId,
          loginId,
          proved,
          typed,
          key,
        }),
        onDone: [
          { target: 'joined', guard: 'isFine', actions: 'forgetTyped', meta: { actor: 'system', action: '가입됨' } },
          {
            target: 'identifying',
            guard: 'isUnverified',
            actions: ['forgetTyped', 'keepRefused'],
            meta: { actor: 'system', action: '가입할 수 없는 사람' },
          },
          {
            target: 'agreeing',
            guard: 'lacksTerms',
            actions: ['forgetTyped', 'keepRefused'],
            meta: { actor: 'system', action: '약관 빠짐' },
          },
          { target: 'typing', actions: ['forgetTyped', 'keepRefused'], meta: { actor: 'system', action: '거절' } },
        ],
        onError: { target: 'unanswered', meta: { actor: 'system', action: '답이 없음' } },
      },
    },
    unanswered: {
      meta: { label: '가입됐는지 모름' },
      on: {
        'buyer.retry': { target: 'joining', meta: { actor: 'buyer', action: '같은 가입 다시 보내기' } },
        'buyer.dismiss': { target: 'typing', actions: 'forgetTyped', meta: { actor: 'buyer', action: '닫기' } },
      },
    },
    joined: { meta: { label: '가입됨' }, tags: ['terminal'] },
  },
})
