import { join } from 'node:path'
import type { ClaimFault } from '@jangteo/core/claim/claim.codes'
import type { ClaimEventType } from '@jangteo/core/claim/claimStep.rules'
import type { Courier } from '@jangteo/core/delivery/courier.codes'
import { orderNumberToId } from '@jangteo/core/order/orderNumber.rules'
import { openRecordStore } from '@jangteo/payment/sandbox/record-store'
import { JOB_PROGRAMS } from '@jangteo/server/job/job-programs'
import { WireIds } from '@jangteo/server/wire/wire-ids'
import * as Effect from 'effect/Effect'
import * as Logger from 'effect/Logger'
import { sql } from 'kysely'
import { z } from 'zod'
import { aBuyer, type Answer, type Buyer, type RefusalBody } from '../buyer.ts'
import type { TestMarket } from '../market.ts'
import type { OrderItem } from '../order/paidOrder.ts'
import { agreeInWindow, approve, type OrderDetail } from '../purchase.ts'
import { claimRow, type Requested, showClaim } from './claimCalls.ts'

export type NamedClaim = Pick<Requested, 'orderClaimIdEncrypt'>

export type DeskClaim = NamedClaim & {
  readonly claimTypeEnum: string
  readonly claimStatusEnum: string | null
  readonly refundAmount: number
  readonly events: readonly {
    readonly type: string
    readonly label: string
    readonly asks: readonly string[]
  }[]
}

/** An event with its details; by default no memo, and a parcel of a courier that reports nothing. */
type Sent = {
  readonly type: ClaimEventType
  readonly memo?: string
  readonly faultEnum?: ClaimFault
  readonly sellable?: boolean
  readonly courierEnum?: Courier
  readonly invoice?: string
}

const SAID = { memo: '검수에서 확인했어요', courierEnum: 'FREIGHT', invoice: '700000000001' }

/** Has the desk send an event to a claim, whatever comes of it. */
export function atDesk(
  market: Pick<TestMarket, 'url'>,
  { orderClaimIdEncrypt }: NamedClaim,
  sent: Sent,
): Promise<Answer<DeskClaim & RefusalBody>> {
  const path = `/dev/desk/claims/${orderClaimIdEncrypt}/events`
  return aBuyer(market).call('POST', path, { body: { ...SAID, ...sent } })
}

/** Sends these one after the other, and answers the state after each, or why not. */
export async function goOn(
  market: Pick<TestMarket, 'url'>,
  claim: NamedClaim,
  ...events: readonly ClaimEventType[]
): Promise<(string | null)[]> {
  const said: (string | null)[] = []
  for (const type of events) {
    const { status, body } = await atDesk(market, claim, { type })
    said.push(status === 200 ? body.claimStatusEnum : body.code)
  }
  return said
}

/** Has the seller say that an item cannot be sold. */
export function refuseSale(
  market: TestMarket,
  { orderItemIdEncrypt }: Pick<OrderItem, 'orderItemIdEncrypt'>,
): Promise<Answer<DeskClaim & RefusalBody>> {
  const path = `/dev/desk/order-items/${orderItemIdEncrypt}/refusal`
  return aBuyer(market).call('POST', path, { body: { memo: '재고가 모두 나갔어요' } })
}

const WITHDRAWALS = {
  CANCEL: 'cancel-cancel',
  EXCHANGE: 'exchange-cancel',
  RETURN: 'return-cancel',
} as const

type Withdrawable = NamedClaim & { readonly claimTypeEnum: keyof typeof WITHDRAWALS }

/** Has the buyer withdraw a claim, whatever comes of it. */
export function withdraw(
  buyer: Buyer,
  { orderClaimIdEncrypt, claimTypeEnum }: Withdrawable,
): Promise<Answer<{ readonly done?: boolean } & Partial<RefusalBody>>> {
  return buyer.call('PATCH', `/orders/claims/${orderClaimIdEncrypt}/${WITHDRAWALS[claimTypeEnum]}`)
}

/** History of a claim, as sentences: `actor event from>to`. */
export async function claimHistoryOf(market: TestMarket, claim: NamedClaim): Promise<string[]> {
  const { id } = await claimRow(market, claim)
  const rows = await market.database.db
    .selectFrom('claim_history')
    .select(['actor', 'event', 'from_state', 'to_state'])
    .where('claim_id', '=', id)
    .orderBy('id')
    .execute()
  return rows.map((row) => `${row.actor} ${row.event} ${row.from_state ?? ''}>${row.to_state}`)
}

