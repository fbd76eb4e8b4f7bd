import type { AskedWindow } from '@jangteo/core/payment/paying.chart'
import type {
  GatewayReturn,
  PaymentOutcome,
  RequestOutcome,
} from '@jangteo/core/payment/paying.codes'
import { outcomeOfProgress, outcomeOfRefusal } from '@jangteo/core/payment/payingOutcome.rules'
import { isRefusal, Refusal } from '@jangteo/http/refusal/refusal'
import type { Answers, Calls } from '@jangteo/http/call/calls'
import { fromPromise } from 'xstate'
import { toReceiptInput } from '../checkout/placeOrderInput.ts'

/**
 * Number of times that , and how far apart in milliseconds, the page looks how the payment stands before the buyer
 * decides.
 */
const LOOK_COUNT = 10
const LOOK_INTERVAL_MS = 2_000

type Input = { readonly paymentId: string }

/** Outcome of the payment by a refused call; anything else is an error that the chart answers. */
export function toOutcome(error: unknown): PaymentOutcome {
  if (!(error instanceof Refusal)) throw error
  const isDeclined = isRefusal(error, 'PAYMENT_DECLINED')
  const gatewayCode = isDeclined ? error.data.gatewayCode : ''
  const outcome = outcomeOfRefusal(String(error.code), gatewayCode)
  if (outcome === null) throw error
  return outcome
}

type Completed = {
  readonly ordersIdEncrypt: string
  readonly orderClaimIdEncrypt: string | null
}

function completed(paid: Completed): PaymentOutcome {
  const { ordersIdEncrypt: orderId, orderClaimIdEncrypt: claimId } = paid
  return { kind: 'completed', orderId, claimId }
}

type PaymentPage = Answers['payment']['page']

/** Outcome by the payment's status. */
export function progressOutcome(
  page: Pick<
    PaymentPage,
    'paymentProgressEnum' | 'ordersIdEncrypt' | 'orderClaimIdEncrypt' | 'decline'
  >,
): PaymentOutcome {
  return outcomeOfProgress({
    progress: page.paymentProgressEnum,
    orderId: page.ordersIdEncrypt,
    claimId: page.orderClaimIdEncrypt,
    gatewayCode: page.decline?.gatewayCode ?? '',
  })
}

function waitMs(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}

/** The way the payment stands; nobody is asked for it again. */
async function look(calls: Calls, { paymentId }: Input): Promise<PaymentOutcome> {
  try {
    return progressOutcome(await calls.payment.page.call({ paymentGatewayIdEncrypt: paymentId }))
  } catch (error) {
    return toOutcome(error)
  }
}

async function ask(calls: Calls, asked: Input & GatewayReturn): Promise<PaymentOutcome> {
  const { paymentId: id, gatewayOrderId, paymentKey, amount } = asked
  try {
    return completed(
      await calls.payment.approveData.call({ id, gatewayOrderId, paymentKey, amount }),
    )
  } catch (error) {
    return toOutcome(error)
  }
}

async function lookRepeatedly(
  calls: Calls,
  asked: Input,
  left = LOOK_COUNT,
): Promise<PaymentOutcome> {
  await waitMs(LOOK_INTERVAL_MS)
  const outcome = await look(calls, asked)
  if (outcome.kind !== 'unsettled' || left <= 1) return outcome
  return lookRepeatedly(calls, asked, left - 1)
}

async function openWindow(calls: Calls, asked: AskedWindow): Promise<RequestOutcome> {
  const { paymentId: id, method } = asked
  const change = method === null ? {} : { paymentMethodEnum: method }
  const cashReceipt = toReceiptInput(asked.cashReceipt)
  try {
    const { windowUrl } = await calls.payment.requestData.call({ id, ...change, cashReceipt })
    return { kind: 'opened', windowUrl }
  } catch (error) {
    return toOutcome(error)
  }
}

async function payNothing(calls: Calls, id: string): Promise<PaymentOutcome> {
  try {
    return completed(await calls.payment.approveDataZero.call({ id }))
  } catch (error) {
    return toOutcome(error)
  }
}

/**
 * The actors of the paying chart over the contract's calls. An approval is asked for once; then the page looks how the
 * payment stands.
 */
export function createPayingActors(calls: Calls) {
  return {
    requestPayment: fromPromise<RequestOutcome, AskedWindow>(({ input }) =>
      openWindow(calls, input),
    ),
    approvePayment: fromPromise<PaymentOutcome, Input & GatewayReturn>(({ input }) =>
      ask(calls, input),
    ),
    approveFreePayment: fromPromise<PaymentOutcome, Input>(({ input }) =>
      payNothing(calls, input.paymentId),
    ),
    awaitOutcome: fromPromise<PaymentOutcome, Input>(({ input }) => lookRepeatedly(calls, input)),
  }
}
