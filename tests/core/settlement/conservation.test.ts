import { refundableTotal } from '@jangteo/core/claim/refund/orderLedger.rules'
import type { OrderLedger } from '@jangteo/core/claim/refund/orderLedger.rules'
import { correctEntry } from '@jangteo/core/settlement/settlement.rules'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { live, orders, type Turn, turns } from '../../support/claim/orders.arbitrary.ts'
import {
  buyersPart,
  correctionsOf,
  type DrawnTerms,
  entriesOf,
} from '../../support/settlement/entries.ts'

const RUNS = { numRuns: 3_000 }

const percent = fc.integer({ min: 0, max: 100 })
const terms: fc.Arbitrary<DrawnTerms> = fc.record({
  feeRateBp: fc.integer({ min: 0, max: 3_000 }),
  goodsShare: percent,
  duplicationShare: percent,
  storeShare: percent,
})

/** An order whose groups were all shipped as far as anything is left of them. */
function shippedOut(ledger: OrderLedger): OrderLedger {
  const isLeft = (group: OrderLedger['groups'][number]) =>
    group.lines.some(({ left }) => left === null)
  return {
    ...ledger,
    groups: ledger.groups.map((group) => ({
      ...group,
      isShipped: group.isShipped || isLeft(group),
    })),
  }
}

test('끝난 주문에서 받은 돈은 지급, 수수료, 부가세, 비용의 합에서 마켓 부담을 뺀 것과 같다', () => {
  const holds = fc.property(orders, turns, terms, (order, lived, drawn) => {
    const end = live(order, lived)
    const ledger = shippedOut(end.ledger)
    return buyersPart(entriesOf(order, { ...end, ledger }, drawn)) === refundableTotal(ledger)
  })
  expect(fc.check(holds, RUNS).counterexample).toEqual(null)
})

test('판매 하나의 지급은 0보다 작지 않고, 나눈 금액은 산 사람이 낸 돈이다', () => {
  const holds = fc.property(orders, turns, terms, (order, lived, drawn) =>
    entriesOf(order, live(order, lived), drawn).every(
      ({ payable, fee, feeVat, gross, sellerDiscount, marketDiscount }) =>
        payable >= 0 &&
        payable + fee + feeVat - marketDiscount === gross - sellerDiscount - marketDiscount,
    ),
  )
  expect(fc.check(holds, RUNS).counterexample).toEqual(null)
})

test('이 법칙이 보는 주문에는 할인, 마켓 부담, 배송비, 회수비가 모두 있다', () => {
  const seen = fc
    .sample(fc.tuple(orders, turns, terms), { numRuns: 300, seed: 7 })
    .flatMap(([order, lived, drawn]) => {
      const end = live(order, lived)
      return entriesOf(order, end, drawn).flatMap((entry) => [
        ...(entry.sellerDiscount > 0 ? ['seller discount'] : []),
        ...(entry.marketDiscount > 0 ? ['market discount'] : []),
        ...(entry.fee > 0 ? ['fee'] : []),
        ...(entry.feeRateBp === 300 ? ['passed fee'] : []),
        ...(end.quotes.some(({ withdrawnDiscount }) => withdrawnDiscount > 0) ? ['withdrawn'] : []),
      ])
    })
  expect([...new Set(seen)].toSorted()).toEqual([
    'fee',
    'market discount',
    'passed fee',
    'seller discount',
    'withdrawn',
  ])
})

/** Claims after the confirmation are returns alone. */
const returns = turns.map((lived) => lived.map((turn) => ({ ...turn, exchanges: false })))

/** An order whose rest was confirmed and settled, and the claims that came after. */
function liveOn(order: OrderLedger, lived: Turn[], later: Turn[]) {
  const first = live(order, lived)
  const before = shippedOut(first.ledger)
  return { first: { ...first, ledger: before }, before, after: live(before, later) }
}

test('구매확정 후 반품한 주문도 받은 돈은 지급, 수수료, 부가세, 비용의 합에서 마켓 부담을 뺀 것과 같다', () => {
  const lives = fc.tuple(orders, turns, returns, terms)
  const holds = fc.property(lives, ([order, lived, later, drawn]) => {
    const { first, before, after } = liveOn(order, lived, later)
    const entries = [
      ...entriesOf(order, first, drawn),
      ...correctionsOf(order, { before, after }, drawn),
    ]
    return buyersPart(entries) === refundableTotal(after.ledger)
  })
  expect(fc.check(holds, RUNS).counterexample).toEqual(null)
})

test('판매와 그 취소의 합은 금액마다 0이다', () => {
  const holds = fc.property(orders, turns, terms, (order, lived, drawn) =>
    entriesOf(order, live(order, lived), drawn).every((entry) => {
      const reversal = correctEntry([entry], null)
      const isNothing = Object.values({ ...entry, feeRateBp: 0 }).every((amount) => amount === 0)
      if (reversal === null) return isNothing
      const { feeRateBp: _, ...amounts } = entry
      const keys = Object.keys(amounts) as (keyof typeof amounts)[]
      return keys.every((key) => entry[key] + reversal[key] === 0)
    }),
  )
  expect(fc.check(holds, RUNS).counterexample).toEqual(null)
})

test('구매확정 후의 법칙이 보는 주문에는 판매 취소, 쿠폰을 잃은 판매, 바뀐 배송비가 모두 있다', () => {
  const seen = fc
    .sample(fc.tuple(orders, turns, returns, terms), { numRuns: 300, seed: 7 })
    .flatMap(([order, lived, later, drawn]) => {
      const { before, after } = liveOn(order, lived, later)
      return correctionsOf(order, { before, after }, drawn).flatMap((entry) => [
        ...(entry.gross < 0 && entry.feeRateBp === drawn.feeRateBp ? ['sale'] : []),
        ...(entry.gross === 0 && entry.sellerDiscount < 0 ? ['coupon'] : []),
        ...(entry.gross < 0 && entry.feeRateBp === 300 ? ['fee given back'] : []),
        ...(entry.gross > 0 && entry.feeRateBp === 300 ? ['fee charged'] : []),
      ])
    })
  expect([...new Set(seen)].toSorted()).toEqual(['coupon', 'fee charged', 'fee given back', 'sale'])
})
