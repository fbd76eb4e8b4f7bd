import type { Database } from '@jangteo/postgres/database/connect'
import type { WireIdCodec } from '@jangteo/server/wire/wire-ids'
import { z } from 'zod'
import type { Facts, Reported } from './facts.ts'
import { readGatewayLedger } from './gatewayLedger.ts'

/** A market as it stands after all work is done, and who knows what happened there. */
export type Ledger = {
  readonly db: Database['db']
  readonly wireIds: WireIdCodec
  /** Holds the gateway's ledger. */
  readonly dataDir: string
  readonly atMs: number
  /** Jobs that are due or running. */
  readonly jobs: readonly string[]
  readonly surprises: readonly string[]
}

/** Facts that only buyers and suppliers can see. */
export type Witness = {
  readonly reported: readonly Reported[]
  /** Pieces by option: at the start and delivered since. */
  readonly supplied: ReadonlyMap<number, number>
}

const answer = z.object({ ordersIdEncrypt: z.string() }).nullable()

/** Reads everything that the invariants are about: from the database, from the gateway, from who was there. */
export async function readFacts(ledger: Ledger, { reported, supplied }: Witness): Promise<Facts> {
  const optionIds = [...supplied.keys()]
  return {
    atMs: ledger.atMs,
    ...(await readOrders(ledger)),
    ...(await readPayments(ledger)),
    options: (await readOptions(ledger, optionIds)).map(({ id, stock }) => ({
      id,
      stock,
      supplied: supplied.get(id) ?? 0,
    })),
    keys: await readKeys(ledger),
    jobs: ledger.jobs,
    gateway: readGatewayLedger(ledger.dataDir),
    reported,
    surprises: ledger.surprises,
  }
}

function readOptions({ db }: Ledger, optionIds: readonly number[]) {
  return db
    .selectFrom('goods_options')
    .select(['id', 'stock'])
    .where('id', 'in', optionIds)
    .execute()
}

async function readOrders({ db }: Ledger) {
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

async function readPayments({ db }: Ledger) {
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
  const refundHistory = await db
    .selectFrom('payment_refund_history')
    .select(['payment_refund_id as id', 'from_status as from', 'to_status as to'])
    .orderBy('payment_refund_history.id')
    .execute()
  const refunds = await db
    .selectFrom('payment_refunds')
    .innerJoin('payment_attempts', 'payment_attempts.id', 'payment_refunds.attempt_id')
    .innerJoin('payments', 'payments.id', 'payment_refunds.payment_id')
    .leftJoin('order_refund_accounts', 'order_refund_accounts.order_id', 'payments.order_id')
    .select([
      'payment_refunds.id',
      'payment_refunds.payment_id',
      'payment_refunds.amount',
      'payment_refunds.status',
      'payment_attempts.deposit_account_number as paid_into',
      'order_refund_accounts.checked_at as notified_at',
    ])
    .execute()
  return {
    refundHistory,
    refunds: refunds.map((row) => ({
      id: row.id,
      paymentId: row.payment_id,
      amount: row.amount,
      status: row.status,
      waits: row.status === 'REQUESTED' && row.paid_into !== null && row.notified_at === null,
    })),
    payments: payments.map((row) => ({
      id: row.id,
      orderId: row.order_id,
      isAdditional: row.additional_payment_id !== null,
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

async function readKeys({ db, wireIds }: Ledger): Promise<Facts['keys']> {
  const rows = await db
    .selectFrom('idempotent_answers')
    .select(['key', 'answer'])
    .where('call', '=', 'checkout.place')
    .execute()
  return rows.map((row) => {
    const placed = answer.parse(row.answer)
    return { key: row.key, orderId: placed && wireIds.open('order', placed.ordersIdEncrypt) }
  })
}
