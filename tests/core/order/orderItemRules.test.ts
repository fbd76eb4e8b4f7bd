import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY_MS } from '@jangteo/core/calendar/day.rules'
import { decideStep } from '@jangteo/core/chart/table.rules'
import {
  CLAIM_STATUSES,
  OPEN_CLAIM_STATUSES,
  REQUESTABLE_CLAIM_TYPES,
} from '@jangteo/core/claim/claim.codes'
import { isWithdrawableClaim } from '@jangteo/core/claim/claim.rules'
import { claimableTypes } from '@jangteo/core/claim/request/claimCheck.rules'
import { CLAIMED_ITEM_STATUS, ORDER_ITEM_STATUSES } from '@jangteo/core/order/orderItem.codes'
import type { OrderItemAction, OrderItemStatus } from '@jangteo/core/order/orderItem.codes'
import {
  areUnprepared,
  confirmDueMs,
  deliveryAssumedDueMs,
  listOrderItemActions,
  orderItemFacts,
} from '@jangteo/core/order/orderItem.rules'
import type { KnownOrderItem, OrderItemSituation } from '@jangteo/core/order/orderItem.rules'
import { ORDER_ITEM_TABLE } from '@jangteo/core/order/orderItem.table.gen'

const SHIPPED_MS = Date.parse('2026-08-20T15:00:00+09:00')
const DELIVERED_MS = Date.parse('2026-08-22T14:05:00+09:00')
const DUE_MS = Date.parse('2026-08-29T23:59:59.999+09:00')

const DELIVERED: KnownOrderItem = {
  claimStatus: null,
  isDisputed: false,
  endedClaims: [],
  shippedAtMs: SHIPPED_MS,
  deliveredAtMs: DELIVERED_MS,
  isTracked: true,
  scanCount: null,
  nowMs: DUE_MS,
}

describe('상태를 묻기 전에 아는 사실', () => {
  test('배송완료 뒤 일곱째 날이 다 지나야 자동으로 구매확정한다', () => {
    const due = [DUE_MS, DUE_MS + 1].map((nowMs) => orderItemFacts({ ...DELIVERED, nowMs }))
    expect(due.map(({ isConfirmDue }) => isConfirmDue)).toEqual([false, true])
  })

  test.each(OPEN_CLAIM_STATUSES)('%s 중에는 기한이 지나도 구매확정하지 않는다', (claimStatus) => {
    expect(orderItemFacts({ ...DELIVERED, claimStatus, nowMs: DUE_MS + DAY_MS })).toEqual({
      hasNoOpenClaim: false,
      isConfirmDue: false,
      isDeliveryAssumable: false,
      isUnscanned: false,
    })
  })

  test.each(
    CLAIM_STATUSES.filter((status) => !OPEN_CLAIM_STATUSES.some((open) => open === status)),
  )('%s로 끝난 클레임은 구매확정을 막지 않는다', (claimStatus) => {
    expect(orderItemFacts({ ...DELIVERED, claimStatus, nowMs: DUE_MS + 1 })).toEqual({
      hasNoOpenClaim: true,
      isConfirmDue: true,
      isDeliveryAssumable: false,
      isUnscanned: false,
    })
  })

  test('클레임이 열려 있던 날만큼 늦게 확정하고, 열려 있는 동안에는 언제인지 모른다', () => {
    const endedClaims = [
      {
        requestedAtMs: Date.parse('2026-08-27T10:00:00+09:00'),
        endedAtMs: Date.parse('2026-09-03T16:00:00+09:00'),
      },
    ]
    const known = { ...DELIVERED, endedClaims }
    const dueMs = Date.parse('2026-09-05T23:59:59.999+09:00')
    const due = [dueMs, dueMs + 1].map((nowMs) => orderItemFacts({ ...known, nowMs }).isConfirmDue)
    expect({
      due,
      dueMs: confirmDueMs(known),
      open: confirmDueMs({ ...known, claimStatus: 'RA' }),
      before: confirmDueMs({ ...known, deliveredAtMs: null }),
    }).toEqual({ due: [false, true], dueMs, open: null, before: null })
  })

  test('택배사가 아무것도 알리지 않은 것을 확인해야 스캔되지 않은 것이다', () => {
    const unscanned = [0, 1, null].map(
      (scanCount) => orderItemFacts({ ...DELIVERED, scanCount }).isUnscanned,
    )
    expect(unscanned).toEqual([true, false, false])
  })

  test('조회되지 않는 택배는 출고 뒤 일곱째 날이 지나면 배송완료로 본다', () => {
    const dueMs = deliveryAssumedDueMs(SHIPPED_MS)
    const assumable = [
      { isTracked: false, nowMs: dueMs },
      { isTracked: false, nowMs: dueMs + 1 },
      { isTracked: true, nowMs: dueMs + 1 },
      { isTracked: false, nowMs: dueMs + 1, shippedAtMs: null },
    ].map((known) => orderItemFacts({ ...DELIVERED, ...known }).isDeliveryAssumable)
    expect(dueMs).toEqual(Date.parse('2026-08-27T23:59:59.999+09:00'))
    expect(assumable).toEqual([false, true, false, false])
  })
})

