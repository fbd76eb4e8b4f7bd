import type { PayingInput, WindowQuery } from '@jangteo/core/payment/paying.chart'
import type { PaymentOutcome, RequestOutcome } from '@jangteo/core/payment/paying.codes'
import { outcomeOfProgress, outcomeOfRefusal } from '@jangteo/core/payment/payingOutcome.rules'
import { isRefusal, Refusal } from '@jangteo/http/refusal/refusal'
import type { Answers, Calls } from '@jangteo/http/call/calls'
import { fromPromise } from 'xstate'
import { toReceiptInput } from '../checkout/placeOrderInput.ts'

/** Refusals of a payment that wants the PIN once more. */
const PIN_REFUSALS = ['PIN_TICKET_REQUIRED', 'PIN_TICKET_INVALID'] as const

type Input = Pick<PayingInput, 'paymentId'>

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

/** Outcome of the payment by its status. */
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

/** Outcome that the payment has now; the gateway is asked for nothing. */
async function look(calls: Calls, { paymentId }: Input): Promise<PaymentOutcome> {
  try {
    return progressOutcome(await calls.payment.page.call({ paymentGatewayIdEncrypt: paymentId }))
  } catch (error) {
    return toOutcome(error)
  }
}

/** Approves what the window returned; a payment that it returned nothing for is looked up. */
async function approve(calls: Calls, { paymentId, arrival }: PayingInput): Promise<PaymentOutcome> {
  if (arrival.kind !== 'returned') return look(calls, { paymentId })
  try {
    const approval = { id: paymentId, ...arrival.returned }
    return completed(await calls.payment.approveData.call(approval))
  } catch (error) {
    return toOutcome(error)
  }
}

async function openWindow(calls: Calls, asked: WindowQuery): Promise<RequestOutcome> {
  const { paymentId: id, method } = asked
  const change = method === null ? {} : { paymentMethodEnum: method }
  const proof = asked.pinTicket === null ? {} : { pinTicket: asked.pinTicket }
  const cashReceipt = toReceiptInput(asked.cashReceipt)
  const input = { id, ...change, ...proof, cashReceipt }
  try {
    const { windowUrl } = await calls.payment.requestData.call(input)
    return { kind: 'opened', windowUrl }
  } catch (error) {
    return PIN_REFUSALS.some((code) => isRefusal(error, code))
      ? { kind: 'pinNeeded' }
      : toOutcome(error)
  }
}

async function payNothing(calls: Calls, id: string): Promise<PaymentOutcome> {
  try {
    return completed(await calls.payment.approveDataZero.call({ id }))
  } catch (error) {
    return toOutcome(error)
  }
}

/** The actors of the paying chart over the contract's calls. */
export function createPayingActors(calls: Calls) {
  return {
    requestPayment: fromPromise<RequestOutcome, WindowQuery>(({ input }) =>
      openWindow(calls, input),
    ),
    approvePayment: fromPromise<PaymentOutcome, PayingInput>(({ input }) => approve(calls, input)),
    approveFreePayment: fromPromise<PaymentOutcome, Input>(({ input }) =>
      payNothing(calls, input.paymentId),
    ),
    lookUpPayment: fromPromise<PaymentOutcome, Input>(({ input }) => look(calls, input)),
  }
}
