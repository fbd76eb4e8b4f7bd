import { DAY_MS } from '@jangteo/core/calendar/day.rules'
import { chargedTotal } from '@jangteo/core/claim/refund/orderLedger.rules'
import { sumWon } from '@jangteo/core/money/money.rules'
import { expect } from 'vitest'
import { readGatewayBook } from '../../faults/ledger/gatewayLedger.ts'
import { goOn, wait } from './deskMoves.ts'
import { ledgerOf, type Model, type ModelClaim } from './model.ts'
import { allPayments } from './moneySteps.ts'
import { record, registerAccount } from './moneyMoves.ts'
import { toCommand, type Worlds } from './move.ts'
import type { Reality } from './reality.ts'

const LONGEST_WAY_MS = 10 * DAY_MS
const ROUNDS = 3
/** Completed claims, whose shipments are paid for. */
const CARRIED_OUT: ReadonlySet<string> = new Set(['CC', 'EC', 'RC'])

function segmentsOf({ quote: { shipments } }: ModelClaim): number {
  return shipments.returnFee + shipments.exchangeFee + shipments.areaExtra
}

/** Cost of a failed claim for the buyer: what they paid for it without a refund. */
function lostTo({ state, additional }: ModelClaim): number {
  if (CARRIED_OUT.has(state)) return 0
  const paid = additional.filter(({ payment }) => payment.paidAtMs !== null)
  return sumWon(paid.map(({ amount, end }) => amount - (end?.amount ?? 0)))
}

/** Sums the rest of an order's money: what the buyer bears, and the shipments of its claims. */
function storedOf(model: Model): number {
  const done = model.claims.filter(({ state }) => CARRIED_OUT.has(state))
  return (
    chargedTotal(ledgerOf(model)) + sumWon([...done.map(segmentsOf), ...model.claims.map(lostTo)])
  )
}

/** Sums the money that came and went, by the gateway's own ledger and by hand. */
async function movedOf({ market, orderId }: Reality) {
  const { db } = market.database
  const attempts = await db
    .selectFrom('payment_attempts')
    .innerJoin('payments', 'payments.id', 'payment_attempts.payment_id')
    .select('gateway_order_id')
    .where('payments.order_id', '=', orderId)
    .execute()
  const ledger = attempts.map((row) => readGatewayBook(market.dataDir, row.gateway_order_id))
  const payments = await db
    .selectFrom('payments')
    .select('refunded_amount')
    .where('order_id', '=', orderId)
    .execute()
  return {
    paid: sumWon(ledger.map(({ taken }) => taken)),
    atGateway: sumWon(ledger.filter(({ taken }) => taken > 0).map(({ returned }) => returned)),
    refunded: sumWon(payments.map((row) => row.refunded_amount)),
  }
}

function expectMoved(model: Model) {
  const payments = allPayments(model)
  const refunds = payments.flatMap((payment) => payment.refunds)
  const byHand = refunds.filter(({ isByHand }) => isByHand)
  const paid = sumWon(payments.map(({ amount, paidAtMs }) => (paidAtMs === null ? 0 : amount)))
  const refunded = paid - storedOf(model)
  return { paid, refunded, atGateway: refunded - sumWon(byHand.map(({ amount }) => amount)) }
}

/**
 * Pieces that are nowhere: neither on the stock, nor sold, nor stored for an exchange, nor come back unfit for sale.
 */
function soldOf({ items, claims }: Model, unfit: ReadonlyMap<number, number>) {
  const sold = new Map(unfit)
  const add = (optionId: number, pieces: number) =>
    sold.set(optionId, (sold.get(optionId) ?? 0) + pieces)
  for (const { status, optionId, quantity } of items) {
    if (status !== 'C' && status !== 'R') add(optionId, quantity)
  }
  for (const { isReserved, state, wished, items: own } of claims) {
    if (!isReserved || state === 'EC') continue
    for (const { id, quantity } of own) add(wished.get(id) ?? 0, quantity)
  }
  return sold
}

const ENDED: ReadonlySet<string> = new Set(['BF', 'C', 'R'])

/** Money of the buyer that the entries of an order divide between store and market; `null` while an item lives on. */
async function dividedOf({ market, orderId }: Reality): Promise<number | null> {
  const { db } = market.database
  const items = await db
    .selectFrom('order_items')
    .select('status')
    .where('order_id', '=', orderId)
    .execute()
  if (!items.every(({ status }) => ENDED.has(status))) return null
  const entries = await db
    .selectFrom('settlement_entries')
    .select(['payable', 'fee', 'fee_vat', 'market_discount'])
    .where('order_id', '=', orderId)
    .execute()
  return sumWon(
    entries.map((entry) => entry.payable + entry.fee + entry.fee_vat - entry.market_discount),
  )
}

async function judge({ model, reality }: Worlds): Promise<void> {
  const supplied = new Map(
    [...model.stock].map(([optionId, pieces]) => [
      optionId,
      pieces + (soldOf(model, model.unfit).get(optionId) ?? 0),
    ]),
  )
  const moved = await movedOf(reality)
  const divided = await dividedOf(reality)
  expect({ moved, supplied, divided }).toEqual({
    moved: expectMoved(model),
    supplied: new Map([...model.stock.keys()].map((optionId) => [optionId, model.supplied])),
    divided: divided === null ? null : moved.paid - moved.refunded,
  })
}

/**
 * Runs desk and time until nothing is left to do. Then all money is either stored for what the buyer bears or refunded,
 * and every piece is in stock, sold, or returned unfit for sale.
 */
export async function liveToEnd(worlds: Worlds): Promise<void> {
  const { model, reality } = worlds
  const last = { claim: 0, pick: 0, fault: 'SELLER', isSellable: null } as const
  const moves = [
    registerAccount(),
    wait(0),
    record(),
    ...model.claims.map((_, claim) => goOn({ ...last, claim })),
    ...Array.from({ length: ROUNDS }, () => [wait(LONGEST_WAY_MS), record()]).flat(),
  ]
  for (const move of moves) {
    const command = toCommand(move)
    if (command.check(model)) await command.run(model, reality)
  }
  await judge(worlds)
}
