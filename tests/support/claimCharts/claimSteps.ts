import { decideStep } from '@jangteo/core/chart/table.rules'
import type { ClaimFault } from '@jangteo/core/claim/claim.codes'
import { bookClaim } from '@jangteo/core/claim/refund/claimBooking.rules'
import { quoteClaim } from '@jangteo/core/claim/refund/claimQuote.rules'
import { requoteForFault } from '@jangteo/core/claim/refund/claimRequote.rules'
import {
  CLAIM_TABLE,
  type ClaimEffect,
  type ClaimEventType,
} from '@jangteo/core/claim/claimStep.rules'
import { giveBackCoupon } from '@jangteo/core/coupon/couponReturn.rules'
import { claimFactsOf, isReshipThere, wishesOf } from './claimFacts.ts'
import { notifyItem } from './itemSteps.ts'
import { ledgerOf, type Model, type ModelClaim, owedOf } from './model.ts'
import { askFor, endAdditional, giveBack } from './moneySteps.ts'

type Step = {
  readonly event: ClaimEventType
  readonly fault?: ClaimFault
  readonly isSellable?: boolean
}
type Handler = (model: Model, claim: ModelClaim, step: Step) => void

/** Asks the chart of a claim. */
export function askClaim(model: Model, claim: ModelClaim, event: ClaimEventType) {
  const facts = claimFactsOf(model, claim)
  return decideStep(CLAIM_TABLE, { state: claim.state, event, facts })
}

export function addStock({ stock }: Model, optionId: number, pieces: number): void {
  stock.set(optionId, (stock.get(optionId) ?? 0) + pieces)
}

const takeBack: Handler = (model, claim, { isSellable }) => {
  if (claim.isTakenBack) return
  const isFit = isSellable ?? claim.fault === 'BUYER'
  for (const { id, quantity } of claim.items) {
    const optionId = claim.former.get(id) ?? 0
    if (isFit) addStock(model, optionId, quantity)
    else model.unfit.set(optionId, (model.unfit.get(optionId) ?? 0) + quantity)
  }
}

function notifyItems(
  model: Model,
  claim: ModelClaim,
  event: Parameters<typeof notifyItem>[2],
): void {
  for (const item of claim.items) {
    const refusal = notifyItem(model, item, event)
    if (refusal !== null) throw new Error(`an item at ${item.status} refused ${event}: ${refusal}`)
  }
}

function book(model: Model, { quote }: ModelClaim): void {
  const ledger = ledgerOf(model)
  const booked = bookClaim(ledger, { ...quote, version: ledger.version, additionalAmount: 0 })
  if (!booked.ok) throw new Error(booked.reason)
  model.ledger = booked.value
}

const cancelItems: Handler = (model, claim) => {
  notifyItems(model, claim, 'claim.cancelled')
  book(model, claim)
}

const returnItems: Handler = (model, claim, step) => {
  notifyItems(model, claim, 'claim.returned')
  takeBack(model, claim, step)
  book(model, claim)
}

const exchangeItems: Handler = (model, claim) => {
  for (const item of claim.items) item.optionId = claim.wished.get(item.id) ?? item.optionId
  notifyItems(model, claim, 'claim.exchanged')
  book(model, claim)
}

const returnCoupons: Handler = ({ ledger, coupons, nowMs }, { quote, items }) => {
  const isSellerFault = quote.claim.fault === 'SELLER'
  const lines = ledger.groups.flatMap((group) => group.lines)
  const ofLines = lines
    .filter(({ orderItemId }) => items.some(({ id }) => id === orderItemId))
    .flatMap((line) => line.coupons.map(({ couponIssueId }) => couponIssueId))
  for (const issueId of [...ofLines, ...quote.endedStoreCouponIds]) {
    const { kind } = giveBackCoupon({ expiresAtMs: null, isSellerFault, nowMs })
    coupons.set(issueId, kind === 'RESTORED' ? 'USABLE' : 'EXPIRED')
  }
}

/** Completes a cancel in the model, however it was approved. */
export function completeCancel(model: Model, claim: ModelClaim): void {
  const step: Step = { event: 'seller.approve' }
  cancelItems(model, claim, step)
  giveBack(model, claim.quote.refundAmount)
  returnCoupons(model, claim, step)
}

function storeFault(model: Model, claim: ModelClaim, fault: ClaimFault): void {
  const former = claim.quote
  const again = requoteForFault(ledgerOf(model), former, fault)
  if (!again.ok) throw new Error(again.reason)
  claim.fault = fault
  claim.quote = again.value
  if (former.additionalAmount === 0) return
  endAdditional(model, claim, { event: 'claim.requoted', isCollected: true })
}

