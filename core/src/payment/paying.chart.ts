import { assign, fromPromise, setup } from 'xstate'
import type { ChartTypes } from '../chart/step.codes.ts'
import type { Won } from '../money/money.rules.ts'
import type { CashReceiptForm } from './cashReceipt.rules.ts'
import type { GatewayReturn, PaymentOutcome, RequestOutcome } from './paying.codes.ts'
import type { PaymentMethod } from './payment.codes.ts'
import type { PaymentCode } from './payment.messages.ts'

type Query = { readonly paymentId: string }

/** `method` is `null` where the payment's own way to pay stays, `cashReceipt` where what was asked for before does. */
export type AskedWindow = Query & {
  readonly method: PaymentMethod | null
  readonly cashReceipt: CashReceiptForm | null
}
type Answer<Actor extends string, Output> = { readonly type: `xstate.done.actor.${Actor}`; readonly output: Output }

export type PayingEvent =
  | {
      readonly type: 'order.placed'
      readonly paymentId: string
      readonly payableAmount: Won
      readonly method: PaymentMethod | null
      readonly cashReceipt: CashReceiptForm | null
    }
  | { readonly type: 'gateway.returned'; readonly paymentId: string; readonly returned: GatewayReturn }
  | { readonly type: 'gateway.closed'; readonly paymentId: string; readonly reason: PaymentCode }
  | { readonly type: 'payment.missing' }
  | { readonly type: 'buyer.retry' }
  | { readonly type: 'buyer.changeMethod' }
  | { readonly type: 'buyer.keepMethod' }
  | {
      readonly type: 'buyer.chooseMethod'
      readonly method: PaymentMethod
      readonly cashReceipt: CashReceiptForm | null
    }
  | Answer<'requestPayment', RequestOutcome>
  | Answer<'openWindow', void>
  | Answer<'approvePayment' | 'approveFreePayment' | 'awaitOutcome', PaymentOutcome>

export type PayingContext = {
  readonly paymentId: string | null
  /** Way to pay that the buyer chose here; `null` while the order's own way to pay stays. */
  readonly method: PaymentMethod | null
  /** The cash receipt that the buyer asked for here; `null` without one. */
  readonly cashReceipt: CashReceiptForm | null
  readonly returned: GatewayReturn | null
  readonly windowUrl: string | null
  /** Reason why there is no money yet; `null` while nothing went wrong. */
  readonly reason: PaymentCode | null
  /** The order that is paid, or waits for its deposit. */
  readonly orderId: string | null
  /** The claim of it that asked for the money; `null` when the order itself did. */
  readonly claimId: string | null
}

const NOTHING_KNOWN: PayingContext = {
  paymentId: null,
  method: null,
  cashReceipt: null,
  returned: null,
  windowUrl: null,
  reason: null,
  orderId: null,
  claimId: null,
}

type Tag = 'busy' | 'terminal'

const types: ChartTypes<PayingContext, PayingEvent, Tag> = {}

function notProvided<Output, Input = Query>(name: string) {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`${name} is not provided`)))
}

function asked({ paymentId }: PayingContext): Query {
  if (paymentId === null) throw new Error('payment id missing')
  return { paymentId }
}

function askedWindow(context: PayingContext): AskedWindow {
  const { method, cashReceipt } = context
  return { ...asked(context), method, cashReceipt }
}

function opened({ windowUrl }: PayingContext): { readonly windowUrl: string } {
  if (windowUrl === null) throw new Error('window URL missing')
  return { windowUrl }
}

function approval(context: PayingContext): Query & GatewayReturn {
  if (context.returned === null) throw new Error('gateway return missing in state approving')
  return { ...asked(context), ...context.returned }
}

function answerOf(event: PayingEvent): RequestOutcome | null {
  return 'output' in event && event.type !== 'xstate.done.actor.openWindow' ? event.output : null
}

function storedOf(event: PayingEvent): Partial<PayingContext> {
  if (event.type === 'order.placed') {
    const { paymentId, method, cashReceipt } = event
    return { paymentId, method, cashReceipt }
  }
  if (event.type === 'gateway.returned') return { paymentId: event.paymentId, returned: event.returned }
  if (event.type === 'gateway.closed') return { paymentId: event.paymentId, reason: event.reason }
  if (event.type === 'buyer.chooseMethod') return { method: event.method, cashReceipt: event.cashReceipt }
  const output = answerOf(event)
  if (output === null) return {}
  if (output.kind === 'opened') return { windowUrl: output.windowUrl, reason: null }
  if (output.kind === 'completed') {
    return { orderId: output.orderId, claimId: output.claimId, reason: null }
  }
  return output.kind === 'declined' || output.kind === 'ended' ? { reason: output.reason } : {}
}

