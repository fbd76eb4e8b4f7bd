import { isDeepStrictEqual } from 'node:util'
import type { ClaimFault } from '@jangteo/core/claim/claim.codes'
import { quoteClaim } from '@jangteo/core/claim/refund/claimQuote.rules'
import type { ClaimQuote } from '@jangteo/core/claim/refund/claimQuote.rules'
import { chargedTotal, refundableTotal } from '@jangteo/core/claim/refund/orderLedger.rules'
import type { OrderLedger } from '@jangteo/core/claim/refund/orderLedger.rules'
import { sumWon } from '@jangteo/core/money/money.rules'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { CLAIM_THE_REST, live, orders, TURN, turns } from '../../support/claim/orders.arbitrary.ts'

const RUNS = { numRuns: 3_000 }

function counterexampleOf<Drawn>(property: fc.IProperty<Drawn>): Drawn | null {
  return fc.check(property, RUNS).counterexample
}

const refunded = (quotes: readonly ClaimQuote[]) =>
  sumWon(quotes.map(({ refundAmount }) => refundAmount))
const paidMore = (quotes: readonly ClaimQuote[]) =>
  sumWon(quotes.map(({ additionalAmount }) => additionalAmount))
const segmentsOf = (quotes: readonly ClaimQuote[]) =>
  sumWon(
    quotes.map(
      ({ shipments }) => shipments.returnFee + shipments.exchangeFee + shipments.areaExtra,
    ),
  )

function isSharedOut({ refunds, refundAmount }: ClaimQuote): boolean {
  return sumWon(refunds.map(({ amount }) => amount)) === refundAmount
}

test('돌려준 돈의 합은 낸 돈을 넘지 않고, 남은 돈은 남은 상품과 배송비와 오간 길의 값이다', () => {
  const holds = fc.property(orders, turns, (order, lived) => {
    const { ledger, quotes } = live(order, lived)
    const left = chargedTotal(order) + paidMore(quotes) - refunded(quotes)
    return (
      left >= 0 &&
      left === refundableTotal(ledger) &&
      left === chargedTotal(ledger) + segmentsOf(quotes) &&
      quotes.every(isSharedOut)
    )
  })
  expect(counterexampleOf(holds)).toEqual(null)
})

test('발송 전에 모두 취소하면 순서와 묶음과 까닭에 관계없이 낸 돈이 그대로 돌아온다', () => {
  const holds = fc.property(orders, turns, (order, lived) => {
    const unshipped = lived.map((turn) => ({ ...turn, ships: false }))
    const { ledger, quotes } = live(order, [...unshipped, ...CLAIM_THE_REST])
    return (
      refundableTotal(ledger) === 0 && refunded(quotes) - paidMore(quotes) === chargedTotal(order)
    )
  })
  expect(counterexampleOf(holds)).toEqual(null)
})

test('판매자 책임뿐이면 구매자는 아무것도 내지 않고, 모두 나가면 낸 돈이 모두 돌아온다', () => {
  const holds = fc.property(orders, turns, (order, lived) => {
    const bySeller = [...lived, ...CLAIM_THE_REST, ...CLAIM_THE_REST].map((turn) => ({
      ...turn,
      fault: 'SELLER' as const,
      exchanges: false,
    }))
    const { quotes } = live(order, bySeller)
    return paidMore(quotes) === 0 && refunded(quotes) === chargedTotal(order)
  })
  expect(counterexampleOf(holds)).toEqual(null)
})

function chargesOfGroup(quotes: readonly ClaimQuote[], { groups }: OrderLedger): number[] {
  return groups.map(
    ({ shippingGroupId }) =>
      quotes.filter(
        ({ claim, initialFeeCharged }) =>
          claim.shippingGroupId === shippingGroupId && initialFeeCharged > 0,
      ).length,
  )
}

const netOf = ({ refundAmount, additionalAmount }: ClaimQuote) => refundAmount - additionalAmount