const requoteClaim: Handler = (model, claim, { fault }) => {
  if (fault === undefined || fault === claim.fault) return
  storeFault(model, claim, fault)
  const { additionalAmount } = claim.quote
  if (additionalAmount > 0) askFor(model, claim, additionalAmount)
}

const openReturn: Handler = (model, claim) => {
  storeFault(model, claim, 'SELLER')
  const { nowMs } = model
  const asked = { ...claim.quote.claim, type: 'RETURN', fault: 'SELLER', nowMs } as const
  const quote = quoteClaim(ledgerOf(model), asked)
  if (!quote.ok) throw new Error(quote.reason)
  model.claims.push({
    ...claim,
    type: 'RETURN',
    former: new Map(claim.items.map(({ id, optionId }) => [id, optionId])),
    wished: new Map(),
    state: 'RI',
    fault: 'SELLER',
    quote: quote.value,
    requestedAtMs: nowMs,
    changedAtMs: nowMs,
    isReserved: false,
    isTakenBack: claim.reshippedAtMs !== null,
    additional: [],
    history: ['seller seller.convertToReturn >RI'],
  })
}

/** The pieces that an exchange wishes for leave the stock when all of them are there. */
export function reserve(model: Model, claim: ModelClaim): boolean {
  if (claim.isReserved) return true
  const wishes = wishesOf(claim)
  if (!isReshipThere(model, claim)) return false
  for (const { optionId, quantity } of wishes) addStock(model, optionId, -quantity)
  claim.isReserved = true
  return true
}

const release: Handler = (model, claim) => {
  if (!claim.isReserved) return
  claim.isReserved = false
  for (const { id, quantity } of claim.items) addStock(model, claim.wished.get(id) ?? 0, quantity)
}

/** Writes off the pieces that a carrier lost. */
const writeOff: Handler = ({ unfit }, claim) => {
  for (const { optionId, quantity } of wishesOf(claim)) {
    unfit.set(optionId, (unfit.get(optionId) ?? 0) + quantity)
  }
  claim.isReserved = false
}

const replaceLost: Handler = (model, claim, step) => {
  writeOff(model, claim, step)
  if (!reserve(model, claim)) throw new Error('the stock was asked before')
  claim.reshippedAtMs = null
}

const endPayment =
  (event: 'claim.refused' | 'claim.withdrawn'): Handler =>
  (model, claim) => {
    if (owedOf(claim) === null) return
    const isCollected = claim.history.some((row) =>
      / seller\.(?:collect|convertToReturn) /.test(row),
    )
    endAdditional(model, claim, { event, isCollected })
  }

const HANDLERS: Readonly<Record<ClaimEffect, Handler>> = {
  noteReship: ({ nowMs }, claim) => {
    claim.reshippedAtMs = nowMs
  },
  openReturn,
  requoteClaim,
  refund: (model, { quote }) => giveBack(model, quote.refundAmount),
  releaseReship: release,
  replaceLostReship: replaceLost,
  // What the store is paid is judged by its entries when all has ended.
  settleClaimFees: () => undefined,
  reserveReship: (model, claim, step) => {
    const isReserved = reserve(model, claim)
    if (isReserved) takeBack(model, claim, step)
    notifyClaim(model, claim, { event: isReserved ? 'stock.reserved' : 'stock.lacking' })
  },
  returnCoupons,
  notifyAdditionalPaymentRefused: endPayment('claim.refused'),
  notifyAdditionalPaymentWithdrawn: endPayment('claim.withdrawn'),
  notifyItemsCancelled: cancelItems,
  notifyItemsExchanged: exchangeItems,
  notifyItemsReturned: returnItems,
  notifySellerOutOfStock: () => undefined,
  writeOffReship: writeOff,
  // No order of the model is in dispute.
  approveUpheld: () => undefined,
  uphold: () => undefined,
}

/** Something happens to a claim; `null` when its chart took it, else the code of the refusal. */
export function notifyClaim(model: Model, claim: ModelClaim, step: Step): string | null {
  const { state: from } = claim
  const { event } = step
  const decided = askClaim(model, claim, event)
  const answer = decided.ok ? decided.value.target : decided.reason
  model.asked.add(`claim ${from} ${event} ${answer}`)
  if (!decided.ok) return decided.reason
  const { target, effects, meta } = decided.value
  claim.state = target
  claim.changedAtMs = model.nowMs
  claim.history.push(`${meta.actor} ${event} ${from}>${target}`)
  for (const effect of effects) HANDLERS[effect](model, claim, step)
  return null
}

/** The payment of a claim arrived: a cancel that waited for nothing else is completed. */
export function notifyClaimPaid(model: Model, claim: ModelClaim): void {
  if (claim.type !== 'CANCEL') return
  const refusal = notifyClaim(model, claim, { event: 'system.completeAtOnce' })
  if (refusal !== null) notifyClaim(model, claim, { event: 'system.answerDue' })
}
