import { payingChart } from '@jangteo/core/payment/paying.chart'
import type { PayingInput, WindowQuery } from '@jangteo/core/payment/paying.chart'
import type {
  GatewayReturn,
  PaymentOutcome,
  RequestOutcome,
} from '@jangteo/core/payment/paying.codes'
import { payingView } from '@jangteo/core/payment/paying.view'
import { SimulatedClock, createActor, waitFor } from 'xstate'
import type { ChartCoverage } from '../chart/chartCoverage.ts'
import { answeredActor } from '../chart/answeredActor.ts'

type Query = { readonly paymentId: string }

export const RETURNED: GatewayReturn = {
  gatewayOrderId: 'jt_1',
  paymentKey: 'key-1',
  amount: 62_900,
}
export const PLACED: PayingInput = {
  paymentId: 'payment-1',
  arrival: {
    kind: 'placed',
    payableAmount: 62_900,
    method: null,
    cashReceipt: null,
    pinTicket: null,
  },
}
export const BACK: PayingInput = {
  paymentId: 'payment-1',
  arrival: { kind: 'returned', returned: RETURNED },
}
export const OPENED: RequestOutcome = {
  kind: 'opened',
  windowUrl: 'https://gateway.example/window/1',
}

/** Time between two looks at a payment, in milliseconds. */
export const LOOK_INTERVAL_MS = 2_000
const LOOK_COUNT_MAX = 10

/** The page of a payment, which has begun; its actors answer, and its time passes, when a test lets them. */
export function aPayingPage(input: PayingInput, inspect?: ChartCoverage['inspect']) {
  const request = answeredActor<RequestOutcome, WindowQuery>()
  const approve = answeredActor<PaymentOutcome, PayingInput>()
  const approveFree = answeredActor<PaymentOutcome, Query>()
  const look = answeredActor<PaymentOutcome, Query>()
  const window = answeredActor<void, { readonly windowUrl: string }>()
  const machine = payingChart.provide({
    actors: {
      requestPayment: request.logic,
      approvePayment: approve.logic,
      approveFreePayment: approveFree.logic,
      lookUpPayment: look.logic,
      openWindow: window.logic,
    },
  })
  const clock = new SimulatedClock()
  const actor = createActor(machine, {
    clock,
    input,
    ...(inspect === undefined ? {} : { inspect }),
  }).start()
  clock.increment(0)
  const reaches = (state: ReturnType<typeof actor.getSnapshot>['value']) =>
    waitFor(actor, (snapshot) => snapshot.value === state)
  const looksOnce = async () => {
    await reaches('settling')
    clock.increment(LOOK_INTERVAL_MS)
  }
  return {
    actor,
    windows: window.questions,
    requests: request.questions,
    approvals: approve.questions,
    freeApprovals: approveFree.questions,
    looks: look.questions,
    view: () => payingView(actor.getSnapshot(), actor),
    /** Lets time pass, in milliseconds. */
    pass: (ms: number) => clock.increment(ms),
    reaches,
    looksOnce,
    /** Looks as often as the chart does before it asks the buyer. */
    looksInVain: async () => {
      for (const count of Array.from({ length: LOOK_COUNT_MAX }, (_, index) => index)) {
        await looksOnce()
        look.questions[count]?.answer({ kind: 'unsettled' })
      }
      await reaches('unsettled')
    },
  }
}
