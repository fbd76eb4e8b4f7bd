import { addDays, endOfDayMs, kstDayOf, startOfDayMs } from '@jangteo/core/calendar/day.rules'
import { isOpenClaim } from '@jangteo/core/claim/claim.rules'
import { CLAIM_STATUSES } from '@jangteo/core/claim/claim.codes'
import { decideStep } from '@jangteo/core/chart/table.rules'
import { SELLER_ACTION_EVENTS } from '@jangteo/core/order/itemCommand.rules'
import { ORDER_ITEM_STATUSES } from '@jangteo/core/order/orderItem.codes'
import { orderItemFacts } from '@jangteo/core/order/orderItem.rules'
import { ORDER_ITEM_TABLE } from '@jangteo/core/order/orderItem.table.gen'
import {
  SELLER_ITEM_ACTIONS,
  SELLER_ORDER_TAB_STATUSES,
  UNSHIPPED_STATUSES,
} from '@jangteo/core/order/sellerOrder.codes'
import { lateBounds, listSellerActions } from '@jangteo/core/order/sellerOrder.rules'
import { shipDueOf } from '@jangteo/core/order/shipDue.rules'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const NOW_MS = Date.parse('2026-08-26T12:00:00+09:00')

const situations = fc.record({
  status: fc.constantFrom(...ORDER_ITEM_STATUSES),
  claimStatus: fc.option(fc.constantFrom(...CLAIM_STATUSES)),
  scanCount: fc.option(fc.integer({ min: 0, max: 2 })),
  isGroupClaimed: fc.boolean(),
})

describe('판매자가 할 수 있는 일', () => {
  test('도표가 거절할 일은 보이지 않고, 도표가 허락할 일은 모두 보인다', () => {
    fc.assert(
      fc.property(situations, ({ status, claimStatus, scanCount, isGroupClaimed }) => {
        const facts = orderItemFacts({
          claimStatus,
          isDisputed: false,
          endedClaims: [],
          shippedAtMs: NOW_MS,
          deliveredAtMs: null,
          isTracked: true,
          scanCount,
          nowMs: NOW_MS,
        })
        const actions = listSellerActions({ status, facts, isGroupClaimed })
        const allowed = SELLER_ITEM_ACTIONS.filter((action) => {
          if (action === 'REFUSE') return actions.includes('REFUSE')
          const event = SELLER_ACTION_EVENTS[action]
          return decideStep(ORDER_ITEM_TABLE, { state: status, event, facts }).ok
        })
        expect(actions).toEqual(allowed)
      }),
    )
  })

  test.each([
    ['DC', false, ['ACKNOWLEDGE', 'DELAY', 'REFUSE']],
    ['DC', true, ['ACKNOWLEDGE', 'DELAY']],
    ['SR', false, ['SHIP', 'DELAY', 'REFUSE']],
    ['SD', false, ['ACKNOWLEDGE', 'SHIP', 'DELAY', 'REFUSE']],
    ['SS', false, ['REMOVE_INVOICE']],
    ['SI', false, []],
    ['BF', false, []],
    ['C', false, []],
  ] as const)('%s에서, 배송 묶음에 진행 중인 신청이 %j이면', (status, isGroupClaimed, actions) => {
    const facts = {
      hasNoOpenClaim: true,
      isConfirmDue: false,
      isDeliveryAssumable: false,
      isUnscanned: true,
    }
    expect(listSellerActions({ status, facts, isGroupClaimed })).toEqual(actions)
  })

  test('취소를 기다리는 상품은 보낼 수 없다', () => {
    const facts = {
      hasNoOpenClaim: !isOpenClaim('CA'),
      isConfirmDue: false,
      isDeliveryAssumable: false,
      isUnscanned: false,
    }
    expect(listSellerActions({ status: 'SR', facts, isGroupClaimed: true })).toEqual(['DELAY'])
  })
})

describe('탭', () => {
  test('전체를 뺀 탭들은 결제된 모든 상태를 한 번씩 담고, 발송지연은 보내지 않은 상태다', () => {
    const { ALL, LATE, ...tabs } = SELLER_ORDER_TAB_STATUSES
    const statuses = Object.values(tabs).flat()
    expect([statuses.toSorted(), LATE]).toEqual([[...ALL].toSorted(), UNSHIPPED_STATUSES])
  })
})

describe('발송지연', () => {
  const days = fc.integer({ min: 0, max: 300 }).map((count) => addDays('2026-01-01', count))
  const holidays = fc
    .uniqueArray(days, { maxLength: 20 })
    .map((list): ReadonlySet<string> => new Set(list))

  test('결제한 날의 경계는 상품마다 계산한 발송예정일과 같은 답을 준다', () => {
    fc.assert(
      fc.property(
        fc.record({
          today: days,
          shift: fc.integer({ min: -90, max: 2 }),
          shipWithinDays: fc.integer({ min: 1, max: 60 }),
          off: holidays,
        }),
        ({ today, shift, shipWithinDays, off }) => {
          const nowMs = startOfDayMs(today) + 1
          const paidAtMs = endOfDayMs(addDays(today, shift))
          const due = shipDueOf(
            { status: 'SR', paidAtMs, shipWithinDays, delayedShipOn: null },
            nowMs,
            off,
          )
          const bound = lateBounds(nowMs, off).find((one) => one.shipWithinDays === shipWithinDays)
          expect(kstDayOf(paidAtMs) <= (bound?.paidOn ?? '')).toBe(due?.isPast)
        },
      ),
    )
  })
})