/** Pays what a claim asks for by card, in the gateway's window. */
export async function payAdditional(
  market: TestMarket,
  buyer: Buyer,
  claim: NamedClaim,
): Promise<void> {
  const detail = await showClaim(buyer, claim)
  const { additionalPayment } = detail
  if (additionalPayment === null) throw new Error('the claim asks for nothing')
  const { paymentGatewayIdEncrypt, amount: payableAmount } = additionalPayment
  const { ordersIdEncrypt, orderNumber } = detail
  const order = { ordersIdEncrypt, orderNumber, paymentGatewayIdEncrypt, payableAmount }
  const returned = await agreeInWindow(market, { buyer, order })
  const { status, body } = await approve(buyer, order, returned)
  if (status !== 200) throw new Error(`the payment was refused: ${JSON.stringify(body)}`)
}

/** The return that an exchange became. */
export async function convertedFrom(market: TestMarket, exchangeId: number): Promise<NamedClaim> {
  const { id } = await market.database.db
    .selectFrom('claims')
    .select('id')
    .where('converted_from_id', '=', exchangeId)
    .executeTakeFirstOrThrow()
  const wireIds = await market.runtime.runPromise(WireIds)
  return { orderClaimIdEncrypt: wireIds.seal('claim', id) }
}

const dueJob = z.object({ task: z.string(), payload: z.unknown() })

async function takeDueJob(market: TestMarket, tasks: readonly string[]) {
  const { rows } = await sql`
    WITH due AS (
      SELECT jobs.id, tasks.identifier AS task, jobs.payload
      FROM graphile_worker._private_jobs AS jobs
      JOIN graphile_worker._private_tasks AS tasks ON tasks.id = jobs.task_id
      WHERE jobs.run_at <= ${new Date(market.now())} AND tasks.identifier = ANY(${tasks})
      ORDER BY jobs.run_at, jobs.id LIMIT 1
    )
    DELETE FROM graphile_worker._private_jobs AS jobs USING due WHERE jobs.id = due.id
    RETURNING due.task, due.payload
  `.execute(market.database.db)
  return rows.length === 0 ? null : dueJob.parse(rows[0])
}

/** Runs the due jobs of these tasks at the market's time, the longest due first, as a worker would. */
export async function work(market: TestMarket, ...tasks: readonly string[]): Promise<void> {
  for (;;) {
    const job = await takeDueJob(market, tasks)
    const program = job === null ? undefined : JOB_PROGRAMS[job.task]
    if (job === null || program === undefined) return
    await market.runtime.runPromise(program(job.payload).pipe(Effect.provide(Logger.layer([]))))
  }
}

/** When the jobs of a task are due, by their key. */
export async function dueTimes(market: TestMarket, key: string): Promise<number[]> {
  const { rows } = await sql<{ at: string }>`
    SELECT run_at AS at FROM graphile_worker.jobs WHERE key = ${key}
  `.execute(market.database.db)
  return rows.map(({ at }) => new Date(at).getTime())
}

/** Returns the amount that the gateway holds of an order, in won: payments less refunds. */
export async function heldAtGateway(
  market: TestMarket,
  { orderNumber }: Pick<OrderDetail, 'orderNumber'>,
): Promise<number> {
  const attempts = await market.database.db
    .selectFrom('payment_attempts')
    .innerJoin('payments', 'payments.id', 'payment_attempts.payment_id')
    .select(['gateway_order_id', 'payments.amount'])
    .where('payments.order_id', '=', orderNumberToId(orderNumber))
    .where('payment_attempts.status', '=', 'APPROVED')
    .execute()
  const store = openRecordStore(join(market.dataDir, 'sandbox-gateway'))
  let held = 0
  for (const { gateway_order_id: id, amount } of attempts) {
    const cancels = (await store.read(id))?.cancels ?? []
    const missing = cancels.filter(({ answer }) => answer.outcome === 'cancelled')
    held += amount - missing.reduce((sum, cancel) => sum + cancel.amount, 0)
  }
  return held
}
