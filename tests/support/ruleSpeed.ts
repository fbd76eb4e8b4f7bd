import { checkBuyAvailability } from '@jangteo/core/cart/buyAvailability.rules'
import { quoteClaim } from '@jangteo/core/claim/refund/claimQuote.rules'
import { bestCoupons } from '@jangteo/core/coupon/bestCoupons.rules'
import { ORDER_ITEM_STATUSES } from '@jangteo/core/order/orderItem.codes'
import type { OrderItemStatus } from '@jangteo/core/order/orderItem.codes'
import { listOrderItemActions } from '@jangteo/core/order/orderItem.rules'
import { aLine, anOption, facts, someGoods } from './cart/aCart.ts'
import { aFullCart } from './coupon/fullCarts.ts'
import { aClaim, anOrder } from './claim/ledger.ts'

/** Limit of a rule's time, and its measure here, in microseconds. */
type RuleSpeed = {
  readonly rule: string
  readonly barUs: number
  /** The best of many rounds: what the rule costs when nobody else has the machine. */
  readonly bestUs: number
}

type Timed = {
  readonly rule: string
  readonly barUs: number
  readonly rounds: number
  readonly run: () => unknown
}

const ROUNDS = 200
const FACTS = {
  hasNoOpenClaim: true,
  isConfirmDue: false,
  isDeliveryAssumable: false,
  isUnscanned: false,
}

function anyStatus(index: number): OrderItemStatus {
  return ORDER_ITEM_STATUSES[index % ORDER_ITEM_STATUSES.length] ?? 'SC'
}

function actionsOfMany(): Timed {
  const situations = Array.from({ length: 5_000 }, (_, index) => ({
    status: anyStatus(index),
    facts: FACTS,
    isAddressOpen: true,
    isAddon: false,
    claimStatus: null,
    claimableTypes: ['CANCEL', 'EXCHANGE', 'RETURN'] as const,
    isWithdrawalOffered: false,
    isAddPaymentPayable: false,
    review: null,
  }))
  const run = () => situations.map(listOrderItemActions)
  return { rule: 'available actions of 5,000 order items', barUs: 2_000, rounds: ROUNDS, run }
}

function refundQuote(): Timed {
  const ledger = anOrder([40_000, 20_000, 9_000, 12_900], {
    isShipped: true,
    storeCoupon: { amount: 5_000, minimumAmount: 50_000 },
  })
  const claim = aClaim(['RETURN', 'BUYER'], [2, 3], { pickupZone: 'JEJU' })
  return { rule: 'refund quote', barUs: 20, rounds: ROUNDS, run: () => quoteClaim(ledger, claim) }
}

function buyAvailability(): Timed {
  const ids = Array.from({ length: 50 }, (_, index) => (index + 1) * 10)
  const lines = ids.map((optionId, index) => aLine(index + 1, optionId, 2))
  const known = facts({
    goods: lines.map(({ goodsId }) => [goodsId, someGoods()]),
    options: ids.map((optionId) => [optionId, anOption(Math.floor(optionId / 10))]),
  })
  const run = () => checkBuyAvailability(lines, known)
  return { rule: 'buy-availability of a cart of 50 lines', barUs: 200, rounds: ROUNDS, run }
}

function bestCombination(): Timed {
  const cart = aFullCart()
  return {
    rule: 'the best of 20 coupons for a cart of 30 lines',
    barUs: 50_000,
    rounds: 20,
    run: () => bestCoupons(cart),
  }
}

function bestRound({ rounds, run }: Timed): number {
  const costs = Array.from({ length: rounds }, () => {
    const startedMs = performance.now()
    run()
    return (performance.now() - startedMs) * 1_000
  })
  return Math.min(...costs)
}

/** Times the rules that lists and previews ask by the thousand. */
function timeRules(): RuleSpeed[] {
  return [actionsOfMany(), refundQuote(), buyAvailability(), bestCombination()].map((timed) => ({
    rule: timed.rule,
    barUs: timed.barUs,
    bestUs: bestRound(timed),
  }))
}

for (const { rule, barUs, bestUs } of timeRules()) {
  if (bestUs > barUs) process.exitCode = 1
  console.log(`${rule}: ${bestUs.toFixed(1)} µs (bar ${barUs} µs)`)
}
