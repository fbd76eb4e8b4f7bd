import { randomUUID } from 'node:crypto'
import { parseJson } from '@jangteo/core/decision/json.rules'
import { z } from 'zod'
import type { GatewayNotice, NoticeReading } from '../gateway.port.ts'
import type { Account, PaymentRecord } from './payment-record.ts'

const EVENT_TYPE = 'DEPOSIT_CALLBACK'

const noticeSchema = z.object({
  eventType: z.string(),
  noticeKey: z.string(),
  gatewayOrderId: z.string(),
  secret: z.string(),
})

type Reported = Pick<PaymentRecord['request'], 'gatewayOrderId'> &
  Pick<Account, 'secret'> & { readonly status: 'DONE' | 'WAITING_FOR_DEPOSIT' }

/** A notice that waits for its delivery. */
export function newNotice({
  gatewayOrderId,
  secret,
  status,
}: Reported): PaymentRecord['notices'][number] {
  const noticeKey = randomUUID()
  const body = JSON.stringify({ eventType: EVENT_TYPE, noticeKey, gatewayOrderId, status, secret })
  return { id: randomUUID(), body, tries: 0, deliveredAtMs: null }
}

/** Reads a posted notice, if this gateway sent it. */
export function readNotice({ body }: GatewayNotice): NoticeReading {
  const { data } = noticeSchema.safeParse(parseJson(body))
  if (data === undefined) return { kind: 'unreadable' }
  if (data.eventType !== EVENT_TYPE) return { kind: 'ignored' }
  const { gatewayOrderId, secret, noticeKey } = data
  return { kind: 'changed', gatewayOrderId, secret, noticeKey }
}
