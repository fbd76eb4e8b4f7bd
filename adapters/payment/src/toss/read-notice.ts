import { parseJson } from '@jangteo/core/decision/json.rules'
import { z } from 'zod'
import type { GatewayNotice, NoticeReading } from '../gateway.port.ts'

/** A deposit into an account, or one that was taken back. It names no event, and proves itself by the payment's secret. */
const depositNotice = z.object({
  secret: z.string().min(1),
  status: z.string(),
  transactionKey: z.string().min(1),
  orderId: z.string().min(1),
})

/** Any payment that became something else; nothing in it proves who sent it. */
const statusNotice = z.object({
  eventType: z.literal('PAYMENT_STATUS_CHANGED'),
  data: z.object({
    orderId: z.string().min(1),
    status: z.string(),
    lastTransactionKey: z.string().nullish(),
  }),
})

const otherNotice = z.object({ eventType: z.string().min(1) })

/** Reads a webhook; only the kinds that concern a payment of the market count. Source: domain-rules §4.1. */
export function readNotice({ body }: Pick<GatewayNotice, 'body'>): NoticeReading {
  const json = parseJson(body)
  const status = statusNotice.safeParse(json)
  if (status.success) {
    const { orderId, status: became, lastTransactionKey } = status.data.data
    const noticeKey = `${lastTransactionKey ?? orderId}:${became}`
    return { kind: 'changed', gatewayOrderId: orderId, secret: null, noticeKey }
  }
  const deposit = depositNotice.safeParse(json)
  if (deposit.success) {
    const { orderId, secret, status: became, transactionKey } = deposit.data
    const noticeKey = `${transactionKey}:${became}`
    return { kind: 'changed', gatewayOrderId: orderId, secret, noticeKey }
  }
  const other = otherNotice.safeParse(json)
  const isOurs = other.data?.eventType === 'PAYMENT_STATUS_CHANGED'
  return { kind: other.success && !isOurs ? 'ignored' : 'unreadable' }
}