test('같은 장부에서 판매자 책임의 신청은 구매자 책임의 신청보다 적게 돌려주지 않는다', () => {
  const holds = fc.property(orders, turns, (order, lived) => {
    const { ledger, quotes } = live(order, lived.slice(0, -1))
    const last = live(order, lived).quotes
    const claim = last.length > quotes.length ? last.at(-1)?.claim : undefined
    if (claim === undefined) return true
    const [bySeller, byBuyer] = (['SELLER', 'BUYER'] as const).map((fault) =>
      quoteClaim(ledger, { ...claim, fault }),
    )
    return bySeller?.ok === true && byBuyer?.ok === true
      ? netOf(bySeller.value) >= netOf(byBuyer.value)
      : bySeller?.ok === byBuyer?.ok
  })
  expect(counterexampleOf(holds)).toEqual(null)
})

/** A claim of each line of the first group, by whose fault, and two orders in which they may be made. */
const linesInTwoOrders = fc
  .tuple(
    fc.array(fc.constantFrom<ClaimFault>('BUYER', 'SELLER'), { minLength: 4, maxLength: 4 }),
    fc.shuffledSubarray([0, 1, 2, 3]),
  )
  .chain(([faults, first]) =>
    fc
      .shuffledSubarray(first, { minLength: first.length })
      .map((second) => ({ faults, first, second })),
  )

test('신청의 순서는, 책임이 섞여도, 모두 합한 금액을 바꾸지 않는다', () => {
  const holds = fc.property(
    orders,
    linesInTwoOrders,
    fc.boolean(),
    (order, { faults, first, second }, isShipped) => {
      const turnsOf = (indexes: readonly number[]) =>
        [{ ...TURN, ships: isShipped }].concat(
          indexes.map((index) => ({
            ...TURN,
            fault: faults[index] ?? 'BUYER',
            picks: [0, 1, 2, 3].map((each) => each === index),
          })),
        )
      const [one, other] = [first, second].map((indexes) =>
        sumWon(live(order, turnsOf(indexes)).quotes.map(netOf)),
      )
      return one === other
    },
  )
  expect(counterexampleOf(holds)).toEqual(null)
})

test('초도배송비는 한 묶음에 한 번만 받는다', () => {
  const holds = fc.property(orders, turns, (order, lived) => {
    const { quotes } = live(order, lived)
    return chargesOfGroup(quotes, order).every((count) => count <= 1)
  })
  expect(counterexampleOf(holds)).toEqual(null)
})

function reversed(order: OrderLedger): OrderLedger {
  const groups = order.groups.map((group) => ({ ...group, lines: group.lines.toReversed() }))
  return { ...order, groups }
}

test('상품의 순서는 금액을 바꾸지 않는다', () => {
  const holds = fc.property(orders, turns, (order, lived) => {
    const [first] = live(order, lived).quotes
    if (first === undefined || first.version !== order.version) return true
    const groups = order.groups.map((group) => ({
      ...group,
      isShipped: first.claim.type !== 'CANCEL',
    }))
    const again = quoteClaim(reversed({ ...order, groups }), first.claim)
    return (
      again.ok &&
      isDeepStrictEqual(
        [again.value.refundAmount, again.value.additionalAmount, again.value.feesAfter],
        [first.refundAmount, first.additionalAmount, first.feesAfter],
      )
    )
  })
  expect(counterexampleOf(holds)).toEqual(null)
})

test('이 법칙들이 보는 주문에는 일어날 수 있는 일이 모두 일어난다', () => {
  const quotes = fc
    .sample(fc.tuple(orders, turns), { numRuns: 400, seed: 7 })
    .flatMap(([order, lived]) => live(order, lived).quotes)
  const kinds = quotes.flatMap((quote) => [
    quote.claim.type,
    quote.claim.fault,
    ...(quote.initialFeeCharged > 0 ? ['initial fee'] : []),
    ...(quote.withdrawnDiscount > 0 ? ['discount withdrawn'] : []),
    ...(quote.additionalAmount > 0 ? ['additional payment'] : []),
    ...(quote.feesAfter.areaFee < quote.feesBefore.areaFee ? ['area fee back'] : []),
    ...(quote.feesAfter.fee < quote.feesBefore.fee ? ['fee back'] : []),
  ])
  const often = Map.groupBy(kinds, (kind) => kind)
  const kindsSeen = [...often].filter(([, seen]) => seen.length >= 20).map(([kind]) => kind)
  expect(kindsSeen.toSorted()).toEqual([
    'BUYER',
    'CANCEL',
    'EXCHANGE',
    'RETURN',
    'SELLER',
    'additional payment',
    'area fee back',
    'discount withdrawn',
    'fee back',
    'initial fee',
  ])
})
