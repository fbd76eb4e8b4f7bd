import { assign, fromPromise, setup } from 'xstate'
import type { ProcessTypes } from '../chart/step.codes.ts'
import type { AccountProof } from './accountProof.codes.ts'
import type { PasswordChangeRefusal } from './password.rules.ts'

type Account = {
  readonly loginId: string
  /** `null` while there is none. */
  readonly proof: AccountProof | null
}

/** The account as a draft stored it, and if its page was at the new password. */
export type PasswordResetInput = Account & { readonly isAtPassword: boolean }

/** A new password as it was typed twice. */
export type NewPassword = { readonly password: string; readonly confirmation: string }

/** A reset as it is sent. */
export type PasswordResetQuery = Account & { readonly typed: NewPassword }

/** Reason why the proof opens no account. */
export type ProofRefusal = 'EMAIL_PROOF_INVALID' | 'IDENTITY_UNVERIFIED' | 'PASSWORD_RESET_MISMATCH'

/** Outcome of a reset; `failed` with a text is any other refusal. */
export type PasswordResetOutcome =
  | { readonly kind: 'reset' }
  | { readonly kind: 'unproved'; readonly reason: ProofRefusal }
  | { readonly kind: 'refused'; readonly reason: PasswordChangeRefusal }
  | { readonly kind: 'failed'; readonly text: string }

export type PasswordResetEvent =
  | { readonly type: 'account.proved'; readonly loginId: string; readonly proof: AccountProof }
  | { readonly type: 'buyer.goOn'; readonly loginId: string }
  | { readonly type: 'buyer.goBack' }
  | { readonly type: 'buyer.retype' }
  | ({ readonly type: 'buyer.submit' } & NewPassword)
  | { readonly type: 'buyer.dismiss' }
  | { readonly type: 'xstate.done.actor.resetPassword'; readonly output: PasswordResetOutcome }

export type PasswordResetContext = PasswordResetInput & {
  /** Blank before it is sent, and once it is known what became of it. */
  readonly typed: NewPassword
  readonly reason: ProofRefusal | PasswordChangeRefusal | { readonly text: string } | null
}

type Tag = 'busy' | 'typable' | 'terminal'

const types: ProcessTypes<PasswordResetContext, PasswordResetEvent, Tag, PasswordResetInput> = {}

const BLANK: NewPassword = { password: '', confirmation: '' }

function reasonOf(event: PasswordResetEvent): Partial<PasswordResetContext> {
  if (!('output' in event)) return {}
  const { output } = event
  if (output.kind === 'failed') return { reason: { text: output.text } }
  return output.kind === 'reset' ? {} : { reason: output.reason }
}

/**
 * Somebody setting another password: who they are is proved first, then the password is typed twice and sent. A proof that
 * is no longer valid, or is of another account, leads back to the first step, and one without a login id waits there; a password that is refused is typed again.
 * Nobody knows what became of a reset without an answer, and its proof may be used up: a login with the new password
 * says it. The host provides `resetPassword`. Source: spec §5, market-rules §7, decision 111.
 */
export const passwordResetChart = setup({
  types,
  actors: {
    resetPassword: fromPromise<PasswordResetOutcome, PasswordResetQuery>(() =>
      Promise.reject(new Error('resetPassword is not provided')),
    ),
  },
  delays: { nextTurn: 0 },
  guards: {
    isResumed: ({ context }) => context.isAtPassword && context.proof !== null,
    hasProof: ({ context }) => context.proof !== null,
    hasLoginId: ({ event }) => event.type === 'account.proved' && event.loginId !== '',
    isReset: ({ event }) => 'output' in event && event.output.kind === 'reset',
    isUsedUp: ({ event }) =>
      'output' in event && event.output.kind === 'unproved' && event.output.reason !== 'PASSWORD_RESET_MISMATCH',
    isUnproved: ({ event }) => 'output' in event && event.output.kind === 'unproved',
  },
  actions: {
    keepAccount: assign(({ event }) =>
      event.type === 'account.proved' ? { loginId: event.loginId, proof: event.proof, reason: null } : {},
    ),
    keepLoginId: assign(({ event }) => (event.type === 'buyer.goOn' ? { loginId: event.loginId, reason: null } : {})),
    keepTyped: assign(({ event }) =>
      event.type === 'buyer.submit'
        ? { typed: { password: event.password, confirmation: event.confirmation }, reason: null }
        : {},
    ),
    keepReason: assign(({ event }) => reasonOf(event)),
    forgetTyped: assign({ typed: BLANK }),
    forgetProof: assign({ proof: null }),
    forgetReason: assign({ reason: null }),
  },
}).createMachine({
  id: 'passwordReset',
  meta: { label: '비밀번호 재설정' },
  context: ({ input }) => ({ ...input, typed: BLANK, reason: null }),
  initial: 'arriving',
  states: {
    arriving: {
      meta: { label: '들어옴' },
      tags: ['busy'],
      after: {
        nextTurn: [
          { target: 'typing', guard: 'isResumed', meta: { actor: 'system', action: '이어서 입력' } },
          { target: 'proving', meta: { actor: 'system', action: '처음부터' } },
        ],
      },
    },
    proving: {
      meta: { label: '계정을 확인하는 중' },
      tags: ['typable'],
      on: {
        'account.proved': [
          {
            target: 'typing',
            guard: 'hasLoginId',
            actions: 'keepAccount',
            meta: { actor: 'buyer', action: '인증 마침' },
          },
          { target: 'proving', actions: 'keepAccount', meta: { actor: 'buyer', action: '아이디 없이 인증' } },
        ],
        'buyer.goOn': {
          target: 'typing',
          guard: 'hasProof',
          actions: 'keepLoginId',
          meta: { actor: 'buyer', action: '다음' },
        },
      },
    },
    typing: {
      meta: { label: '새 비밀번호를 입력하는 중' },
      tags: ['typable'],
      on: {
        'buyer.submit': { target: 'resetting', actions: 'keepTyped', meta: { actor: 'buyer', action: '변경' } },
        'buyer.retype': { target: 'typing', actions: 'forgetReason', meta: { actor: 'buyer', action: '다시 입력' } },
        'buyer.goBack': { target: 'proving', actions: 'forgetReason', meta: { actor: 'buyer', action: '이전' } },
      },
    },
    resetting: {
      meta: { label: '비밀번호를 바꾸는 중' },
      tags: ['busy'],
      exit: 'forgetTyped',
      invoke: {
        id: 'resetPassword',
        src: 'resetPassword',
        input: ({ context: { loginId, proof, typed } }) => ({ loginId, proof, typed }),
        onDone: [
          { target: 'reset', guard: 'isReset', actions: 'forgetProof', meta: { actor: 'system', action: '바뀜' } },
          {
            target: 'proving',
            guard: 'isUsedUp',
            actions: ['keepReason', 'forgetProof'],
            meta: { actor: 'system', action: '인증 만료' },
          },
          {
            target: 'proving',
            guard: 'isUnproved',
            actions: 'keepReason',
            meta: { actor: 'system', action: '다른 계정' },
          },
          { target: 'typing', actions: 'keepReason', meta: { actor: 'system', action: '거절' } },
        ],
        onError: { target: 'unanswered', meta: { actor: 'system', action: '답이 없음' } },
      },
    },
    unanswered: {
      meta: { label: '바뀌었는지 모름' },
      on: { 'buyer.dismiss': { target: 'typing', meta: { actor: 'buyer', action: '다시 시도' } } },
    },
    reset: { meta: { label: '바뀜' }, tags: ['terminal'] },
  },
})
