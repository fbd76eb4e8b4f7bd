import { bookClaim } from '@jangteo/core/claim/refund/claimBooking.rules'
import { requoteForFault } from '@jangteo/core/claim/refund/claimRequote.rules'
import type { ClaimFault } from '@jangteo/core/claim/claim.codes'
import type { ClaimQuote } from '@jangteo/core/claim/refund/claimQuote.rules'
import { chargedTotal, refundableTotal } from '@jangteo/core/claim/refund/orderLedger.rules'
import type { OrderLedger } from '@jangteo/core/claim/refund/orderLedger.rules'
import { sumWon } from '@jangteo/core/money/money.rules'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { aClaim, anOrder, paidWith, quoted } from '../../support/claim/ledger.ts'
import { live, orders, type Turn, turns } from '../../support/claim/orders.arbitrary.ts'

const RUNS = { numRuns: 3_000 }

function requoted(ledger: OrderLedger, quote: ClaimQuote, fault: ClaimFault): ClaimQuote {
  const decided = requoteForFault(ledger, quote, fault)
  if (decided.ok) return decided.value
  throw new Error(`the quote is refused: ${decided.reason}`)
}

test('불량으로 반품했는데 하자가 없으면 약속한 환불은 그대로이고 배송비를 추가로 결제한다', () => {
  const ledger = anOrder([40_000, 20_000], { isShipped: true })
  const quote = quoted(ledger, aClaim(['RETURN', 'SELLER'], [2]))
  const { refundAmount, refunds, additionalAmount, shipments, initialFeeCharged } = requoted(
    ledger,
    quote,
    'BUYER',
  )
  expect({ promised: quote.refundAmount, refundAmount, refunds, additionalAmount }).toEqual({
    promised: 20_000,
    refundAmount: 20_000,
    refunds: [{ method: 'CARD', amount: 20_000, way: 'GATEWAY' }],
    additionalAmount: 6_000,
  })
  expect({ shipments, initialFeeCharged }).toEqual({
    shipments: { returnFee: 3_000, exchangeFee: 0, areaExtra: 0 },
    initialFeeCharged: 3_000,
  })
})

test('판매자 탓으로 바뀌면 구매자에게 유리하게 다시 계산한다', () => {
  const ledger = anOrder([40_000, 20_000], { isShipped: true })
  const returned = quoted(ledger, aClaim(['RETURN', 'BUYER'], [2]))
  const exchanged = quoted(ledger, aClaim(['EXCHANGE', 'BUYER'], [2]))
  const amounts = [returned, exchanged].map((quote) => {
    const { refundAmount, additionalAmount } = requoted(ledger, quote, 'SELLER')
    return { refundAmount, additionalAmount }
  })
  expect(amounts).toEqual([
    { refundAmount: 20_000, additionalAmount: 0 },
    { refundAmount: 0, additionalAmount: 0 },
  ])
})

test('같은 탓이면 금액은 그대로이고 지금의 장부를 말한다', () => {
  const ledger = anOrder([40_000, 20_000], { isShipped: true })
  const quote = quoted(ledger, aClaim(['RETURN', 'BUYER'], [2]))
  const later = { ...ledger, version: 5 }
  expect(requoteForFault(later, quote, 'BUYER')).toEqual({
    ok: true,
    value: { ...quote, version: 5 },
  })
})

test('결제한 돈이 약속한 환불에 모자라면 사람이 보게 한다', () => {
  const ledger = anOrder([40_000, 20_000], { isShipped: true })
  const quote = quoted(ledger, aClaim(['RETURN', 'SELLER'], [2]))
  const poor = { ...ledger, payments: [paidWith('CARD', 15_000)] }
  expect(requoteForFault(poor, quote, 'BUYER')).toEqual({
    ok: false,
    reason: 'CLAIM_REFUND_EXCEEDS_PAYMENT',
    params: {},
  })
})

/** The last claim of a life whose goods are fetched and looked at, and the ledger that it was computed from. */
function lastClaim(order: OrderLedger, lived: readonly Turn[]) {
  const { ledger, quotes } = live(order, lived.slice(0, -1))
  const quote = live(order, lived).quotes[quotes.length]
  return quote === undefined || quote.claim.type === 'CANCEL' ? null : { ledger, quote }
}

function otherFault({ claim }: ClaimQuote): ClaimFault {
  return claim.fault === 'BUYER' ? 'SELLER' : 'BUYER'
}

function costOf({ refundAmount, additionalAmount }: ClaimQuote): number {
  return additionalAmount - refundAmount
}

function counterexampleOf(holds: (ledger: OrderLedger, quote: ClaimQuote) => boolean) {
  const property = fc.property(orders, turns, (order, lived) => {
    const last = lastClaim(order, lived)
    return last === null || holds(last.ledger, last.quote)
  })
  return fc.check(property, RUNS).counterexample
}

test('누구 탓으로 바뀌어도 값은 처음부터 그 탓으로 신청한 것과 같고, 약속한 환불은 줄지 않는다', () => {
  const found = counterexampleOf((ledger, quote) => {
    const fault = otherFault(quote)
    const again = requoted(ledger, quote, fault)
    return (
      costOf(again) === costOf(quoted(ledger, { ...quote.claim, fault })) &&
      again.refundAmount >= quote.refundAmount &&
      sumWon(again.refunds.map(({ amount }) => amount)) === again.refundAmount
    )
  })
  expect(found).toEqual(null)
})

test('바뀐 견적대로 장부에 적어도 남은 돈은 남은 상품과 배송비와 오간 길의 값이다', () => {
  const found = counterexampleOf((ledger, quote) => {
    const again = requoted(ledger, quote, otherFault(quote))
    const booked = bookClaim(ledger, again)
    if (!booked.ok) return false
    const { shipments } = again
    const feesBefore = refundableTotal(ledger) - chargedTotal(ledger)
    const feesNow = shipments.returnFee + shipments.exchangeFee + shipments.areaExtra
    return refundableTotal(booked.value) === chargedTotal(booked.value) + feesBefore + feesNow
  })
  expect(found).toEqual(null)
})
