import { readClaim } from '@jangteo/postgres/claim/claim.columns'
import { loadLedger } from '@jangteo/server/claim/refund/load-ledger'
import { expect } from 'vitest'
import { ledgerOf, type Model, type ModelClaim, type ModelPayment } from './model.ts'
import { allPayments } from './moneySteps.ts'
import { expectActions, readActions } from './offers.ts'
import type { Reality } from './reality.ts'

const REQUESTABLE = ['CANCEL', 'EXCHANGE', 'RETURN', 'REJECT'] as const

type Step = {
  readonly actor: string
  readonly event: string
  readonly from: string | null
  readonly to: string
}

function report({ actor, event, from, to }: Step): string {
  return `${actor} ${event} ${from ?? ''}>${to}`
}

function expectClaim({ type, state, fault, quote, isReserved, history }: ModelClaim) {
  const { refundAmount, additionalAmount } = quote
  return { type, state, fault, refundAmount, additionalAmount, isReserved, history }
}

async function readClaims({ market, orderId }: Reality) {
  const { db } = market.database
  const claims = await db
    .selectFrom('claims')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('type', 'in', REQUESTABLE)
    .orderBy('id')
    .execute()
  const steps = await db
    .selectFrom('claim_history')
    .innerJoin('claims', 'claims.id', 'claim_history.claim_id')
    .select(['claim_id', 'actor', 'event', 'from_state as from', 'to_state as to'])
    .where('claims.order_id', '=', orderId)
    .orderBy('claim_history.id')
    .execute()
  return claims
    .map(readClaim)
    .map(({ id, type, state, fault, quote, is_reship_reserved: isReserved }) => ({
      type,
      state,
      fault,
      refundAmount: quote?.refundAmount,
      additionalAmount: quote?.additionalAmount,
      isReserved,
      history: steps
        .filter((step) => step.claim_id === id)
        .map((step) => report({ ...step, to: step.to ?? '' })),
    }))
}

function expectAdditional({ claims }: Model) {
  return claims.flatMap(({ additional }) =>
    additional.map(({ state, amount, history }) => ({ state, amount, history })),
  )
}

async function readAdditional({ market, orderId }: Reality) {
  const { db } = market.database
  const rows = await db
    .selectFrom('additional_payments')
    .innerJoin('claims', 'claims.id', 'additional_payments.claim_id')
    .select(['additional_payments.id', 'additional_payments.state', 'amount'])
    .where('claims.order_id', '=', orderId)
    .orderBy('claims.id')
    .orderBy('additional_payments.id')
    .execute()
  const steps = await db
    .selectFrom('additional_payment_history as history')
    .innerJoin('additional_payments as asked', 'asked.id', 'history.additional_payment_id')
    .innerJoin('claims', 'claims.id', 'asked.claim_id')
    .select(['asked.id', 'actor', 'event', 'from_state as from', 'to_state as to'])
    .where('claims.order_id', '=', orderId)
    .orderBy('history.id')
    .execute()
  return rows.map(({ id, state, amount }) => ({
    state,
    amount,
    history: steps.filter((step) => step.id === id).map(report),
  }))
}

function expectRefunds({ refunds }: ModelPayment) {
  return refunds.map(({ amount, way, status }) => ({ amount, way, status }))
}

async function readRefunds({ market, orderId }: Reality) {
  const { db } = market.database
  return db
    .selectFrom('payment_refunds')
    .innerJoin('payments', 'payments.id', 'payment_refunds.payment_id')
    .select(['payment_refunds.amount', 'way', 'payment_refunds.status'])
    .where('payments.order_id', '=', orderId)
    .orderBy('payments.id')
    .orderBy('payment_refunds.id')
    .execute()
}

async function readItems({ market, orderId }: Reality) {
  const { db } = market.database
  const items = await db
    .selectFrom('order_items')
    .select(['id', 'status', 'option_id'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
  const steps = await db
    .selectFrom('order_item_history')
    .innerJoin('order_items', 'order_items.id', 'order_item_id')
    .select(['order_item_id', 'actor', 'event', 'from_status as from', 'to_status as to'])
    .where('order_id', '=', orderId)
    .where('from_status', '<>', 'PW')
    .where('from_status', '<>', 'DR')
    .orderBy('order_item_history.id')
    .execute()
  return items.map(({ id, status, option_id: optionId }) => ({
    id,
    status,
    optionId,
    history: steps.filter((step) => step.order_item_id === id).map(report),
  }))
}

async function readStock({ market }: Reality, { stock }: Model) {
  const rows = await market.database.db
    .selectFrom('goods_options')
    .select(['id', 'stock'])
    .where('id', 'in', [...stock.keys()])
    .execute()
  return new Map(rows.map((row) => [row.id, row.stock]))
}

/** Reads the coupons of an order: its own while they are used, nobody's once they are returned. */
async function readCoupons({ market, orderId }: Reality, { coupons }: Model) {
  if (coupons.size === 0) return coupons
  const rows = await market.database.db
    .selectFrom('coupon_issues')
    .select(['id', 'state', 'order_id'])
    .where('id', 'in', [...coupons.keys()])
    .execute()
  return new Map<number, string>(
    rows.map(({ id, state, order_id: owner }) => {
      const isRight = (state === 'USED') === (owner === orderId)
      return [id, isRight ? state : `${state} of order ${owner}`]
    }),
  )
}

/** The market must be what the charts and rules make of the order. */
export async function compareWorlds(model: Model, reality: Reality): Promise<void> {
  const [items, actions, claims, additional, refunds, stock, coupons, ledger] = await Promise.all([
    readItems(reality),
    readActions(reality),
    readClaims(reality),
    readAdditional(reality),
    readRefunds(reality),
    readStock(reality, model),
    readCoupons(reality, model),
    reality.market.runtime.runPromise(loadLedger(reality.orderId)),
  ])
  expect({ items, actions, claims, additional, refunds, stock, coupons, ledger }).toEqual({
    items: model.items
      .map(({ id, status, optionId, history }) => ({ id, status, optionId, history }))
      .toSorted((a, b) => a.id - b.id),
    actions: expectActions(model, reality),
    claims: model.claims.map(expectClaim),
    additional: expectAdditional(model),
    refunds: allPayments(model).flatMap(expectRefunds),
    stock: model.stock,
    coupons: model.coupons,
    ledger: ledgerOf(model),
  })
}
