import { assign, fromPromise, setup } from 'xstate'
import type { ProcessTypes } from '../chart/step.codes.ts'
import type { EmailCodeRefusal, EmailCodeSendingRefusal } from './emailCode.rules.ts'
import type { EmailPurpose } from './emailProof.codes.ts'

/** Reason why no code was sent, and why one proves nothing. */
export type EmailSendRefusal = EmailCodeSendingRefusal | 'EMAIL_INVALID' | 'EMAIL_TAKEN'
type Failed = { readonly kind: 'failed'; readonly text: string }

/**
 * Answers to a request for a code, valid until `dueAtMs` (epoch milliseconds), and to a typed code; `failed` with a text
 * is any other refusal.
 */
export type EmailSendAnswer =
  | { readonly kind: 'sent'; readonly dueAtMs: number }
  | { readonly kind: 'refused'; readonly reason: EmailSendRefusal }
  | Failed
export type EmailProveAnswer =
  | { readonly kind: 'proved'; readonly emailProof: string }
  | { readonly kind: 'refused'; readonly reason: EmailCodeRefusal }
  | Failed

type Query = { readonly purpose: EmailPurpose; readonly email: string }

/** Purpose of the proof, the address as it is typed, and the end of the code that is on its way since before a reload. */
export type EmailProofInput = Query & { readonly dueAtMs: number | null }

/** A code as it is compared. */
export type EmailCodeTry = { readonly email: string; readonly code: string }

export type EmailProofEvent =
  | { readonly type: 'buyer.send'; readonly email: string }
  | { readonly type: 'buyer.prove'; readonly code: string }
  | { readonly type: 'buyer.retype' }
  | { readonly type: 'clock.ticked'; readonly nowMs: number }
  | { readonly type: 'xstate.done.actor.sendEmailCode'; readonly output: EmailSendAnswer }
  | { readonly type: 'xstate.done.actor.proveEmail'; readonly output: EmailProveAnswer }

export type EmailProofContext = Query & {
  /** End of the code that is on its way; `null` while none is. */
  readonly dueAtMs: number | null
  readonly code: string
  /** Empty until the address is proved. */
  readonly emailProof: string
  readonly reason: EmailSendRefusal | EmailCodeRefusal | 'API_FAILURE' | { readonly text: string } | null
}

type Tag = 'busy' | 'typable' | 'terminal'

const types: ProcessTypes<EmailProofContext, EmailProofEvent, Tag, EmailProofInput> = {}

function notProvided<Output, Input>(name: string) {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`${name} is not provided`)))
}

function reasonOf(event: EmailProofEvent): Partial<EmailProofContext> {
  if (!('output' in event)) return {}
  const { output } = event
  if (output.kind === 'failed') return { reason: { text: output.text } }
  return output.kind === 'refused' ? { reason: output.reason } : {}
}

/**
 * Somebody proving an e-mail address: a code goes there, and comes back within its three minutes. A code that is late, or
 * was missed too often, can only be sent again; a wrong one can be corrected. What is typed again begins again. The host
 * provides `sendEmailCode` and `proveEmail`. Source: spec §5, market-rules §7, decision 111.
 */
