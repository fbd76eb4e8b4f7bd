import { z } from 'zod'
import type { Site } from '../site/site.ts'
import type { Facts, Told } from './facts.ts'
import { readGatewayBooks } from './gatewayBooks.ts'
import { listJobs } from './jobs.ts'

/** What only those who shopped and supplied can tell. */
export type Witness = {
  readonly told: readonly Told[]
  /** Pieces by option: at the start and delivered since. */
  readonly supplied: ReadonlyMap<number, number>
}

const answer = z.object({ ordersIdEncrypt: z.string() }).nullable()

/** Reads everything that the laws are about: from the database, from the gateway, from who was there. */
export async function readFacts(site: Site, { told, supplied }: Witness): Promise<Facts> {
  const optionIds = [...supplied.keys()]
  return {
    atMs: Date.now(),
    ...(await readOrders(site)),
    ...(await readPayments(site)),
    options: (await readOptions(site, optionIds)).map(({ id, stock }) => ({
      id,
      stock,
      supplied: supplied.get(id) ?? 0,
    })),
    keys: await readKeys(site),
    jobs: (await listJobs(site)).filter(({ isNow }) => isNow).map(({ text }) => text),
    gateway: readGatewayBooks(site.dataDir),
    told,
    surprises: site.surprises,
  }
}

function readOptions(site: Site, optionIds: readonly number[]) {
  return site
    .database()
    .db.selectFrom('goods_options')
    .select(['id', 'stock'])
    .where('id', 'in', optionIds)
    .execute()
}

async function readOrders(site: Site) {
  const { db } = site.database()
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'payable_amount', 'cart_line_ids', 'is_listed'])
    .execute()
  const items = await db
    .selectFrom('order_items')
    .select(['id', 'order_id', 'option_id', 'quantity', 'status'])
    .execute()
  const itemHistory = await db
    .selectFrom('order_item_history')
    .select(['order_item_id as id', 'from_status as from', 'to_status as to'])
    .orderBy('order_item_history.id')
    .execute()
  const lines = await db.selectFrom('cart_lines').select('id').execute()
  return {
    orders: orders.map((row) => ({
      id: row.id,
      payableAmount: row.payable_amount,
      cartLineIds: row.cart_line_ids,
      isListed: row.is_listed,
    })),
    items: items.map((row) => ({
      id: row.id,
      orderId: row.order_id,
      optionId: row.option_id,
      quantity: row.quantity,
      status: row.status,
    })),
    itemHistory,
    cartLineIds: lines.map(({ id }) => id),
  }
}

async function readPayments(site: Site) {
  const { db } = site.database()
  const payments = await db.selectFrom('payments').selectAll().execute()
  const paymentHistory = await db
    .selectFrom('payment_history')
    .select(['payment_id as id', 'from_status as from', 'to_status as to'])
    .orderBy('payment_history.id')
    .execute()
  const attempts = await db
    .selectFrom('payment_attempts')
    .select(['payment_id', 'gateway_order_id', 'status'])
    .execute()
  const refunds = await db
    .selectFrom('payment_refunds')
    .innerJoin('payment_attempts', 'payment_attempts.id', 'payment_refunds.attempt_id')
    .innerJoin('payments', 'payments.id', 'payment_refunds.payment_id')
    .leftJoin('order_refund_accounts', 'order_refund_accounts.order_id', 'payments.order_id')
    .select([
      'payment_refunds.payment_id',
      'payment_refunds.amount',
      'payment_refunds.status',
      'payment_attempts.deposit_account_number as paid_into',
      'order_refund_accounts.checked_at as told_at',
    ])
    .execute()
  return {
    refunds: refunds.map((row) => ({
      paymentId: row.payment_id,
      amount: row.amount,
      status: row.status,
      waits: row.status === 'REQUESTED' && row.paid_into !== null && row.told_at === null,
    })),
    payments: payments.map((row) => ({
      id: row.id,
      orderId: row.order_id,
      amount: row.amount,
      refundedAmount: row.refunded_amount,
      status: row.status,
      expiresAtMs: row.expires_at.getTime(),
    })),
    paymentHistory,
    attempts: attempts.map((row) => ({
      paymentId: row.payment_id,
      gatewayOrderId: row.gateway_order_id,
      status: row.status,
    })),
  }
}

async function readKeys(site: Site): Promise<Facts['keys']> {
  const rows = await site
    .database()
    .db.selectFrom('idempotent_answers')
    .select(['key', 'answer'])
    .where('call', '=', 'checkout.place')
    .execute()
  const wireIds = site.wireIds()
  return rows.map((row) => {
    const placed = answer.parse(row.answer)
    return { key: row.key, orderId: placed && wireIds.open('order', placed.ordersIdEncrypt) }
  })
}
