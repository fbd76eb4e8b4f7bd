import { CLAIM_FAULTS } from '@jangteo/core/claim/claim.codes'
import { bookClaim } from '@jangteo/core/claim/refund/claimBooking.rules'
import { quoteOrderCancel, sumQuotes } from '@jangteo/core/claim/refund/orderCancel.rules'
import type { ClaimQuote } from '@jangteo/core/claim/refund/claimQuote.rules'
import { chargedTotal, refundableTotal } from '@jangteo/core/claim/refund/orderLedger.rules'
import type { OrderLedger } from '@jangteo/core/claim/refund/orderLedger.rules'
import { sumWon } from '@jangteo/core/money/money.rules'
import { decideOrderCancel, orderActions } from '@jangteo/core/order/wholeOrder.rules'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { CLAIMED_AT_MS } from '../../support/claim/ledger.ts'
import { orders } from '../../support/claim/orders.arbitrary.ts'

const faults = fc.constantFrom(...CLAIM_FAULTS)

function quotesOf(order: OrderLedger, fault: 'BUYER' | 'SELLER'): readonly ClaimQuote[] {
  const decided = quoteOrderCancel(order, { fault, nowMs: CLAIMED_AT_MS })
  if (decided.ok) return decided.value
  throw new Error(`the cancel is refused: ${decided.reason}`)
}

function carryOut(order: OrderLedger, quotes: readonly ClaimQuote[]): OrderLedger {
  return quotes.reduce((ledger, quote) => {
    const booked = bookClaim(ledger, quote)
    return booked.ok ? booked.value : ledger
  }, order)
}

test('주문 전체를 취소하면 까닭에 관계없이 낸 돈이 그대로 돌아오고, 어느 묶음도 더 내라고 하지 않는다', () => {
  fc.assert(
    fc.property(orders, faults, (order, fault) => {
      const quotes = quotesOf(order, fault)
      const total = sumQuotes(quotes)
      expect({
        refund: total.refundAmount,
        parts: sumWon(total.refunds.map(({ amount }) => amount)),
        additional: quotes.map(({ additionalAmount }) => additionalAmount),
        left: refundableTotal(carryOut(order, quotes)),
      }).toEqual({
        refund: chargedTotal(order),
        parts: chargedTotal(order),
        additional: quotes.map(() => 0),
        left: 0,
      })
    }),
    { numRuns: 1_000 },
  )
})

test('쓴 쿠폰은 주문을 모두 취소할 때 한 번씩 끝난다', () => {
  fc.assert(
    fc.property(orders, (order) => {
      const { endedStoreCouponIds } = sumQuotes(quotesOf(order, 'BUYER'))
      const spent = order.storeCoupons.map(({ couponIssueId }) => couponIssueId)
      expect(new Set(endedStoreCouponIds)).toEqual(new Set(spent))
      expect(endedStoreCouponIds.length).toBe(spent.length)
    }),
    { numRuns: 500 },
  )
})

test('남은 상품이 없는 주문은 취소할 것이 없다', () => {
  fc.assert(
    fc.property(orders, (order) => {
      const empty = carryOut(order, quotesOf(order, 'BUYER'))
      expect(quoteOrderCancel(empty, { fault: 'BUYER', nowMs: CLAIMED_AT_MS })).toEqual({
        ok: false,
        reason: 'CLAIM_ITEM_REQUIRED',
        params: {},
      })
    }),
    { numRuns: 20 },
  )
})

test('전체 취소는 모든 상품이 결제완료이고 진행 중인 신청이 없을 때만 된다', () => {
  const paid = { status: 'DC', claimStatus: null, actions: ['CANCEL', 'CHANGE_ADDRESS'] } as const
  const prepared = { status: 'SR', claimStatus: null, actions: ['REQUEST_CANCEL'] } as const
  const claimed = { ...paid, claimStatus: 'CA', actions: ['SHOW_CLAIM'] } as const
  expect([
    orderActions([paid, paid]),
    orderActions([paid]),
    orderActions([paid, prepared]),
    orderActions([prepared, prepared]),
    decideOrderCancel([paid, claimed]).ok,
    decideOrderCancel([]).ok,
  ]).toEqual([
    ['CANCEL_ORDER', 'CHANGE_ADDRESS'],
    ['CHANGE_ADDRESS'],
    ['CHANGE_ADDRESS'],
    [],
    false,
    false,
  ])
})
