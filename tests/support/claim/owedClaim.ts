import type { RequestableClaimType } from '@jangteo/core/claim/claim.codes'
import type { PaymentMethod } from '@jangteo/core/payment/payment.codes'
import type { Answer, Buyer, RefusalBody } from '../buyer.ts'
import type { TestMarket } from '../market.ts'
import { itemsOf, type WAY_TO } from '../order/paidOrder.ts'
import { agreeToAccount, type IssuedOrder } from '../payment/deposit.ts'
import { agreeInWindow, approve, type OrderDetail, type PlacedOrder } from '../purchase.ts'
import { anOrderOf, claimRow, type Requested, requested, showClaim } from './claimCalls.ts'
import { goodsAt, optionIdOf } from './claimShop.ts'

/** A claim with an additional payment, and its payment. */
export type OwedClaim = {
  readonly buyer: Buyer
  readonly order: OrderDetail
  readonly claim: Requested
  readonly owed: PlacedOrder
}

type Paid = {
  readonly ordersIdEncrypt: string
  readonly orderClaimIdEncrypt: string | null
  readonly paymentStatusEnum: string
}

const REASONS = {
  CANCEL: 'SIMPLE_CHANGE_OF_MIND',
  EXCHANGE: 'CHANGE_OPTION',
  RETURN: 'SIMPLE_CHANGE_OF_MIND',
} as const

const UNTIL: Record<RequestableClaimType, keyof typeof WAY_TO | undefined> = {
  CANCEL: undefined,
  EXCHANGE: 'SC',
  RETURN: 'SC',
}

/** Finds the additional payment of a claim, named as an order's payment is. */
export async function owedFor(
  { buyer, order }: Pick<OwedClaim, 'buyer' | 'order'>,
  claim: Requested,
): Promise<PlacedOrder> {
  const { additionalPayment } = await showClaim(buyer, claim)
  if (additionalPayment === null) throw new Error('the claim asks for nothing')
  return {
    ordersIdEncrypt: order.ordersIdEncrypt,
    orderNumber: order.orderNumber,
    paymentGatewayIdEncrypt: additionalPayment.paymentGatewayIdEncrypt,
    payableAmount: additionalPayment.amount,
  }
}

/**
 * A claim of 2,000 won of goods beside 48,000 won that were delivered free: cancelled it leaves too little for that and
 * asks for 1,000, exchanged for 6,000, returned for 4,000.
 */
export async function anOwedClaim(
  market: TestMarket,
  buyer: Buyer,
  type: RequestableClaimType = 'CANCEL',
): Promise<OwedClaim> {
  const goods = await goodsAt(market, [48_000, 2_000])
  const until = UNTIL[type]
  const order = await anOrderOf(market, buyer, {
    goods,
    ...(until === undefined ? {} : { until }),
  })
  const [, item] = itemsOf(order)
  const optionId = await optionIdOf(market, goods[1] ?? 0, 1)
  const exchangeList = [{ orderItemIdEncrypt: item?.orderItemIdEncrypt, optionId }]
  const more = type === 'EXCHANGE' ? { exchangeList } : {}
  const asked = { buyer, order, type, reason: REASONS[type], items: [1], more }
  const claim = await requested(asked)
  return { buyer, order, claim, owed: await owedFor({ buyer, order }, claim) }
}

/** Agrees to the additional payment in the window, and has it approved, whatever the answer. */
export async function payOwed(
  market: TestMarket,
  { buyer, owed }: Pick<OwedClaim, 'buyer' | 'owed'>,
  form: Readonly<Record<string, string>> = {},
): Promise<Answer<Paid & RefusalBody>> {
  const returned = await agreeInWindow(market, { buyer, order: owed, form })
  return approve(buyer, owed, returned)
}

/** Asks for the window of another way to pay, whatever comes of it. */
export function requestBy(
  { buyer, owed }: Pick<OwedClaim, 'buyer' | 'owed'>,
  paymentMethodEnum: PaymentMethod,
): Promise<Answer<{ readonly windowUrl?: string } & RefusalBody>> {
  const path = `/systems/payments/${owed.paymentGatewayIdEncrypt}/request-data`
  return buyer.call('POST', path, { body: { paymentMethodEnum } })
}

/** Has an account issued for the additional payment of a claim. */
export async function accountFor(
  market: TestMarket,
  { buyer, owed }: Pick<OwedClaim, 'buyer' | 'owed'>,
): Promise<IssuedOrder> {
  await requestBy({ buyer, owed }, 'VIRTUAL_ACCOUNT')
  return agreeToAccount(market, { buyer, order: owed })
}

/** States of a claim, its additional payment, and the payments of that. */
export async function standOfOwed(market: TestMarket, { claim }: Pick<OwedClaim, 'claim'>) {
  const { db } = market.database
  const { id, state } = await claimRow(market, claim)
  const asked = await db
    .selectFrom('additional_payments')
    .select(['id', 'state'])
    .where('claim_id', '=', id)
    .orderBy('id')
    .execute()
  const payments = await db
    .selectFrom('payments')
    .select('status')
    .where(
      'additional_payment_id',
      'in',
      asked.map((one) => one.id),
    )
    .orderBy('id')
    .execute()
  return {
    claim: state,
    additional: asked.map((one) => one.state).join(),
    payments: payments.map(({ status }) => status),
  }
}

/** History of an additional payment, as sentences. */
export async function owedHistoryOf(
  market: TestMarket,
  { claim }: Pick<OwedClaim, 'claim'>,
): Promise<string[]> {
  const { id } = await claimRow(market, claim)
  const rows = await market.database.db
    .selectFrom('additional_payment_history as history')
    .innerJoin('additional_payments as asked', 'asked.id', 'history.additional_payment_id')
    .select(['actor', 'event', 'from_state', 'to_state'])
    .where('asked.claim_id', '=', id)
    .orderBy('history.id')
    .execute()
  return rows.map((row) => `${row.actor} ${row.event} ${row.from_state}>${row.to_state}`)
}
