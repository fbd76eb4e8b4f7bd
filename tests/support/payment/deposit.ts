import type { PaymentMethod } from '@jangteo/core/payment/payment.codes'
import { depositPathOf } from '@jangteo/payment/sandbox/sandbox-paths'
import type { DepositCommand } from '@jangteo/payment/sandbox/deposit-commands'
import { readNotices } from '@jangteo/server/payment/read-notices'
import { aBuyer, type Buyer } from '../buyer.ts'
import type { TestMarket } from '../market.ts'
import { agreeInWindow, approve, fillOrder, type PlacedOrder, putInCart } from '../purchase.ts'

/** 논산 설향 딸기. */
export const STRAWBERRIES = 2

/** An order that waits for its deposit, with the rows behind it. */
export type IssuedOrder = {
  readonly buyer: Buyer
  readonly order: PlacedOrder
  readonly gatewayOrderId: string
  readonly paymentId: number
  readonly attemptId: number
}

/** Orders goods by a way to pay, up to the payment window. */
export async function placeBy(
  buyer: Buyer,
  paymentMethodEnum: PaymentMethod,
  goodsId = STRAWBERRIES,
): Promise<PlacedOrder> {
  const filled = await fillOrder(buyer, [await putInCart(buyer, goodsId)])
  return buyer.ask('POST', '/shops/orders', { body: { ...filled, paymentMethodEnum } })
}

/** Buys by virtual account, up to the account that waits. */
export async function issueAccount(
  market: TestMarket,
  form: Readonly<Record<string, string>> = {},
  buyer = aBuyer(market),
): Promise<IssuedOrder> {
  return agreeToAccount(market, { buyer, order: await placeBy(buyer, 'VIRTUAL_ACCOUNT'), form })
}

type Agreeing = Pick<IssuedOrder, 'buyer' | 'order'> & {
  readonly form?: Readonly<Record<string, string>>
}

/** Has the account of an order by virtual account issued. */
export async function agreeToAccount(
  market: TestMarket,
  { buyer, order, form = {} }: Agreeing,
): Promise<IssuedOrder> {
  const returned = await agreeInWindow(market, { buyer, order, form: { bank: '88', ...form } })
  await approve(buyer, order, returned)
  const { gatewayOrderId } = returned
  const attempt = await market.database.db
    .selectFrom('payment_attempts')
    .select(['id', 'payment_id'])
    .where('gateway_order_id', '=', gatewayOrderId)
    .executeTakeFirstOrThrow()
  const { id: attemptId, payment_id: paymentId } = attempt
  return { buyer, order, gatewayOrderId, paymentId, attemptId }
}

/** Does something at the bank; the market's hook hears of it. Answers the page's status. */
export async function atBank(
  market: Pick<TestMarket, 'handleWindow'>,
  { gatewayOrderId, order }: Pick<IssuedOrder, 'gatewayOrderId' | 'order'>,
  {
    action,
    amount = order.payableAmount,
  }: { readonly action: DepositCommand; readonly amount?: number },
): Promise<number> {
  const request = new Request(`http://market.test${depositPathOf(gatewayOrderId)}`, {
    method: 'POST',
    body: new URLSearchParams({ action, amount: String(amount) }),
  })
  const response = await market.handleWindow(request)
  return response?.status ?? 0
}

/** Runs the job that reads notices. */
export function read(market: TestMarket, { attemptId }: IssuedOrder): Promise<unknown> {
  return market.runtime.runPromise(readNotices(attemptId))
}

/** Payment and items, and what became of the payment as sentences. */
export async function standOf(market: TestMarket, { paymentId }: IssuedOrder) {
  const { db } = market.database
  const payment = await db
    .selectFrom('payments')
    .select(['status', 'order_id'])
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow()
  const items = await db
    .selectFrom('order_items')
    .select('status')
    .where('order_id', '=', payment.order_id)
    .execute()
  return { payment: payment.status, items: items.map(({ status }) => status) }
}

export async function eventsOf(market: TestMarket, { paymentId }: IssuedOrder): Promise<string[]> {
  const rows = await market.database.db
    .selectFrom('payment_history')
    .select('event')
    .where('payment_id', '=', paymentId)
    .orderBy('id')
    .execute()
  return rows.map(({ event }) => event)
}

export function refundsOf(market: TestMarket, { paymentId }: IssuedOrder) {
  return market.database.db
    .selectFrom('payment_refunds')
    .select(['amount', 'status', 'failure_code'])
    .where('payment_id', '=', paymentId)
    .orderBy('id')
    .execute()
}

export async function noticesOf(market: TestMarket, { gatewayOrderId }: IssuedOrder) {
  const rows = await market.database.db
    .selectFrom('gateway_notices')
    .select('outcome')
    .where('gateway_order_id', '=', gatewayOrderId)
    .orderBy('id')
    .execute()
  return rows.map(({ outcome }) => outcome)
}

type Ordered = Pick<IssuedOrder, 'buyer' | 'order'>

export function cancelDeposit<Body = { readonly code: string }>({ buyer, order }: Ordered) {
  const path = '/orders/manages/change-status/deposit-cancel'
  const { ordersIdEncrypt } = order
  return buyer.call<Body>('PATCH', path, { body: { ordersIdEncrypt } })
}

export const ACCOUNT = { bankCode: '88', accountNumber: '110-123-456789', holderName: '홍길동' }

export function checkAccount({ buyer, order }: Ordered, change: object = {}) {
  const path = `/systems/payments/${order.paymentGatewayIdEncrypt}/account-validation-check`
  return buyer.call<{ readonly result?: string; readonly code?: string }>('POST', path, {
    body: { ...ACCOUNT, ...change },
  })
}
