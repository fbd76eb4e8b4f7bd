import {
  decideUnpaidOrder,
  UNPAID_ORDER_COUNT_MAX,
  unpaidHoldersOf,
} from '@jangteo/core/order/unpaidOrder.rules'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

const DEVICE = { deviceId: 'a device', mobile: '01012345678' }

test('회원의 주문은 기기와 회원으로, 비회원의 주문은 기기와 휴대폰 번호로 센다', () => {
  expect([
    unpaidHoldersOf({ ...DEVICE, memberId: 7 }),
    unpaidHoldersOf({ ...DEVICE, memberId: null }),
  ]).toEqual([
    [
      { kind: 'DEVICE', deviceId: 'a device' },
      { kind: 'MEMBER', memberId: 7 },
    ],
    [
      { kind: 'DEVICE', deviceId: 'a device' },
      { kind: 'MOBILE', mobile: '01012345678' },
    ],
  ])
})

test('결제를 기다리는 주문이 어디서든 세 건이면 더 주문하지 못한다', () => {
  const REFUSED = { ok: false, reason: 'ORDER_UNPAID_COUNT_EXCEEDED', params: {} }
  expect(
    [
      [0, 0],
      [2, 2],
      [3, 0],
      [0, 3],
    ].map(decideUnpaidOrder),
  ).toEqual([{ ok: true, value: undefined }, { ok: true, value: undefined }, REFUSED, REFUSED])
})

test('하나씩 주문하면 누구의 주문도 세 건을 넘지 않는다', () => {
  const buyer = fc.record({
    deviceId: fc.constantFrom('a', 'b'),
    memberId: fc.constantFrom(null, 1, 2),
    mobile: fc.constantFrom('010', '011'),
  })
  fc.assert(
    fc.property(fc.array(buyer, { maxLength: 60 }), (buyers) => {
      const counts = new Map<string, number>()
      for (const one of buyers) {
        const holders = unpaidHoldersOf(one).map((holder) => JSON.stringify(holder))
        const decision = decideUnpaidOrder(holders.map((holder) => counts.get(holder) ?? 0))
        if (!decision.ok) continue
        for (const holder of holders) counts.set(holder, (counts.get(holder) ?? 0) + 1)
      }
      expect(Math.max(0, ...counts.values())).toBeLessThanOrEqual(UNPAID_ORDER_COUNT_MAX)
    }),
  )
})
