import { readQuery } from '@jangteo/core/navigation/query.rules'
import { declineReasonOf } from '@jangteo/core/payment/decline.rules'
import type { PayingInput } from '@jangteo/core/payment/paying.chart'

function textOf(value: string | readonly string[] | undefined): string {
  return typeof value === 'string' ? value : ''
}

const LEFT_BY_BACK_BUTTON = 'PAY_PROCESS_CANCELED'

/**
 * Reads the address of the page that the window returns to; `null` when no payment is named in it. An address that
 * says nothing of the window is the one the buyer came from: they went back.
 */
export function readWindowAnswer(search: string): PayingInput | null {
  const query = readQuery(search)
  const paymentId = textOf(query['paymentGatewayIdEncrypt'])
  const paymentKey = textOf(query['paymentKey'])
  const amount = Number(textOf(query['amount']))
  if (paymentId === '') return null
  if (paymentKey === '' || !Number.isSafeInteger(amount)) {
    const isUntold = paymentKey === '' && query['code'] === undefined
    const reason = declineReasonOf(isUntold ? LEFT_BY_BACK_BUTTON : textOf(query['code']))
    return { paymentId, arrival: { kind: 'closed', reason } }
  }
  const returned = { gatewayOrderId: textOf(query['orderId']), paymentKey, amount }
  return { paymentId, arrival: { kind: 'returned', returned } }
}
