import { assign, fromPromise, setup } from 'xstate'
import type { ProcessTypes } from '../chart/step.codes.ts'
import type { CashReceiptForm } from './cashReceipt.rules.ts'
import type { PaidOrder, PayingArrival, PaymentOutcome, PinProof, RequestOutcome, WayToPay } from './paying.codes.ts'
import type { PaymentMethod } from './payment.codes.ts'
import type { PaymentCode } from './payment.messages.ts'

/** The payment, and the event that brought its buyer to the page. */
export type PayingInput = { readonly paymentId: string; readonly arrival: PayingArrival }

type Query = { readonly paymentId: string }

/** Request for the gateway's window. */
export type WindowQuery = Query & WayToPay & PinProof

type Answer<Actor extends string, Output> = { readonly type: `xstate.done.actor.${Actor}`; readonly output: Output }

export type PayingEvent =
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
  | Answer<'approvePayment' | 'approveFreePayment' | 'lookUpPayment', PaymentOutcome>

export type PayingContext = PayingInput & {
  /** Way to pay that the buyer chose on this page; `null` while the one they came with stays. */
  readonly chosen: WayToPay | null
  /** Address of the gateway's window; empty while there is none. */
  readonly windowUrl: string
  /** Count of looks at the payment since the gateway was last asked. */
  readonly lookCount: number
  /** Reason why there is no money yet; `null` while nothing went wrong. */
  readonly reason: PaymentCode | null
  /** The order that is paid, or waits for its deposit, and the claim that asked for the money; `null` until then. */
  readonly paid: PaidOrder | null
}

type Tag = 'busy' | 'terminal'

const types: ProcessTypes<PayingContext, PayingEvent, Tag, PayingInput> = {}

/** Most polls before the buyer decides how to go on. */
const LOOK_COUNT_MAX = 10

function notProvided<Output, Input = Query>(name: string) {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`${name} is not provided`)))
}

function wayOf({ chosen, arrival }: PayingContext): WayToPay {
  if (chosen !== null) return chosen
  return arrival.kind === 'placed' ? arrival : { method: null, cashReceipt: null }
}

function windowQuery(context: PayingContext): WindowQuery {
  const { paymentId, arrival } = context
  const { method, cashReceipt } = wayOf(context)
  return { paymentId, method, cashReceipt, pinTicket: arrival.kind === 'placed' ? arrival.pinTicket : null }
}

function outcomeOf(event: PayingEvent): RequestOutcome | null {
  return 'output' in event && event.type !== 'xstate.done.actor.openWindow' ? event.output : null
}

/**
 * True while the outcome is unknown: a buyer who returns with a result, or has just ordered, may have a payment on its
 * way.
 */
function isUnderWay({ arrival }: PayingContext, event: PayingEvent): boolean {
  const kind = outcomeOf(event)?.kind
  return kind === 'unsettled' || (kind === 'payable' && arrival.kind !== 'closed')
}

/** True when the attempt ended without money: declined, or its window was left before the gateway was asked. */
function isUnpaid({ arrival }: PayingContext, event: PayingEvent): boolean {
  const kind = outcomeOf(event)?.kind
  return kind === 'declined' || (kind === 'payable' && arrival.kind === 'closed')
}

function storedOf(event: PayingEvent): Partial<PayingContext> {
  if (event.type === 'buyer.chooseMethod') {
    const { method, cashReceipt } = event
    return { chosen: { method, cashReceipt } }
  }
  const outcome = outcomeOf(event)
  if (outcome === null) return {}
  if (outcome.kind === 'opened') return { windowUrl: outcome.windowUrl, reason: null }
  if (outcome.kind === 'completed') {
    const { orderId, claimId } = outcome
    return { paid: { orderId, claimId }, reason: null }
  }
  return outcome.kind === 'declined' || outcome.kind === 'ended' ? { reason: outcome.reason } : {}
}