/**
 * One buyer paying one order: to the gateway's window, back, and to a known outcome. It begins with the placed order,
 * or on the page that the window returns to; the way there leaves the page, so nothing is stored between.
 * An approval that got no answer is asked about. Only the buyer has it asked for again, in case it never arrived: the
 * server answers the second as the first. Coming back without a result, by the browser's
 * back button too, leaves the order payable until it expires: once more the same way, or another way. So does a window
 * that does not open. A payment that is over can only be looked at.
 * The host provides the actors; `openWindow` answers when the page is seen again, and fails when it was never left.
 * Source: spec §7 (payment), domain-rules §4.1, §4.3.
 */
export const payingChart = setup({
  types,
  actors: {
    requestPayment: notProvided<RequestOutcome, AskedWindow>('requestPayment'),
    openWindow: notProvided<void, { readonly windowUrl: string }>('openWindow'),
    approvePayment: notProvided<PaymentOutcome, Query & GatewayReturn>('approvePayment'),
    approveFreePayment: notProvided<PaymentOutcome>('approveFreePayment'),
    awaitOutcome: notProvided<PaymentOutcome>('awaitOutcome'),
  },
  guards: {
    isFree: ({ event }) => event.type === 'order.placed' && event.payableAmount === 0,
    isOpened: ({ event }) => answerOf(event)?.kind === 'opened',
    isCompleted: ({ event }) => answerOf(event)?.kind === 'completed',
    isDeclined: ({ event }) => answerOf(event)?.kind === 'declined',
    isEnded: ({ event }) => answerOf(event)?.kind === 'ended',
    isReturned: ({ context }) => context.returned !== null,
    isExpired: ({ event }) => answerOf(event)?.kind === 'expired',
  },
  actions: {
    keep: assign(({ event }) => storedOf(event)),
    noteFailure: assign({ reason: 'PAYMENT_GATEWAY_FAILED' }),
    noteMissing: assign({ reason: 'PAYMENT_NOT_FOUND' }),
    noteClosed: assign({ reason: 'PAYMENT_WINDOW_CLOSED' }),
  },
}).createMachine({
  id: 'paying',
  meta: { label: '결제 진행' },
  context: NOTHING_KNOWN,
  initial: 'arriving',
  states: {
    arriving: {
      meta: { label: '들어옴' },
      on: {
        'order.placed': [
          { target: 'approvingFree', guard: 'isFree', actions: 'keep', meta: { actor: 'buyer', action: '0원 결제' } },
          { target: 'requesting', actions: 'keep', meta: { actor: 'buyer', action: '결제 시작' } },
        ],
        'gateway.returned': {
          target: 'approving',
          actions: 'keep',
          meta: { actor: 'gateway', action: '결제창에서 돌아옴' },
        },
        'gateway.closed': { target: 'declined', actions: 'keep', meta: { actor: 'gateway', action: '결제창 닫힘' } },
        'payment.missing': { target: 'ended', actions: 'noteMissing', meta: { actor: 'system', action: '결제 없음' } },
      },
    },
    requesting: {
      meta: { label: '결제창 준비 중' },
      tags: ['busy'],
      invoke: {
        id: 'requestPayment',
        src: 'requestPayment',
        input: ({ context }) => askedWindow(context),
        onDone: [
          {
            target: 'leaving',
            guard: 'isOpened',
            actions: 'keep',
            meta: { actor: 'gateway', action: '결제창 준비됨' },
          },
          {
            target: 'completed',
            guard: 'isCompleted',
            actions: 'keep',
            meta: { actor: 'gateway', action: '이미 결제됨' },
          },
          { target: 'declined', guard: 'isDeclined', actions: 'keep', meta: { actor: 'gateway', action: '거절' } },
          { target: 'ended', guard: 'isEnded', actions: 'keep', meta: { actor: 'system', action: '결제할 수 없음' } },
          { target: 'expired', guard: 'isExpired', meta: { actor: 'system', action: '결제 시간 만료' } },
          { target: 'settling', meta: { actor: 'gateway', action: '이미 승인 중' } },
        ],
        onError: { target: 'declined', actions: 'noteFailure', meta: { actor: 'system', action: '답이 없음' } },
      },
    },
    leaving: {
      meta: { label: '결제창으로 이동 중' },
      tags: ['busy'],
      invoke: {
        id: 'openWindow',
        src: 'openWindow',
        input: ({ context }) => opened(context),
        onDone: { target: 'declined', actions: 'noteClosed', meta: { actor: 'buyer', action: '뒤로 가기' } },
        onError: { target: 'declined', actions: 'noteFailure', meta: { actor: 'system', action: '창이 안 열림' } },
      },
    },
    approving: {
      meta: { label: '승인 중' },
      tags: ['busy'],
      invoke: {
        id: 'approvePayment',
        src: 'approvePayment',
        input: ({ context }) => approval(context),
        onDone: [
          { target: 'completed', guard: 'isCompleted', actions: 'keep', meta: { actor: 'gateway', action: '승인' } },
          { target: 'declined', guard: 'isDeclined', actions: 'keep', meta: { actor: 'gateway', action: '거절' } },
          { target: 'ended', guard: 'isEnded', actions: 'keep', meta: { actor: 'system', action: '결제할 수 없음' } },
          { target: 'expired', guard: 'isExpired', meta: { actor: 'system', action: '결제 시간 만료' } },
          { target: 'settling', meta: { actor: 'gateway', action: '아직 모름' } },
        ],
        onError: { target: 'settling', meta: { actor: 'system', action: '답이 없음' } },
      },
    },
    approvingFree: {
      meta: { label: '0원 결제 중' },
      tags: ['busy'],
      invoke: {
        id: 'approveFreePayment',
        src: 'approveFreePayment',
        input: ({ context }) => asked(context),
        onDone: [
          { target: 'completed', guard: 'isCompleted', actions: 'keep', meta: { actor: 'system', action: '승인' } },
          { target: 'ended', guard: 'isEnded', actions: 'keep', meta: { actor: 'system', action: '결제할 수 없음' } },
          { target: 'expired', guard: 'isExpired', meta: { actor: 'system', action: '결제 시간 만료' } },
          { target: 'settling', meta: { actor: 'system', action: '아직 모름' } },
        ],
        onError: { target: 'settling', meta: { actor: 'system', action: '답이 없음' } },
      },
    },
    settling: {
      meta: { label: '결제 결과 확인 중' },
      tags: ['busy'],
      invoke: {
        id: 'awaitOutcome',
        src: 'awaitOutcome',
        input: ({ context }) => asked(context),
        onDone: [
          { target: 'completed', guard: 'isCompleted', actions: 'keep', meta: { actor: 'gateway', action: '승인' } },
          { target: 'declined', guard: 'isDeclined', actions: 'keep', meta: { actor: 'gateway', action: '거절' } },
          { target: 'ended', guard: 'isEnded', actions: 'keep', meta: { actor: 'system', action: '결제할 수 없음' } },
          { target: 'expired', guard: 'isExpired', meta: { actor: 'system', action: '결제 시간 만료' } },
          { target: 'unsettled', meta: { actor: 'gateway', action: '아직 모름' } },
        ],
        onError: { target: 'unsettled', meta: { actor: 'system', action: '답이 없음' } },
      },
    },
    unsettled: {
      meta: { label: '결제 결과 모름' },
      on: {
        'buyer.retry': [
          { target: 'approving', guard: 'isReturned', meta: { actor: 'buyer', action: '다시 승인 요청' } },
          { target: 'settling', meta: { actor: 'buyer', action: '다시 확인' } },
        ],
      },
    },
    declined: {
      meta: { label: '결제되지 않음' },
      on: {
        'buyer.retry': { target: 'requesting', meta: { actor: 'buyer', action: '다시 결제' } },
        'buyer.changeMethod': { target: 'choosing', meta: { actor: 'buyer', action: '결제수단 바꾸기' } },
      },
    },
    choosing: {
      meta: { label: '결제수단 고르는 중' },
      on: {
        'buyer.chooseMethod': {
          target: 'requesting',
          actions: 'keep',
          meta: { actor: 'buyer', action: '고른 결제수단으로 결제' },
        },
        'buyer.keepMethod': { target: 'declined', meta: { actor: 'buyer', action: '그대로 두기' } },
      },
    },
    ended: { meta: { label: '결제할 수 없음' }, tags: ['terminal'] },
    expired: { meta: { label: '결제 시간 지남' }, tags: ['terminal'] },
    completed: { meta: { label: '주문 완료' }, tags: ['terminal'] },
  },
})