const QUIET: Omit<OrderItemSituation, 'status' | 'claimableTypes'> = {
  facts: {
    hasNoOpenClaim: true,
    isConfirmDue: false,
    isDeliveryAssumable: false,
    isUnscanned: false,
  },
  isAddressOpen: true,
  isAddon: false,
  claimStatus: null,
  isWithdrawalOffered: false,
  isAddPaymentPayable: false,
  review: null,
}

/** The buttons of an item that is alone in its order. */
function actionsOf(situation: Omit<OrderItemSituation, 'claimableTypes'>): OrderItemAction[] {
  const { status, claimStatus } = situation
  const alone = {
    orderItemId: 1,
    mainOrderItemId: null,
    isDisputed: false,
    isAddPaymentWaiting: false,
  }
  const group = [{ ...alone, status, claimStatus }]
  const around = { orderItemId: 1, group, itemsSharingStoreCoupon: [], isReshipStocked: true }
  return listOrderItemActions({ ...situation, claimableTypes: claimableTypes(around) })
}

describe('구매자에게 보이는 버튼', () => {
  const buttons: Record<OrderItemStatus, OrderItemAction[]> = {
    PW: [],
    DR: ['SHOW_DEPOSIT_ACCOUNT', 'CANCEL_DEPOSIT', 'CHANGE_ADDRESS'],
    DC: ['CANCEL', 'CHANGE_ADDRESS'],
    SR: ['REQUEST_CANCEL'],
    SD: ['SHOW_DELAY', 'REQUEST_CANCEL'],
    SS: ['TRACK'],
    SI: ['TRACK', 'CONFIRM', 'REQUEST_EXCHANGE', 'REQUEST_RETURN'],
    SC: ['CONFIRM', 'TRACK', 'REQUEST_EXCHANGE', 'REQUEST_RETURN'],
    BF: ['BUY_AGAIN', 'TRACK'],
    C: [],
    E: ['CONFIRM', 'REQUEST_EXCHANGE', 'REQUEST_RETURN'],
    R: [],
  }
  test.each(ORDER_ITEM_STATUSES)('%s: 클레임이 없을 때', (status) => {
    expect(actionsOf({ ...QUIET, status })).toEqual(buttons[status])
  })

  test('끝난 클레임은 상세를 볼 수 있다', () => {
    const closed = (['C', 'E', 'R'] as const).map((status) =>
      actionsOf({ ...QUIET, status, claimStatus: `${status}C` }),
    )
    expect(closed).toEqual([
      ['SHOW_CLAIM'],
      ['SHOW_CLAIM', 'CONFIRM', 'REQUEST_EXCHANGE', 'REQUEST_RETURN'],
      ['SHOW_CLAIM'],
    ])
  })

  test('거부된 클레임은 상품이 그대로여도 까닭을 볼 수 있다', () => {
    const refused = [
      ['SR', 'CR'],
      ['SC', 'ER'],
      ['E', 'RR'],
    ] as const
    expect(
      refused.map(([status, claimStatus]) => actionsOf({ ...QUIET, status, claimStatus })),
    ).toEqual([
      ['REQUEST_CANCEL', 'SHOW_CLAIM'],
      ['CONFIRM', 'TRACK', 'REQUEST_EXCHANGE', 'REQUEST_RETURN', 'SHOW_CLAIM'],
      ['SHOW_CLAIM', 'CONFIRM', 'REQUEST_EXCHANGE', 'REQUEST_RETURN'],
    ])
  })

  test('신청한 클레임은 철회할 수 있고, 수거가 시작되면 볼 수만 있다', () => {
    const running = (['CA', 'EA', 'RA', 'EI', 'EY', 'RI'] as const).map((claimStatus) =>
      actionsOf({
        ...QUIET,
        status: 'SC',
        claimStatus,
        isWithdrawalOffered: isWithdrawableClaim(claimStatus),
        facts: { ...QUIET.facts, hasNoOpenClaim: false },
      }),
    )
    const [withdrawable, shown] = [['SHOW_CLAIM', 'WITHDRAW_CLAIM'], ['SHOW_CLAIM']]
    expect(running).toEqual([withdrawable, withdrawable, withdrawable, shown, shown, shown])
  })

  test('추가결제가 남아 있으면 가장 먼저 보인다', () => {
    const facts = { ...QUIET.facts, hasNoOpenClaim: false }
    expect(
      actionsOf({
        ...QUIET,
        facts,
        status: 'SC',
        claimStatus: 'EI',
        isAddPaymentPayable: true,
      }),
    ).toEqual(['PAY_ADDITIONAL', 'SHOW_CLAIM'])
  })

  test('추가상품은 따로 재구매할 수 없다', () => {
    expect(actionsOf({ ...QUIET, status: 'BF', isAddon: true })).toEqual(['TRACK'])
  })

  test('주문의 다른 상품 때문에 배송지를 못 바꾸면 배송지 변경도 없다', () => {
    const offered = (['DR', 'DC'] as const).flatMap((status) =>
      actionsOf({ ...QUIET, status, isAddressOpen: false }),
    )
    expect(offered).toEqual(['SHOW_DEPOSIT_ACCOUNT', 'CANCEL_DEPOSIT', 'CANCEL'])
  })

  test('구매확정한 상품은 리뷰를 쓰거나 고친다', () => {
    const reviews = (['WRITABLE', 'WRITTEN'] as const).map(
      (review) => actionsOf({ ...QUIET, status: 'BF', review })[0],
    )
    expect(reviews).toEqual(['WRITE_REVIEW', 'EDIT_REVIEW'])
  })

  test('구매확정 버튼은 구매확정이 받아들여질 때만 보인다', () => {
    const situations: fc.Arbitrary<OrderItemSituation> = fc
      .record({
        status: fc.constantFrom(...ORDER_ITEM_STATUSES),
        isAddressOpen: fc.boolean(),
        isAddon: fc.boolean(),
        claimStatus: fc.option(fc.constantFrom(...CLAIM_STATUSES)),
        isWithdrawalOffered: fc.boolean(),
        isAddPaymentPayable: fc.boolean(),
        claimableTypes: fc.subarray([...REQUESTABLE_CLAIM_TYPES]),
        review: fc.constantFrom('WRITABLE' as const, 'WRITTEN' as const, null),
      })
      .map((known) => ({ ...known, facts: orderItemFacts({ ...DELIVERED, ...known }) }))
    const breach = fc.check(
      fc.property(situations, (situation) => {
        const { status: state, facts } = situation
        const confirmed = decideStep(ORDER_ITEM_TABLE, { state, event: 'buyer.confirm', facts })
        return listOrderItemActions(situation).includes('CONFIRM') === confirmed.ok
      }),
      { numRuns: 2000 },
    ).counterexample
    expect(breach).toEqual(null)
  })

  test('취소할 수 있는 상태는 취소가, 돌려보낼 수 있는 상태는 교환과 반품이, 구매확정한 것은 반품이 끝날 수 있는 상태다', () => {
    const accepting = (event: 'claim.cancelled' | 'claim.exchanged' | 'claim.returned') =>
      ORDER_ITEM_STATUSES.filter((status) => event in ORDER_ITEM_TABLE.steps[status])
    const tagged = (...tags: readonly ('cancellable' | 'confirmed' | 'returnable')[]) =>
      ORDER_ITEM_STATUSES.filter((status) =>
        tags.some((tag) => ORDER_ITEM_TABLE.tags[status].includes(tag)),
      )
    expect(accepting('claim.cancelled')).toEqual(tagged('cancellable'))
    expect(accepting('claim.exchanged')).toEqual(tagged('returnable'))
    expect(accepting('claim.returned')).toEqual(tagged('returnable', 'confirmed'))
  })

  test.each([
    ['CANCEL', 'claim.cancelled'],
    ['EXCHANGE', 'claim.exchanged'],
    ['RETURN', 'claim.returned'],
  ] as const)('%s가 끝난 상품은 그 이름의 상태가 된다', (type, event) => {
    const targets = Object.values(ORDER_ITEM_TABLE.steps).flatMap((row) =>
      (row[event] ?? []).map(({ target }) => target),
    )
    expect([...new Set(targets)]).toEqual([CLAIMED_ITEM_STATUS[type]])
  })

  test('판매자가 준비를 시작하지 않은 상품은 결제완료거나 취소된 것뿐이다', () => {
    expect(ORDER_ITEM_STATUSES.filter((status) => areUnprepared([status]))).toEqual(['DC', 'C'])
    expect([areUnprepared(['DC', 'C']), areUnprepared(['DC', 'SR'])]).toEqual([true, false])
  })
})