export const emailProofChart = setup({
  types,
  actors: {
    sendEmailCode: notProvided<EmailSendAnswer, Query>('sendEmailCode'),
    proveEmail: notProvided<EmailProveAnswer, EmailCodeTry>('proveEmail'),
  },
  delays: { nextTurn: 0 },
  guards: {
    hasCode: ({ context }) => context.dueAtMs !== null,
    isOver: ({ context, event }) => event.type === 'clock.ticked' && event.nowMs >= (context.dueAtMs ?? event.nowMs),
    isSent: ({ event }) => 'output' in event && event.output.kind === 'sent',
    isProved: ({ event }) => 'output' in event && event.output.kind === 'proved',
    isSpent: ({ event }) =>
      'output' in event && event.output.kind === 'refused' && event.output.reason !== 'EMAIL_CODE_MISMATCH',
  },
  actions: {
    keepEmail: assign(({ event }) =>
      event.type === 'buyer.send' ? { email: event.email, dueAtMs: null, reason: null } : {},
    ),
    keepCode: assign(({ event }) => (event.type === 'buyer.prove' ? { code: event.code, reason: null } : {})),
    keepSent: assign(({ event }) =>
      'output' in event && event.output.kind === 'sent' ? { dueAtMs: event.output.dueAtMs } : {},
    ),
    keepProof: assign(({ event }) =>
      'output' in event && event.output.kind === 'proved' ? { emailProof: event.output.emailProof } : {},
    ),
    keepReason: assign(({ event }) => reasonOf(event)),
    noteLate: assign({ reason: 'EMAIL_CODE_TIMED_OUT' }),
    noteFailure: assign({ reason: 'API_FAILURE' }),
    forgetSent: assign({ dueAtMs: null, reason: null }),
  },
}).createMachine({
  id: 'emailProof',
  meta: { label: '이메일 인증' },
  context: ({ input }) => ({ ...input, code: '', emailProof: '', reason: null }),
  initial: 'arriving',
  states: {
    arriving: {
      meta: { label: '들어옴' },
      tags: ['busy'],
      after: {
        nextTurn: [
          { target: 'waiting', guard: 'hasCode', meta: { actor: 'system', action: '이어서 입력' } },
          { target: 'typing', meta: { actor: 'system', action: '처음부터' } },
        ],
      },
    },
    typing: {
      meta: { label: '이메일을 입력하는 중' },
      tags: ['typable'],
      on: {
        'buyer.send': { target: 'sending', actions: 'keepEmail', meta: { actor: 'buyer', action: '인증번호 받기' } },
        'buyer.retype': { target: 'typing', actions: 'forgetSent', meta: { actor: 'buyer', action: '다시 입력' } },
      },
    },
    sending: {
      meta: { label: '인증번호를 보내는 중' },
      tags: ['busy'],
      invoke: {
        id: 'sendEmailCode',
        src: 'sendEmailCode',
        input: ({ context: { purpose, email } }) => ({ purpose, email }),
        onDone: [
          { target: 'waiting', guard: 'isSent', actions: 'keepSent', meta: { actor: 'system', action: '보냄' } },
          { target: 'typing', actions: 'keepReason', meta: { actor: 'system', action: '거절' } },
        ],
        onError: { target: 'typing', actions: 'noteFailure', meta: { actor: 'system', action: '답이 없음' } },
      },
    },
    waiting: {
      meta: { label: '인증번호를 기다리는 중' },
      on: {
        'clock.ticked': {
          target: 'late',
          guard: 'isOver',
          actions: 'noteLate',
          meta: { actor: 'system', action: '시간 초과' },
        },
        'buyer.prove': { target: 'proving', actions: 'keepCode', meta: { actor: 'buyer', action: '인증번호 확인' } },
        'buyer.send': { target: 'sending', actions: 'keepEmail', meta: { actor: 'buyer', action: '다시 받기' } },
        'buyer.retype': { target: 'typing', actions: 'forgetSent', meta: { actor: 'buyer', action: '이메일 수정' } },
      },
    },
    proving: {
      meta: { label: '인증번호를 확인하는 중' },
      tags: ['busy'],
      invoke: {
        id: 'proveEmail',
        src: 'proveEmail',
        input: ({ context: { email, code } }) => ({ email, code }),
        onDone: [
          { target: 'proved', guard: 'isProved', actions: 'keepProof', meta: { actor: 'system', action: '인증됨' } },
          { target: 'late', guard: 'isSpent', actions: 'keepReason', meta: { actor: 'system', action: '번호 끝남' } },
          { target: 'waiting', actions: 'keepReason', meta: { actor: 'system', action: '거절' } },
        ],
        onError: { target: 'waiting', actions: 'noteFailure', meta: { actor: 'system', action: '답이 없음' } },
      },
    },
    late: {
      meta: { label: '인증번호를 다시 받아야 함' },
      tags: ['typable'],
      on: {
        'buyer.send': { target: 'sending', actions: 'keepEmail', meta: { actor: 'buyer', action: '다시 받기' } },
        'buyer.retype': { target: 'typing', actions: 'forgetSent', meta: { actor: 'buyer', action: '이메일 수정' } },
      },
    },
    proved: { meta: { label: '인증됨' }, tags: ['terminal'] },
  },
})
