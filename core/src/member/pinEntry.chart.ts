import { assign, fromPromise, setup } from 'xstate'
import type { ProcessTypes } from '../chart/step.codes.ts'
import type { PinMode } from './pin/pin.codes.ts'
import type { PinFailures } from './pin/pin.messages.ts'

/** Mode in which the page asks for a PIN. */
export type PinEntryInput = { readonly mode: PinMode }

/** A PIN that is sent to be set, verified or set again. */
export type PinSubmission = PinEntryInput & { readonly pin: string }

/** Answer to a sent PIN; `refused` is any other refusal, with its text. */
export type PinOutcome =
  | { readonly kind: 'accepted'; readonly pinTicket: string }
  | { readonly kind: 'weak' }
  | ({ readonly kind: 'mismatch' } & PinFailures)
  | { readonly kind: 'locked' }
  | { readonly kind: 'refused'; readonly text: string }

/** Reason why the last entry came to nothing. */
export type PinReason =
  | Exclude<PinOutcome, { readonly kind: 'accepted' }>
  | { readonly kind: 'different' }
  | { readonly kind: 'unanswered' }

export type PinEntryEvent =
  | {
      readonly type: 'buyer.press'
      readonly digit: string
      /** The entry has six digits with this one. */
      readonly isFull: boolean
      /** It has, and they are refused as a new PIN. */
      readonly isWeak: boolean
    }
  | { readonly type: 'buyer.erase' }
  | { readonly type: 'buyer.restart' }
  | { readonly type: 'xstate.done.actor.sendPin'; readonly output: PinOutcome }

export type PinEntryContext = PinEntryInput & {
  /** Digits of the entry so far. */
  readonly typed: string
  /** The new PIN that is typed once more; empty while there is none. */
  readonly first: string
  /** Reason why the last entry came to nothing; `null` when nothing went wrong. */
  readonly reason: PinReason | null
  /** Ticket of the accepted PIN; `null` until then. */
  readonly pinTicket: string | null
}

type Tag = 'busy' | 'typable' | 'terminal'

const types: ProcessTypes<PinEntryContext, PinEntryEvent, Tag, PinEntryInput> = {}

function typedWith(typed: string, event: PinEntryEvent): string {
  return event.type === 'buyer.press' ? typed + event.digit : typed
}

/**
 * Entry of a payment PIN on a keypad. An entry is complete with its sixth digit: a PIN to verify is sent at once, a new
 * one is typed twice. Digits are forgotten as soon as the server has answered. The fifth wrong one in a row locks the
 * PIN, and nothing is typed any more. The host provides `sendPin`. Source: market-rules §7, decision 119.
 */
export const pinEntryChart = setup({
  types,
  actors: {
    sendPin: fromPromise<PinOutcome, PinSubmission>(() => Promise.reject(new Error('sendPin is not provided'))),
  },
  guards: {
    isPartial: ({ event }) => event.type === 'buyer.press' && !event.isFull,
    isWeak: ({ event }) => event.type === 'buyer.press' && event.isWeak,
    isVerified: ({ context }) => context.mode === 'verify',
    isDifferent: ({ context, event }) => typedWith(context.typed, event) !== context.first,
    isAccepted: ({ event }) => 'output' in event && event.output.kind === 'accepted',
    isLocked: ({ event }) => 'output' in event && event.output.kind === 'locked',
  },
  actions: {
    addDigit: assign(({ context, event }) => ({ typed: typedWith(context.typed, event), reason: null })),
    removeDigit: assign(({ context }) => ({ typed: context.typed.slice(0, -1) })),
    keepFirst: assign(({ context, event }) => ({ first: typedWith(context.typed, event), typed: '', reason: null })),
    forgetDigits: assign({ typed: '', first: '' }),
    forgetReason: assign({ reason: null }),
    noteWeak: assign({ reason: { kind: 'weak' as const } }),
    noteDifferent: assign({ reason: { kind: 'different' as const } }),
    noteFailure: assign({ reason: { kind: 'unanswered' as const } }),
    noteOutcome: assign(({ event }) => {
      if (!('output' in event)) return {}
      return event.output.kind === 'accepted'
        ? { pinTicket: event.output.pinTicket, reason: null }
        : { reason: event.output }
    }),
  },
}).createMachine({
  id: 'pinEntry',
  meta: { label: '결제 비밀번호 입력' },
  context: ({ input }) => ({ ...input, typed: '', first: '', reason: null, pinTicket: null }),
  initial: 'typing',
  states: {
    typing: {
      meta: { label: '입력하는 중' },
      tags: ['typable'],
      on: {
        'buyer.press': [
          { target: 'typing', guard: 'isPartial', actions: 'addDigit', meta: { actor: 'buyer', action: '숫자 입력' } },
          {
            target: 'typing',
            guard: 'isWeak',
            actions: ['forgetDigits', 'noteWeak'],
            meta: { actor: 'buyer', action: '쉬운 번호 입력' },
          },
          { target: 'sending', guard: 'isVerified', actions: 'addDigit', meta: { actor: 'buyer', action: '다 입력' } },
          { target: 'repeating', actions: 'keepFirst', meta: { actor: 'buyer', action: '새 번호 입력' } },
        ],
        'buyer.erase': { target: 'typing', actions: 'removeDigit', meta: { actor: 'buyer', action: '지우기' } },
      },
    },
    repeating: {
      meta: { label: '한 번 더 입력하는 중' },
      tags: ['typable'],
      on: {
        'buyer.press': [
          {
            target: 'repeating',
            guard: 'isPartial',
            actions: 'addDigit',
            meta: { actor: 'buyer', action: '숫자 입력' },
          },
          {
            target: 'typing',
            guard: 'isDifferent',
            actions: ['forgetDigits', 'noteDifferent'],
            meta: { actor: 'buyer', action: '다른 번호 입력' },
          },
          { target: 'sending', actions: 'addDigit', meta: { actor: 'buyer', action: '같은 번호 입력' } },
        ],
        'buyer.erase': { target: 'repeating', actions: 'removeDigit', meta: { actor: 'buyer', action: '지우기' } },
        'buyer.restart': {
          target: 'typing',
          actions: ['forgetDigits', 'forgetReason'],
          meta: { actor: 'buyer', action: '처음부터 입력' },
        },
      },
    },
    sending: {
      meta: { label: '확인하는 중' },
      tags: ['busy'],
      exit: 'forgetDigits',
      invoke: {
        id: 'sendPin',
        src: 'sendPin',
        input: ({ context: { mode, typed: pin } }) => ({ mode, pin }),
        onDone: [
          {
            target: 'accepted',
            guard: 'isAccepted',
            actions: 'noteOutcome',
            meta: { actor: 'system', action: '맞음' },
          },
          { target: 'locked', guard: 'isLocked', actions: 'noteOutcome', meta: { actor: 'system', action: '잠김' } },
          { target: 'typing', actions: 'noteOutcome', meta: { actor: 'system', action: '거절' } },
        ],
        onError: { target: 'typing', actions: 'noteFailure', meta: { actor: 'system', action: '답이 없음' } },
      },
    },
    locked: { meta: { label: '잠김' }, tags: ['terminal'] },
    accepted: { meta: { label: '확인됨' }, tags: ['terminal'] },
  },
})
