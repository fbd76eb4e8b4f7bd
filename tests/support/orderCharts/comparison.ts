import { type CheckedItem, claimableTypes } from '@jangteo/core/claim/request/claimCheck.rules'
import { isAddressOpen } from '@jangteo/core/order/addressChange.rules'
import { listOrderItemActions } from '@jangteo/core/order/orderItem.rules'
import { PAYMENT_STATE_TO_STATUS } from '@jangteo/core/payment/payment.codes'
import { paymentProgress } from '@jangteo/core/payment/paymentProgress.rules'
import { expect } from 'vitest'
import { itemsOf } from '../order/paidOrder.ts'
import { showOrder } from '../purchase.ts'
import { factsOf } from './chartSteps.ts'
import { latestAttempt, type Model, type ModelItem, type ModelOrder } from './model.ts'
import type { RealOrder, Reality } from './reality.ts'

function toChecked({ id, status }: ModelItem): CheckedItem {
  const claim = { claimStatus: null, isDisputed: false, isAddPaymentWaiting: false }
  return { orderItemId: id, mainOrderItemId: null, status, ...claim }
}

function expectItem(model: Model, order: ModelOrder, item: ModelItem) {
  const { status } = item
  const isDepositCancel = status === 'C' && order.payment === 'DEPOSIT_CANCEL'
  const claimStatus = isDepositCancel ? ('CB' as const) : null
  const actions = listOrderItemActions({
    status,
    facts: factsOf(model, item),
    isAddressOpen: isAddressOpen(order.items.map((it) => it.status)),
    isAddon: false,
    claimStatus,
    claimableTypes: claimableTypes({
      orderItemId: item.id,
      group: order.items.map(toChecked),
      itemsSharingStoreCoupon: [],
      isReshipStocked: (model.stock.get(item.optionId) ?? 0) >= item.quantity,
    }),
    isWithdrawalOffered: false,
    isAddPaymentPayable: false,
    review: status === 'BF' ? 'WRITABLE' : null,
  })
  return { status, claimStatus, actions }
}

function expectOrder(model: Model, order: ModelOrder) {
  return {
    items: order.items.map((item) => expectItem(model, order, item)),
    payment: PAYMENT_STATE_TO_STATUS[order.payment],
    progress: paymentProgress(order.payment, latestAttempt(order)?.status ?? null),
    method: order.method,
    refunded: order.refundedAmount,
    refunds: order.refunds.map(({ amount, status }) => ({ amount, status })),
  }
}

type PaymentPage = { readonly paymentProgressEnum: string }

async function seeOrder({ buyer }: Reality, { placed }: RealOrder) {
  const path = `/systems/pages/payment?paymentGatewayIdEncrypt=${placed.paymentGatewayIdEncrypt}`
  const [shown, page] = await Promise.all([
    showOrder(buyer, placed),
    buyer.ask<PaymentPage>('GET', path),
  ])
  const { payment } = shown
  return {
    items: itemsOf(shown).map((item) => ({
      status: item.orderItemStatusEnum,
      claimStatus: item.claimStatusEnum,
      actions: item.actions,
    })),
    payment: payment.paymentStatusEnum,
    progress: page.paymentProgressEnum,
    method: payment.paymentMethodEnum,
    refunded: payment.refundedAmount,
    refunds: payment.refundList.map(({ amount, refundStatusEnum: status }) => ({
      amount,
      status,
    })),
  }
}

function expectRows(model: Model) {
  return {
    payments: model.orders.map((order) => `${order.payment} until ${order.expiresAtMs}`),
    paymentHistory: model.orders.map(({ history }) => history),
    itemHistory: model.orders.flatMap(({ items }) => items.map(({ history }) => history)),
    stock: [...model.stock],
  }
}

type Step = {
  readonly actor: string
  readonly event: string
  readonly from_status: string
  readonly to_status: string
  readonly at: Date
}

function report({ actor, event, from_status: from, to_status: to, at }: Step): string {
  return `${actor} ${event} ${from}>${to} ${at.getTime()}`
}

async function readRows({ market, orders, goods }: Reality) {
  const { db } = market.database
  const paymentIds = orders.map(({ paymentId }) => paymentId)
  const itemIds = orders.flatMap((order) => order.itemIds)
  const [payments, paymentSteps, itemSteps, options] = await Promise.all([
    db
      .selectFrom('payments')
      .select(['id', 'status', 'expires_at'])
      .where('id', 'in', paymentIds)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('payment_history')
      .selectAll()
      .where('payment_id', 'in', paymentIds)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('order_item_history')
      .selectAll()
      .where('order_item_id', 'in', itemIds)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('goods_options')
      .select(['id', 'stock'])
      .where(
        'id',
        'in',
        goods.map(({ optionId }) => optionId),
      )
      .execute(),
  ])
  const stockOf = new Map(options.map(({ id, stock }) => [id, stock]))
  return {
    payments: payments.map((row) => `${row.status} until ${row.expires_at.getTime()}`),
    paymentHistory: paymentIds.map((id) =>
      paymentSteps.filter((step) => step.payment_id === id).map(report),
    ),
    itemHistory: itemIds.map((id) =>
      itemSteps.filter((step) => step.order_item_id === id).map(report),
    ),
    stock: goods.map(({ optionId }) => [optionId, stockOf.get(optionId)]),
  }
}

/** Throws where the market is not what the charts say it should be. */
export async function compareWorlds(model: Model, reality: Reality): Promise<void> {
  if (model.orders.length === 0) return
  const [rows, ...seen] = await Promise.all([
    readRows(reality),
    ...reality.orders.map((order) => seeOrder(reality, order)),
  ])
  expect(rows).toEqual(expectRows(model))
  expect(seen).toEqual(model.orders.map((order) => expectOrder(model, order)))
}
