import { payingChart } from '@jangteo/core/payment/paying.chart'
import type { AskedWindow, PayingEvent } from '@jangteo/core/payment/paying.chart'
import type {
  GatewayReturn,
  PaymentOutcome,
  RequestOutcome,
} from '@jangteo/core/payment/paying.codes'
import { payingView } from '@jangteo/core/payment/paying.view'
import { createActor, waitFor } from 'xstate'
import type { ChartCoverage } from '../chart/chartCoverage.ts'
import { answeredActor } from '../chart/answeredActor.ts'

type Input = { readonly paymentId: string }

export const RETURNED: GatewayReturn = {
  gatewayOrderId: 'jt_1',
  paymentKey: 'key-1',
  amount: 62_900,
}
export const PLACED: Extract<PayingEvent, { readonly type: 'order.placed' }> = {
  type: 'order.placed',
  paymentId: 'payment-1',
  payableAmount: 62_900,
  method: null,
  cashReceipt: null,
}
export const BACK: PayingEvent = {
  type: 'gateway.returned',
  paymentId: 'payment-1',
  returned: RETURNED,
}
export const OPENED: RequestOutcome = {
  kind: 'opened',
  windowUrl: 'https://gateway.example/window/1',
}

/** The page of a payment whose actors answer when a test lets them. */
export function aPayingPage(inspect: ChartCoverage['inspect']) {
  const request = answeredActor<RequestOutcome, AskedWindow>()
  const approve = answeredActor<PaymentOutcome, Input & GatewayReturn>()
  const approveFree = answeredActor<PaymentOutcome, Input>()
  const awaiting = answeredActor<PaymentOutcome, Input>()
  const window = answeredActor<void, { readonly windowUrl: string }>()
  const machine = payingChart.provide({
    actors: {
      requestPayment: request.logic,
      approvePayment: approve.logic,
      approveFreePayment: approveFree.logic,
      awaitOutcome: awaiting.logic,
      openWindow: window.logic,
    },
  })
  const actor = createActor(machine, { inspect }).start()
  return {
    actor,
    windows: window.questions,
    requests: request.questions,
    approvals: approve.questions,
    freeApprovals: approveFree.questions,
    awaits: awaiting.questions,
    view: () => payingView(actor.getSnapshot()),
    reaches: (state: ReturnType<typeof actor.getSnapshot>['value']) =>
      waitFor(actor, (snapshot) => snapshot.value === state),
  }
}
