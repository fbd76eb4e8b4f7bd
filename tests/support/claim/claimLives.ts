import { chargedTotal, refundableTotal } from '@jangteo/core/claim/refund/orderLedger.rules'
import { sumWon } from '@jangteo/core/money/money.rules'
import { orderNumberToId } from '@jangteo/core/order/orderNumber.rules'
import { readClaim } from '@jangteo/postgres/claim/claim.columns'
import { loadLedger } from '@jangteo/server/claim/refund/load-ledger'
import type { Buyer } from '../buyer.ts'
import type { TestMarket } from '../market.ts'
import { type OrderDetail, showOrder } from '../purchase.ts'
import { claimRow, request, showClaim } from './claimCalls.ts'
import {
  atDesk,
  heldAtGateway,
  type NamedClaim,
  payAdditional,
  withdraw,
  work,
} from './claimDesk.ts'
import { optionIdOf } from './claimShop.ts'

/** An order that somebody lives with, its goods by number, and the claims that were accepted of it. */
export type Life = {
  readonly market: TestMarket
  readonly buyer: Buyer
  readonly order: OrderDetail
  readonly goods: readonly number[]
  readonly claims: (NamedClaim & { readonly claimTypeEnum: 'CANCEL' | 'EXCHANGE' | 'RETURN' })[]
}

/** One event of a life; an impossible one changes nothing. */
export type Befall =
  | {
      readonly kind: 'ask'
      readonly type: 'CANCEL' | 'EXCHANGE' | 'RETURN'
      readonly isSellers: boolean
      readonly items: readonly number[]
    }
  | { readonly kind: 'pay' | 'withdraw' | 'answer' | 'refuse' | 'blame' }

const REASONS = {
  CANCEL: ['SIMPLE_CHANGE_OF_MIND', 'SIMPLE_CHANGE_OF_MIND'],
  EXCHANGE: ['CHANGE_OPTION', 'DAMAGE_DEFECT'],
  RETURN: ['SIMPLE_CHANGE_OF_MIND', 'DAMAGE_DEFECT'],
} as const

/** Code that takes a claim one step nearer to the end that its buyer wants. */
const ANSWERS = {
  CA: 'seller.approve',
  EA: 'seller.collect',
  EI: 'seller.accept',
  EY: 'seller.reship',
  RA: 'seller.collect',
  RI: 'seller.accept',
} as const

async function ask(life: Life, asked: Extract<Befall, { readonly kind: 'ask' }>): Promise<void> {
  const { market, buyer, order, goods } = life
  const { type, items } = asked
  const named = order.groups[0]?.items.filter((_, index) => items.includes(index)) ?? []
  const exchangeList = await Promise.all(
    named.map(async ({ orderItemIdEncrypt }, index) => ({
      orderItemIdEncrypt,
      optionId: await optionIdOf(market, goods[items[index] ?? 0] ?? 0, 1),
    })),
  )
  const more = type === 'EXCHANGE' ? { exchangeList } : {}
  const reason = REASONS[type][asked.isSellers ? 1 : 0]
  const { status, body } = await request({ buyer, order, type, reason, items, more })
  if (status === 200) life.claims.push({ ...body, claimTypeEnum: type })
}

async function answer({ market }: Life, claim: NamedClaim): Promise<void> {
  const { state, reshipped_at: reshippedAt } = await claimRow(market, claim)
  if (state === null || !(state in ANSWERS)) return
  const type = reshippedAt === null ? ANSWERS[state as keyof typeof ANSWERS] : 'carrier.delivered'
  await atDesk(market, claim, { type })
}

async function pay({ market, buyer }: Life, claim: NamedClaim): Promise<void> {
  const { additionalPayment } = await showClaim(buyer, claim)
  const isOwed = additionalPayment?.additionalPaymentStatusEnum === 'WAITING'
  if (isOwed) await payAdditional(market, buyer, claim)
}

/** Lets it befall the newest claim, or asks for one more. */
export async function befall(life: Life, what: Befall): Promise<void> {
  if (what.kind === 'ask') return ask(life, what)
  const claim = life.claims.at(-1)
  if (claim === undefined) return undefined
  const { market, buyer } = life
  if (what.kind === 'pay') await pay(life, claim)
  else if (what.kind === 'withdraw') await withdraw(buyer, claim)
  else if (what.kind === 'answer') await answer(life, claim)
  else if (what.kind === 'refuse') await atDesk(market, claim, { type: 'seller.refuse' })
  else await atDesk(market, claim, { type: 'seller.changeFault' })
  return undefined
}

/** No claim has a longer way. */
const STEPS_MAX = 6

/** Ends everything: owed payments are made, open claims end as their buyer wants, refunds are paid. */
export async function endLife(life: Life): Promise<void> {
  const claim = life.claims.at(-1)
  const steps = claim === undefined ? 0 : STEPS_MAX
  for (let step = 0; step < steps; step += 1) {
    await befall(life, { kind: 'pay' })
    await befall(life, { kind: 'answer' })
  }
  await work(life.market, 'settle-refunds')
}

/** Every won and every piece of an order whose claims are over: where it is, and where it should be. */
export async function ledgerOf(life: Life) {
  const { market, buyer, order, goods } = life
  const { db } = market.database
  const orderId = orderNumberToId(order.orderNumber) ?? 0
  const ledger = await market.runtime.runPromise(loadLedger(orderId))
  const rows = await db.selectFrom('claims').selectAll().where('order_id', '=', orderId).execute()
  const claims = rows.map(readClaim)
  const done = claims.filter(({ state }) => state === 'CC' || state === 'EC' || state === 'RC')
  const shipments = done.flatMap(({ quote }) =>
    quote === null ? [] : Object.values(quote.shipments),
  )
  const retained = await db
    .selectFrom('additional_payments')
    .innerJoin('claims', 'claims.id', 'additional_payments.claim_id')
    .select('additional_payments.amount')
    .where('claims.order_id', '=', orderId)
    .where('claims.state', 'in', ['ER', 'RR'])
    .where('additional_payments.state', '=', 'PAID')
    .execute()
  const stock = await db
    .selectFrom('goods_options')
    .select(({ fn }) => fn.sum<number>('stock').as('count'))
    .where('goods_id', 'in', goods)
    .executeTakeFirstOrThrow()
  const items = (await showOrder(buyer, order)).groups.flatMap((group) => group.items)
  const hasEnded = (status: string) => status === 'C' || status === 'R'
  const lost = await db
    .selectFrom('claims')
    .innerJoin('claim_items', 'claim_items.claim_id', 'claims.id')
    .select('claims.id')
    .where('claims.order_id', '=', orderId)
    .where('claims.state', 'in', ['EC', 'RC'])
    .where('claims.fault', '=', 'SELLER')
    .execute()
  const live = items.filter(({ orderItemStatusEnum: status }) => !hasEnded(status))
  return {
    isOver: claims.every(({ state }) => state === null || !(state in ANSWERS)),
    held: await heldAtGateway(market, order),
    booked: refundableTotal(ledger),
    owed: chargedTotal(ledger) + sumWon(shipments) + sumWon(retained.map(({ amount }) => amount)),
    pieces: stock.count + live.length + lost.length,
  }
}