/**
 * One buyer paying one order: to the gateway's window, back, and to a known outcome. It is born with the placed order,
 * or with what the window returned; the way there leaves the page, so nothing is stored between. It goes on in the next
 * turn of the page, because a page may start a chart, stop it and start it again at once (React's strict mode does).
 * An approval that got no answer is looked up every two seconds, ten times. Only the buyer has it asked for again, in
 * case it never arrived: the server answers the second as the first. Coming back without a result, by the browser's
 * back button or a former address too, is looked up first: only what may still be paid is said to be unpaid. That order
 * stays payable until it expires: once more the same way, or another way. So does one whose window does not open. A payment that is over can only be looked at.
 * Where the server asks for the payment PIN, the page is left for the one that asks for it, and comes to be again.
 * The host provides the actors; `openWindow` answers when the page is seen again. A page that is not left within 15
 * seconds did not get to the window.
 * Source: spec §7 (payment), domain-rules §4.1, §4.3.
 */
export const payingChart = setup({
  types,
  actors: {
    requestPayment: notProvided<RequestOutcome, WindowQuery>('requestPayment'),
    openWindow: notProvided<void, { readonly windowUrl: string }>('openWindow'),
    approvePayment: notProvided<PaymentOutcome, PayingInput>('approvePayment'),
    approveFreePayment: notProvided<PaymentOutcome>('approveFreePayment'),
    lookUpPayment: notProvided<PaymentOutcome>('lookUpPayment'),
  },
  delays: { nextTurn: 0, openTimeout: 15_000, lookInterval: 2_000 },
  guards: {
    isFree: ({ context: { arrival } }) => arrival.kind === 'placed' && arrival.payableAmount === 0,
    isReturned: ({ context: { arrival } }) => arrival.kind === 'returned',
    isClosed: ({ context: { arrival } }) => arrival.kind === 'closed',
    isWorthLooking: ({ context, event }) => context.lookCount < LOOK_COUNT_MAX && isUnderWay(context, event),
    isCompleted: ({ event }) => outcomeOf(event)?.kind === 'completed',
    isDeclined: ({ context, event }) => isUnpaid(context, event),
    isEnded: ({ event }) => outcomeOf(event)?.kind === 'ended',
    isPinNeeded: ({ event }) => outcomeOf(event)?.kind === 'pinNeeded',
  },
  actions: {
    keep: assign(({ event }) => storedOf(event)),
    countLook: assign({ lookCount: ({ context }) => context.lookCount + 1 }),
    forgetLooks: assign({ lookCount: 0 }),
    noteFailure: assign({ reason: 'PAYMENT_GATEWAY_FAILED' }),
    noteArrival: assign(({ context: { arrival } }) => (arrival.kind === 'closed' ? { reason: arrival.reason } : {})),
    noteClosed: assign(({ context }) => ({
      chosen: wayOf(context),
      arrival: { kind: 'closed', reason: 'PAYMENT_WINDOW_CLOSED' } as const,
      reason: 'PAYMENT_WINDOW_CLOSED' as const,
    })),
  },
}).createMachine({
  id: 'paying',
  meta: { label: '결제 진행' },
  context: ({ input }) => ({ ...input, chosen: null, windowUrl: '', lookCount: 0, reason: null, paid: null }),
  initial: 'arriving',
  states: {
    arriving: {
      meta: { label: '들어옴' },
      tags: ['busy'],
      after: {
        nextTurn: [
          { target: 'approvingFree', guard: 'isFree', meta: { actor: 'buyer', action: '0원 결제' } },
          { target: 'approving', guard: 'isReturned', meta: { actor: 'gateway', action: '결제창에서 돌아옴' } },
          {
            target: 'looking',
            guard: 'isClosed',
            actions: 'noteArrival',
            meta: { actor: 'gateway', action: '결제창 닫힘' },
          },
          { target: 'requesting', meta: { actor: 'buyer', action: '결제 시작' } },
        ],
      },
    },
    requesting: {
      meta: { label: '결제창 준비 중' },
      tags: ['busy'],
      invoke: {
        id: 'requestPayment',
        src: 'requestPayment',
        input: ({ context }) => windowQuery(context),
        onDone: [
          { target: 'settling', guard: 'isWorthLooking', meta: { actor: 'gateway', action: '이미 승인 중' } },
          {
            target: 'completed',
            guard: 'isCompleted',
            actions: 'keep',
            meta: { actor: 'gateway', action: '이미 결제됨' },
          },
          { target: 'declined', guard: 'isDeclined', actions: 'keep', meta: { actor: 'gateway', action: '거절' } },
          { target: 'ended', guard: 'isEnded', actions: 'keep', meta: { actor: 'system', action: '결제할 수 없음' } },
          { target: 'askingPin', guard: 'isPinNeeded', meta: { actor: 'system', action: '결제 비밀번호 필요' } },
          { target: 'leaving', actions: 'keep', meta: { actor: 'gateway', action: '결제창 준비됨' } },
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
        input: ({ context: { windowUrl } }) => ({ windowUrl }),
        onDone: { target: 'looking', actions: 'noteClosed', meta: { actor: 'buyer', action: '뒤로 가기' } },
        onError: { target: 'declined', actions: 'noteFailure', meta: { actor: 'system', action: '창이 안 열림' } },
      },
      after: {
        openTimeout: { target: 'declined', actions: 'noteFailure', meta: { actor: 'system', action: '떠나지 못함' } },
      },
    },
    approving: {
      meta: { label: '승인 중' },
      tags: ['busy'],
      invoke: {
        id: 'approvePayment',
        src: 'approvePayment',
        input: ({ context: { paymentId, arrival } }) => ({ paymentId, arrival }),
        onDone: [
          { target: 'completed', guard: 'isCompleted', actions: 'keep', meta: { actor: 'gateway', action: '승인' } },
          { target: 'declined', guard: 'isDeclined', actions: 'keep', meta: { actor: 'gateway', action: '거절' } },
          { target: 'ended', guard: 'isEnded', actions: 'keep', meta: { actor: 'system', action: '결제할 수 없음' } },
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
        input: ({ context: { paymentId } }) => ({ paymentId }),
        onDone: [
          { target: 'completed', guard: 'isCompleted', actions: 'keep', meta: { actor: 'system', action: '승인' } },
          { target: 'ended', guard: 'isEnded', actions: 'keep', meta: { actor: 'system', action: '결제할 수 없음' } },
          { target: 'settling', meta: { actor: 'system', action: '아직 모름' } },
        ],
        onError: { target: 'settling', meta: { actor: 'system', action: '답이 없음' } },
      },
    },
    settling: {
      meta: { label: '결제 결과를 기다리는 중' },
      tags: ['busy'],
      after: { lookInterval: { target: 'looking', meta: { actor: 'system', action: '결과 확인' } } },
    },
    looking: {
      meta: { label: '결제 결과 확인 중' },
      tags: ['busy'],
      entry: 'countLook',
      invoke: {
        id: 'lookUpPayment',
        src: 'lookUpPayment',
        input: ({ context: { paymentId } }) => ({ paymentId }),
        onDone: [
          { target: 'settling', guard: 'isWorthLooking', meta: { actor: 'gateway', action: '아직 모름' } },
          { target: 'completed', guard: 'isCompleted', actions: 'keep', meta: { actor: 'gateway', action: '승인' } },
          { target: 'declined', guard: 'isDeclined', actions: 'keep', meta: { actor: 'gateway', action: '거절' } },
          { target: 'ended', guard: 'isEnded', actions: 'keep', meta: { actor: 'system', action: '결제할 수 없음' } },
          { target: 'unsettled', meta: { actor: 'gateway', action: '끝내 모름' } },
        ],
        onError: { target: 'unsettled', meta: { actor: 'system', action: '답이 없음' } },
      },
    },
    unsettled: {
      meta: { label: '결제 결과 모름' },
      entry: 'forgetLooks',
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
        'buyer.retry': { target: 'requesting', actions: 'forgetLooks', meta: { actor: 'buyer', action: '다시 결제' } },
        'buyer.changeMethod': { target: 'choosing', meta: { actor: 'buyer', action: '결제수단 바꾸기' } },
      },
    },
    choosing: {
      meta: { label: '결제수단 고르는 중' },
      on: {
        'buyer.chooseMethod': {
          target: 'requesting',
          actions: ['keep', 'forgetLooks'],
          meta: { actor: 'buyer', action: '고른 결제수단으로 결제' },
        },
        'buyer.keepMethod': { target: 'declined', meta: { actor: 'buyer', action: '그대로 두기' } },
      },
    },
    askingPin: { meta: { label: '결제 비밀번호를 물으러 감' }, tags: ['terminal'] },
    ended: { meta: { label: '결제할 수 없음' }, tags: ['terminal'] },
    completed: { meta: { label: '주문 완료' }, tags: ['terminal'] },
  },
})
